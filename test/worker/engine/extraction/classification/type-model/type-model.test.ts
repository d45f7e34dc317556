import { expect, it, test } from 'vitest';
import { documentTypeOf } from '../../../../../../worker/engine/extraction/classification/document-type.js';
import { typesByWords } from '../../../../../../worker/engine/extraction/classification/type-model/type-model.js';
import { wordsOf } from '../../../../../../worker/engine/extraction/classification/type-model/words-of.js';
import { extractData } from '../../../../../../worker/engine/extraction/extract-data.js';
import { rowsOf } from '../../../../../../worker/engine/extraction/layout.js';
import { makePage } from '../../make-page.js';

const pageOf = (rows: string[]) =>
  makePage(rows, { direction: rows.some((row) => /[א-ת]/.test(row)) ? 'rtl' : 'ltr' });

const typeOf = async (...rows: string[]) => {
  const page = pageOf(rows);
  return documentTypeOf(rowsOf([page]), await extractData([page]));
};

/** Documents that nowhere say what they are, or say something else first. */
test.each([
  [
    'a telephone bill that is called an invoice',
    'utility_bill',
    [
      'Invoice 40-118-227 | Issued 3 March 2026',
      'Your monthly allowance | Unlimited minutes and texts, 60GB data',
      'Roaming in Europe | 2.40',
      'Calls to premium numbers, outside your plan | 1.15',
      'Device plan, month 7 of 24 | 18.00',
      'We will collect 41.55 by Direct Debit',
    ],
  ],
  [
    'the folio of a hotel, credits and charges by day',
    'invoice',
    [
      'Room 512 | Arrival 02/11/2026 | Departure 02/13/2026 | Rate plan BAR',
      'Date | Description | Charges | Credits | Balance',
      '02/11 | Room charge | 189.00 | | 189.00',
      '02/11 | State occupancy tax | 12.76 | | 201.76',
      '02/12 | Room charge | 189.00 | | 390.76',
      '02/13 | Visa card ending 1881 | | 390.76 | 0.00',
      'Front desk | Guest signature',
    ],
  ],
  [
    'what a year of wages came to',
    'tax_form',
    [
      'a Employee SSN | 999-00-1234 | 1 Wages, tips, other comp. | 61,220.14',
      'b Employer EIN | 00-1234567 | 2 Federal income tax withheld | 6,114.02',
      'c Employer name and address | 3 Social security wages | 64,100.00',
      '15 State | 16 State wages, tips, etc. | 17 State income tax',
    ],
  ],
  [
    'a bank that lists what happened in an account',
    'bank_statement',
    [
      'עו"ש שקלי | סניף 812',
      'יום ערך | הפעולה | חובה | זכות | יתרה בש"ח',
      '02/03 | הו"ק ועד הבית | 180.00 | | 4,120.55',
      '05/03 | זיכוי משכורת | | 9,400.00 | 13,520.55',
      '09/03 | משיכה מכספומט | 400.00 | | 13,120.55',
    ],
  ],
  [
    'a letter of a doctor about a visit',
    'medical',
    [
      'סיבת הפנייה: כאבי גב תחתון מזה שבוע',
      'בבדיקה גופנית: רגישות מקומית, ללא חסר נוירולוגי',
      'המלצות: מנוחה, משככי כאבים לפי הצורך, פיזיותרפיה',
      'ימי מחלה: 3',
    ],
  ],
  [
    'a wage in Germany without a title',
    'payslip',
    [
      'Personalnummer 00417 | Steuerklasse 3 | Kinderfreibeträge 1,0',
      'Gesamtbrutto | 4.180,00',
      'Lohnsteuer | 352,16 | Solidaritätszuschlag | 0,00',
      'Krankenversicherung | 341,72 | Rentenversicherung | 388,74',
      'Auszahlungsbetrag | 2.961,08',
    ],
  ],
  [
    'the rules of a club',
    'other',
    [
      'Members are asked to leave the courts as they found them.',
      'The annual meeting elects a board of five, which meets every second month.',
      'Guests may play with a member after four in the afternoon.',
      'Applications are decided by the board in the order in which they arrive.',
    ],
  ],
])('%s is called by all of its words', async (_, expected, rows) => {
  expect((await typeOf(...rows)).documentType).toBe(expected);
});

it('says how likely the type is: less of three words than of a whole page', async () => {
  const short = await typeOf('Meter reading | 1,204');
  const whole = await typeOf(
    'Meter reading | previous 1,118 | present 1,204',
    'Electricity used | 86 kWh | Standing charge | 31 days',
    'Your tariff | Supply address | Direct Debit | Energy charges',
  );
  expect(whole).toMatchObject({ documentType: 'utility_bill' });
  expect(short.certainty).toBeLessThan(whole.certainty);
  expect(whole.certainty).toBeLessThanOrEqual(1);
});

it('says nothing of words that it does not know', () => {
  const { logOdds, known } = typesByWords(new Map([['zqxv', 3]]));
  expect(known).toBe(0);
  expect(logOdds).toEqual(typesByWords(new Map()).logOdds);
});

it('takes words apart as its training does: folded, without accents, letters alone', () => {
  // The same text and words as in scripts/train/tests/test_document_type.py.
  const page = pageOf(['Société d’eau', 'סה״כ מע"מ לתשלום 18%', 'IBAN-Nr. a B2C Größe']);
  expect([...wordsOf(rowsOf([page]))].sort()).toEqual(
    Object.entries({
      "d'eau": 1,
      'סה"כ': 1,
      'מע"מ': 1,
      לתשלומ: 1,
      societe: 1,
      iban: 1,
      nr: 1,
      große: 1,
    }).sort(),
  );
});
