import { ruth } from '../cast.js';
import { screenshot } from '../capture/screenshot.js';
import { appPaymentTruth, drawAppPayment, makeAppPayment } from '../documents/payment-app.js';
import { FONTS } from '../fonts.js';
import { genuine, type Made } from '../made.js';

export const appPaymentSamples = async (): Promise<Made[]> => {
  const payment = makeAppPayment({
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
  const shot = await screenshot(drawAppPayment(payment), { font: FONTS.rubik });
  return [
    genuine(
      {
        file: 'he-payment-app.png',
        document_type: 'payment_app',
        lang: 'he',
        capture: 'app_screenshot',
        text_layer: null,
        truth: appPaymentTruth(payment),
      },
      shot.bytes,
    ),
  ];
};
