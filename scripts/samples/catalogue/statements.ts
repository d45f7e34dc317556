import { ACCOUNTS, israel } from '../cast.js';
import {
  drawStatement,
  makeStatement,
  statementTruth,
  type Statement,
} from '../documents/bank-statement.js';
import { FONTS } from '../fonts.js';
import { updateIncrementally } from '../forge/incremental-update.js';
import { forged, genuine, type Made } from '../made.js';
import { printed } from '../money.js';
import { drawPdf, type PdfLook } from '../pdf-sheet.js';

export const statementSamples = async (): Promise<Made[]> => {
  const statement = oneMonth();
  const drawing = drawStatement(statement);
  const original = await drawPdf(drawing, ONE_MONTH_LOOK);
  const shared = {
    document_type: 'bank_statement',
    lang: 'he',
    capture: 'native_pdf',
    text_layer: 'visual',
  } as const;

  const raised = raiseSalary(statement, 700_000);
  const changed = await drawPdf(drawStatement(raised), {
    ...ONE_MONTH_LOOK,
    modified: '2025-06-11T19:42:10Z',
  });
  const salary = 2;
  return [
    genuine(
      { ...shared, file: 'he-bank-statement.pdf', truth: statementTruth(statement) },
      original.bytes,
    ),
    forged(
      { ...shared, file: 'he-bank-statement-forged-revision.pdf', truth: statementTruth(raised) },
      updateIncrementally(original.bytes, changed.bytes),
      {
        twin: 'he-bank-statement.pdf',
        operation:
          'salary and every later balance raised, saved as an incremental update; all sums still fit',
        alterations: [
          {
            what: 'salary',
            from: printed(statement.rows[salary]?.amount ?? 0),
            to: printed(raised.rows[salary]?.amount ?? 0),
            mark: `row ${salary + 1} amount`,
          },
          {
            what: 'closing balance',
            from: printed(statement.closing),
            to: printed(raised.closing),
            mark: 'closing',
          },
        ],
        drawing,
        marks: changed.marks,
        expected: { verdict: 'review', categories: ['file_history'] },
      },
    ),
  ];
};

const ONE_MONTH_LOOK: PdfLook = {
  font: FONTS.heebo,
  order: 'visual',
  producer: 'Apache FOP Version 2.8',
  creator: 'Statement Service',
  title: 'דף חשבון',
  made: '2025-06-02T06:15:00Z',
};

const oneMonth = (): Statement =>
  makeStatement({
    holder: israel,
    account: ACCOUNTS.hapoalim,
    branchName: 'מרכז הכרמל',
    from: '2025-05-01',
    to: '2025-05-31',
    issued: '2025-06-02',
    opening: 842_035,
    rowsMax: 24,
    accent: '#b3202a',
    movements: [
      { date: '2025-05-04', description: 'הוראת קבע - שכר דירה', reference: '400118', amount: -420_000 },
      { date: '2025-05-06', description: 'משיכת מזומן בכספומט', reference: '731842', amount: -60_000 },
      { date: '2025-05-09', description: 'משכורת - פלוני פתרונות', reference: '552901', amount: 1_186_350 },
      { date: '2025-05-11', description: 'כרטיס אשראי - חיוב חודשי', reference: '880412', amount: -397_465 },
      { date: '2025-05-12', description: 'חברת החשמל', reference: '640077', amount: -41_280 },
      { date: '2025-05-13', description: 'תאגיד המים', reference: '640215', amount: -18_790 },
      { date: '2025-05-15', description: 'העברה מרות ישראלי', reference: '905533', amount: 75_000 },
      { date: '2025-05-18', description: 'הוראת קבע - ארנונה', reference: '400731', amount: -62_345 },
      { date: '2025-05-20', description: 'קצבת ילדים - ביטוח לאומי', reference: '210020', amount: 33_800 },
      { date: '2025-05-22', description: 'ביטוח רכב', reference: '640998', amount: -28_650 },
      { date: '2025-05-25', description: 'שיק 5001204', reference: '501204', amount: -150_000 },
      { date: '2025-05-27', description: 'העברה בנקאית', reference: '905871', amount: -90_000 },
      { date: '2025-05-29', description: 'עמלת פעולה בערוץ ישיר', reference: '990012', amount: -1_985 },
    ],
  });

const raiseSalary = (statement: Statement, by: number): Statement => ({
  ...statement,
  rows: statement.rows.map((row, index) => ({
    ...row,
    amount: index === 2 ? row.amount + by : row.amount,
    balance: index >= 2 ? row.balance + by : row.balance,
  })),
  credits: statement.credits + by,
  closing: statement.closing + by,
});
