import { ACCOUNTS, israel, ploni } from '../cast.js';
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

export const statementSamples = async (): Promise<Made[]> => [
  ...(await oneMonthSamples()),
  ...(await twoMonthSamples()),
];

const SHARED = { document_type: 'bank_statement', lang: 'he', capture: 'native_pdf' } as const;

const oneMonthSamples = async (): Promise<Made[]> => {
  const statement = oneMonth();
  const drawing = drawStatement(statement);
  const original = await drawPdf(drawing, ONE_MONTH_LOOK);
  const shared = { ...SHARED, text_layer: 'visual' } as const;

  const raised = raiseSalary(statement, 700_000);
  const changed = await drawPdf(drawStatement(raised), {
    ...ONE_MONTH_LOOK,
    modified: '2025-06-11T19:42:10Z',
  });
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
            from: printed(rowOf(statement, SALARY).amount),
            to: printed(rowOf(raised, SALARY).amount),
            mark: `row ${SALARY + 1} amount`,
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

const twoMonthSamples = async (): Promise<Made[]> => {
  const statement = twoMonths();
  const drawing = drawStatement(statement);
  const original = await drawPdf(drawing, TWO_MONTHS_LOOK);
  const shared = { ...SHARED, text_layer: 'logical' } as const;

  const edited = {
    ...statement,
    rows: statement.rows.map((row, index) =>
      index === FEE ? { ...row, amount: row.amount + 400_000 } : row,
    ),
  };
  const rewritten = await drawPdf(drawStatement(edited), {
    ...TWO_MONTHS_LOOK,
    creator: 'sejda.com (5.3.7)',
    producer: 'SAMBox 3.0.25',
    modified: '2026-01-14T21:08:44Z',
  });
  return [
    genuine(
      { ...shared, file: 'he-bank-statement-logical.pdf', truth: statementTruth(statement) },
      original.bytes,
    ),
    forged(
      { ...shared, file: 'he-bank-statement-forged-balance.pdf', truth: statementTruth(edited) },
      rewritten.bytes,
      {
        twin: 'he-bank-statement-logical.pdf',
        operation: 'one credit raised in an online PDF editor, which rewrote the file; balances left',
        alterations: [
          {
            what: 'credit',
            from: printed(rowOf(statement, FEE).amount),
            to: printed(rowOf(edited, FEE).amount),
            mark: `row ${FEE + 1} amount`,
          },
        ],
        drawing,
        marks: rewritten.marks,
        expected: { verdict: 'review', categories: ['amount_logic'] },
      },
    ),
  ];
};

const rowOf = (statement: Statement, index: number): Statement['rows'][number] => {
  const row = statement.rows[index];
  if (row === undefined) throw new RangeError(`the statement has no row ${index}`);
  return row;
};

/** The rows that are changed, counted from 0. */
const SALARY = 2;
const FEE = 9;

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
    amount: index === SALARY ? row.amount + by : row.amount,
    balance: index >= SALARY ? row.balance + by : row.balance,
  })),
  credits: statement.credits + by,
  closing: statement.closing + by,
});

const TWO_MONTHS_LOOK: PdfLook = {
  font: FONTS.david,
  order: 'logical',
  producer: 'iText 2.1.7 by 1T3XT',
  creator: 'JasperReports (Account Statement)',
  title: 'תנועות בחשבון',
  made: '2026-01-04T07:20:00Z',
};

const twoMonths = (): Statement =>
  makeStatement({
    holder: ploni,
    account: ACCOUNTS.leumi,
    branchName: 'רחובות',
    from: '2025-11-02',
    to: '2025-12-31',
    issued: '2026-01-04',
    opening: 1_530_012,
    rowsMax: 22,
    accent: '#0b4ea2',
    movements: [
      { date: '2025-11-02', description: 'הוראת קבע - משכנתא', reference: '310455', amount: -538_790 },
      { date: '2025-11-03', description: 'משיכת מזומן בכספומט', reference: '128840', amount: -80_000 },
      { date: '2025-11-05', description: 'הפקדת שיק', reference: '501377', amount: 120_000 },
      { date: '2025-11-09', description: 'משכורת - פלוני פתרונות', reference: '552114', amount: 1_210_688 },
      { date: '2025-11-10', description: 'כרטיס אשראי', reference: '881903', amount: -612_340 },
      { date: '2025-11-12', description: 'חברת הגז', reference: '641120', amount: -21_430 },
      { date: '2025-11-13', description: 'הוראת קבע - ארנונה', reference: '401209', amount: -74_560 },
      { date: '2025-11-16', description: 'העברה לישראל ישראלי', reference: '906044', amount: -45_000 },
      { date: '2025-11-18', description: 'גן ילדים', reference: '641388', amount: -185_000 },
      { date: '2025-11-20', description: 'שכר טרחה - ייעוץ', reference: '906190', amount: 90_000 },
      { date: '2025-11-24', description: 'ביטוח בריאות משלים', reference: '641702', amount: -16_985 },
      { date: '2025-11-26', description: 'שיק 5000311', reference: '500311', amount: -230_000 },
      { date: '2025-11-30', description: 'עמלת ניהול חשבון', reference: '990104', amount: -2_150 },
      { date: '2025-12-01', description: 'הוראת קבע - משכנתא', reference: '310456', amount: -538_790 },
      { date: '2025-12-03', description: 'תקשורת וסלולר', reference: '642015', amount: -17_970 },
      { date: '2025-12-04', description: 'קצבת ילדים - ביטוח לאומי', reference: '210120', amount: 33_800 },
      { date: '2025-12-09', description: 'משכורת - פלוני פתרונות', reference: '552115', amount: 1_187_240 },
      { date: '2025-12-10', description: 'כרטיס אשראי', reference: '881904', amount: -498_115 },
      { date: '2025-12-14', description: 'חברת החשמל', reference: '642230', amount: -68_725 },
      { date: '2025-12-16', description: 'גן ילדים', reference: '642391', amount: -185_000 },
      { date: '2025-12-18', description: 'משיכת מזומן בכספומט', reference: '129377', amount: -100_000 },
      { date: '2025-12-21', description: 'העברה מרות ישראלי', reference: '906811', amount: 25_000 },
      { date: '2025-12-23', description: 'ביטוח רכב', reference: '642640', amount: -194_330 },
      { date: '2025-12-25', description: 'הוראת קבע - ארנונה', reference: '401210', amount: -74_560 },
      { date: '2025-12-28', description: 'הפקדת מזומן', reference: '129900', amount: 50_000 },
      { date: '2025-12-31', description: 'עמלת ניהול חשבון', reference: '990205', amount: -2_150 },
    ],
  });
