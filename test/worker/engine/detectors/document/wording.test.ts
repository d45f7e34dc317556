import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../../../../../core/vocabulary.js';
import { wording } from '../../../../../worker/engine/detectors/document/wording/detector.js';
import { emptyData, statementRows } from '../../document-data.js';
import { classified, never, page, told } from './evidence.js';

const BODY = [
  'אישור ביצוע העברה',
  'שם המוטב: ישראל ישראלי',
  'סכום: 1,250.00',
  'תאריך: 31/03/2026',
  'אסמכתא: 123456',
];
const look = async (type: DocumentType, lines: Parameters<typeof page>[0], data = emptyData()) =>
  told(
    await wording.detect(
      { pages: [page([...BODY, ...lines])], data, classification: classified(type) },
      never,
    ),
  );
const codes = async (...given: Parameters<typeof look>) =>
  (await look(...given)).map(({ code }) => code);

describe('wording', () => {
  it.each([
    ['סטטוס: ממתין לאישור', 'status_not_final'],
    ['ההעברה טרם בוצעה', 'status_not_final'],
    ['Status: Pending', 'status_not_final'],
    ['התשלום נדחה', 'status_void'],
    ['סטטוס הפעולה בוטל', 'status_void'],
    ['Payment cancelled', 'status_void'],
    ['Transfer failed', 'status_void'],
  ])('finds "%s" on a proof of one action, at its line', async (line, code) => {
    expect(await look('bank_transfer', [line])).toMatchObject([{ code, evidence: line }]);
    expect(await codes('payment_app', [line])).toEqual([code]);
  });

  it.each([
    'ביטול', // a button
    'ההעברה לא בוטלה',
    'The payment was not cancelled',
    'העברה שתבוטל לאחר מועד הביצוע לא תזכה את השולח בעמלה שנגבתה ממנו',
    'ניתן לראות העברות במצב ממתין לאישור במסך התנועות של האפליקציה בכל עת',
    'ההעברה בוצעה בהצלחה',
    'העתק',
    'נאמן למקור',
  ])('leaves "%s" alone', async (line) => {
    expect(await codes('bank_transfer', [line])).toEqual([]);
  });

  it('leaves cancelled and pending rows of statements and lists alone', async () => {
    expect(await codes('bank_statement', ['החזרת שיק', 'בוטל', 'Pending'])).toEqual([]);
    const list = { ...emptyData(), transactions: statementRows(0, [100, 200, 300]) };
    expect(await codes('payment_app', ['בוטל'], list)).toEqual([]);
  });

  it('leaves one payment of several alone that was declined, as a chat shows them', async () => {
    expect(await codes('payment_app', ['Paid · Apr 28', 'X Declined · May 5', 'Y Paid'])).toEqual(
      [],
    );
    expect(await codes('payment_app', ['Paid · Apr 28', 'X Declined · May 5'])).toEqual([
      'status_void',
    ]);
  });

  it.each(['טיוטה', 'SAMPLE', 'דוגמה', 'להמחשה בלבד', 'Draft', 'specimen'])(
    'finds the mark "%s" standing alone, surer when it is large',
    async (mark) => {
      const [small] = await look('payslip', [mark]);
      const [large] = await look('payslip', [[mark, 6]]);
      expect(small).toMatchObject({ code: 'marked_not_original', values: { word: mark } });
      expect(large?.confidence).toBeGreaterThan(small?.confidence ?? 1);
    },
  );

  it('leaves a mark’s word within a sentence, and drafts of contracts, alone', async () => {
    expect(await codes('medical', ['Blood sample taken on arrival'])).toEqual([]);
    expect(await codes('invoice', ['Sample box of tiles 20x20 4.00'])).toEqual([]);
    expect(await codes('contract', ['טיוטה'])).toEqual([]);
  });
});
