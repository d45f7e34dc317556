import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData } from '../../evidence/document-data.js';
import { wordPattern } from '../../text/fold.js';
import type { Row } from '../layout.js';
import { outstandingAmount } from '../outstanding-amount.js';
import { listsByDay } from '../tables/listed-by-day.js';
import { TYPE_WORDS } from './type-words/index.js';

type Known = Exclude<DocumentType, 'other'>;

/** Minimum score: two names of the type, or one with usual words. */
const SCORE_MIN = 5;
/** Minimum lead over the second best type. */
const LEAD_MIN = 1;
/** Weight that speaks for none of the types, before anything was read. */
const NO_TYPE_WEIGHT = 3;
/** Below this a second type is nearly as likely. */
const CERTAINTY_MIN = 0.45;
/** Factor for naming words in the upper part of the first page, its title. */
const TITLE_FACTOR = 2;
const TITLE_UPPER_PERCENT = 30;
const TITLE_CHARS_MAX = 60;
/** Pages used; later pages are terms and attachments. */
const PAGES_MAX = 3;

const WORDS = (Object.keys(TYPE_WORDS) as Known[]).flatMap((type) =>
  TYPE_WORDS[type].map(([weight, word]) => ({
    type,
    weight,
    pattern: wordPattern(word),
  })),
);

/** The type of a document, and how sure it is. */
export interface TypeOfDocument {
  documentType: DocumentType;
  /** Share of all that speaks for any type, 0-1; of the best type also where it is not called. */
  certainty: number;
}

/**
 * The type with the highest score of words and tables; `other` when the score, the lead or
 * the certainty is too low. Certainty is the best score over the best two and the weight
 * that speaks for no type: a ranking of how clear the call was, not a measured frequency.
 */
export function documentTypeOf(rows: readonly Row[], data: DocumentData): TypeOfDocument {
  const [best, next] = [...scoresOf(rows, data)].sort((a, b) => b[1] - a[1]);
  if (!best) return { documentType: 'other', certainty: 0 };
  const second = next?.[1] ?? 0;
  const certainty = best[1] / (best[1] + second + NO_TYPE_WEIGHT);
  const isClear =
    best[1] >= SCORE_MIN && best[1] - second >= LEAD_MIN && certainty >= CERTAINTY_MIN;
  return { documentType: isClear ? best[0] : 'other', certainty };
}

function scoresOf(rows: readonly Row[], data: DocumentData): Map<Known, number> {
  const scores = new Map<Known, number>();
  const add = (type: Known, points: number): void => {
    scores.set(type, (scores.get(type) ?? 0) + points);
  };
  const lines = rows
    .filter((row) => row.page.number <= PAGES_MAX)
    .map((row) => ({ texts: textsOf(row), title: isTitle(row) }));
  for (const { type, weight, pattern } of WORDS) {
    const places = lines.filter(({ texts }) => texts.some((text) => pattern.test(text)));
    if (places.length === 0) continue;
    if (type === 'id_document' && places.every(({ texts }) => texts.every(isSentence))) {
      add(type, 1);
      continue;
    }
    const titled = weight >= 4 && places.some(({ title }) => title);
    add(type, titled ? weight * TITLE_FACTOR : weight);
  }
  for (const [type, points] of pointsOfTables(data)) add(type, points);
  if (data.transactions.length === 0 && listsByDay(rows)) add('bank_statement', LISTED_WEIGHT);
  else if (
    lines.some(({ texts }) => texts.some((text) => DONE.test(text))) &&
    outstandingAmount(rows)
  )
    add('payment_app', DONE_WEIGHT);
  const names = (words: RegExp): boolean =>
    lines.some(({ texts }) => texts.some((text) => words.test(text)));
  // A bill of what a meter or a network counted is an invoice, so that what speaks for one speaks for it too.
  if ([METERED, CONNECTED].some((of) => of.filter(names).length >= SUPPLY_WORDS_MIN))
    add('utility_bill', (scores.get('invoice') ?? 0) + LEAD_MIN);
  return scores;
}

/** A list of signed amounts by days is an account's, whatever its movements say of payments. */
const LISTED_WEIGHT = 9;

/** "Completed" in a cell of its own, on a page that shows one amount larger than all else. */
const DONE =
  /^\W*(?:completed|successful|paid|sent|received|delivered|(?:ה?תשלומ|ה?העברה|ה?פעולה|ה?כספ)? ?(?:שולמ|הושלמה?|בוצעה?|נשלחה?|התקבלה?|הועברה?|העברת|שילמת|שלחת|קיבלת)(?: בהצלחה)?)\W*$/u;
