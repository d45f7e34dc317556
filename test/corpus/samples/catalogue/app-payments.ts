import { ruth } from '../cast.js';
import { screenshot } from '../capture/screenshot.js';
import { hebrewLong } from '../dates.js';
import {
  APP_COLORS,
  appPaymentTruth,
  drawAppPayment,
  makeAppPayment,
  type AppPayment,
} from '../documents/payment-app.js';
import { FONTS } from '../fonts.js';
import { editorXmp, withPngText } from '../forge/png-text.js';
import { retouch } from '../forge/retouch.js';
import { forged, genuine, type Made } from '../made.js';
import { printed } from '../money.js';
import { drawPicture, pngOf } from '../picture-sheet.js';

export const appPaymentSamples = async (): Promise<Made[]> => {
  const payment = gift();
  const drawing = drawAppPayment(payment);
  const shared = {
    document_type: 'payment_app',
    lang: 'he',
    capture: 'app_screenshot',
    text_layer: null,
  } as const;
  const shot = await screenshot(drawing, { font: FONTS.rubik });

  // The weekday is unchanged: the forger only considered the day of the month.
  const edited = { ...payment, amount: 435_000, date: '2025-05-14' };
  const { bytes, marks } = await edit(payment, edited);
  return [
    genuine({ ...shared, file: 'he-payment-app.png', truth: appPaymentTruth(payment) }, shot.bytes),
    forged(
      { ...shared, file: 'he-payment-app-forged-amount.png', truth: appPaymentTruth(edited) },
      bytes,
      {
        twin: 'he-payment-app.png',
        operation: 'amount and date painted over in a picture editor, weekday left',
        alterations: [
          {
            what: 'amount',
            from: printed(payment.amount),
            to: printed(edited.amount),
            mark: 'amount',
          },
          {
            what: 'date',
            from: hebrewLong(payment.date),
            to: hebrewLong(edited.date),
            mark: 'date',
          },
        ],
        drawing,
        marks,
        expected: { verdict: 'review', categories: ['editing_software', 'date_time_logic'] },
      },
    ),
  ];
};

const edit = async (before: AppPayment, after: AppPayment) => {
  const { canvas, marks } = drawPicture(drawAppPayment(before), 1, { font: FONTS.rubik, scale: 1 });
  const at = (name: string) => {
    const mark = marks.get(name);
    if (mark === undefined) throw new Error(`nothing is marked "${name}"`);
    return mark;
  };
  const amount = retouch(canvas, {
    at: at('amount'),
    text: `₪ ${printed(after.amount)}`,
    font: FONTS.heebo,
    size: 108,
    background: APP_COLORS.brand,
    color: '#ffffff',
    keep: 'center',
  });
  const date = retouch(canvas, {
    at: at('date'),
    text: `יום ${after.weekday}, ${hebrewLong(after.date)}`,
    font: FONTS.heebo,
    size: 40,
    background: '#ffffff',
    color: APP_COLORS.ink,
    keep: 'left',
  });
  const png = await pngOf(canvas);
  const tool = 'Adobe Photoshop 26.4 (Windows)';
  const saved = '2025-05-14T21:37:55+03:00';
  return {
    marks: new Map([
      ['amount', amount],
      ['date', date],
    ]),
    bytes: withPngText(png, {
      software: tool,
      xmp: editorXmp(tool, '2025-05-14T21:20:12+03:00', saved),
    }),
  };
};

const gift = (): AppPayment =>
  makeAppPayment({
    clock: '14:33',
    time: '14:32',
    date: '2025-05-13',
    from: ruth.name,
    to: 'ישראל ישראלי',
    phone: '050-5550101',
    amount: 35_000,
    reference: '2505-1314-3207',
    purpose: 'מתנה לגננת',
    currentAccount: 'חשבון עובר ושב',
  });