const DONE_WEIGHT = 4;

/** Words of what a meter counted; of so many different ones the document is a bill of it. */
const METERED: readonly RegExp[] = [
  /(?<!\p{L})meter (?:no|number|id|reading|serial)|מספר מונה|מס' מונה/u,
  /(?<!\p{L})(?:previous|last|initial|opening|start) (?:meter )?reading|קריאה קודמת/u,
  /(?<!\p{L})(?:current|present|final|closing|end) (?:meter )?reading|קריאה נוכחית/u,
  /(?<!\p{L})(?:kwh|units (?:consumed|used|billed))(?!\p{L})|\d(?:kwh|mj)(?!\p{L})|קוט"ש/u,
  /(?<!\p{L})(?:supply charge|standing charge|daily supply|feed-in|tariff)(?!\p{L})/u,
  /(?<!\p{L})(?:nmi|mpan|mprn|supply address|supply number)(?!\p{L})/u,
  /(?<!\p{L})(?:usage|consumption)(?!\p{L})|(?<!\p{L})צריכה(?!\p{L})/u,
];

/** Words of what was used of a network of telephones. */
const CONNECTED: readonly RegExp[] = [
  /(?<!\p{L})(?:roaming|broadband|fibre|mobile (?:plan|bill|number))(?!\p{L})|סלולר|סיבימ|אינטרנט/u,
  /(?<!\p{L})(?:monthly (?:subscription|plan)|line rental|sim only|data plan)(?!\p{L})|מנוי|מסלול/u,
  /(?<!\p{L})(?:local|national|mobile) data(?!\p{L})|\d ?gb(?!\p{L})|חבילת גלישה/u,
  /(?<!\p{L})(?:outgoing calls|calls|call minutes|mins|sms)(?!\p{L})|(?<!\p{L})(?:שיחות|דקות שיחה)(?!\p{L})/u,
];
/** Of so many different ones the document is a bill of a supply. */
const SUPPLY_WORDS_MIN = 3;

/** An identity document prints words alone; a longer text only mentions one. */
const isSentence = (text: string): boolean => text.length > TITLE_CHARS_MAX;

/** The cells of a row, and all of them joined for words that span a gap. */
const textsOf = ({ cells }: Row): string[] => {
  const texts = cells.map((cell) => withoutLetterSpaces(cell.folded));
  return texts.length > 1 ? [...texts, texts.join('  ')] : texts;
};

/** "i n v o i c e" as "invoice". */
const withoutLetterSpaces = (text: string): string =>
  text.replace(/(?<!\p{L})(?:\p{L} ){3,}\p{L}(?!\p{L})/gu, (spaced) => spaced.replaceAll(' ', ''));

const isTitle = (row: Row): boolean =>
  row.page.number === 1 &&
  row.rect.y < TITLE_UPPER_PERCENT &&
  row.cells.some((cell) => cell.text.length <= TITLE_CHARS_MAX);

/** Points for tables and fields typical of one type. */
function pointsOfTables(data: DocumentData): [Known, number][] {
  const balances = data.transactions.filter((row) => row.balance).length;
  const { fields } = data;
  return [
    ['bank_statement', balances >= 3 ? 6 : 0],
    ['card_statement', data.transactions.length >= 3 && balances === 0 ? 4 : 0],
    ['payslip', data.payments.length >= 1 && data.deductions.length >= 2 ? 5 : 0],
    ['payslip', fields.gross && fields.net ? 3 : 0],
    ['invoice', data.lineItems.length >= 1 ? 3 : 0],
    ['invoice', fields.vat && (fields.total ?? fields.amount_due) ? 2 : 0],
    ['invoice', fields.cash && fields.change ? (isPaidInCash(fields) ? 5 : 3) : 0],
    ['bank_transfer', fields.transfer_amount && data.accounts.length >= 2 ? 2 : 0],
  ];
}

/** "Total 203.60, received 250.00, change 46.40": nothing but a till's receipt states that. */
const isPaidInCash = ({ total, cash, change }: DocumentData['fields']): boolean =>
  total !== undefined &&
  cash !== undefined &&
  change !== undefined &&
  Math.abs(cash.value.minor) - Math.abs(change.value.minor) === total.value.minor;
