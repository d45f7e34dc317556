import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData } from '../../evidence/document-data.js';
import { wordPattern } from '../../text/fold.js';
import type { Row } from '../layout.js';
import { outstandingAmount } from '../outstanding-amount.js';
import { listsByDay } from '../tables/listed-by-day.js';
import { typesByWords } from './type-model/type-model.js';
import { wordsOf } from './type-model/words-of.js';
import { TYPE_WORDS } from './type-words/index.js';

type Known = Exclude<DocumentType, 'other'>;

/** Of the probability of the best type; below it the type is `other`. */
const CERTAINTY_MIN = 0.35;
/**
 * Log-odds that a point of titles, tables and fields is worth: beside all words of a document, and where
 * hardly a word is known, as on a screen.
 */
const LOG_ODDS_A_POINT = { ofText: 0.15, alone: 0.5 };
/** Points by which a bill of a supply is that and not an invoice. */
const LEAD = 8;
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
  /** Probability of the best type, 0-1, also where it is too low for the type to be called. */
  certainty: number;
}

/**
 * The likeliest type by all words of the first pages (`typesByWords`) and by points for what names a
 * type in a title or a table; `other` where none is likely. Both were weighed against each other on
 * 439 texts that neither had seen (docs/evaluation/extraction.md, "Types and values by all words").
 */
export function documentTypeOf(rows: readonly Row[], data: DocumentData): TypeOfDocument {
  const first = rows.filter((row) => row.page.number <= PAGES_MAX);
  const { logOdds, known } = typesByWords(wordsOf(first));
  const aPoint = known * LOG_ODDS_A_POINT.ofText + (1 - known) * LOG_ODDS_A_POINT.alone;
  for (const [type, points] of scoresOf(first, data))
    logOdds.set(type, (logOdds.get(type) ?? 0) + aPoint * points);
  const [best, ...others] = [...logOdds].sort((a, b) => b[1] - a[1]);
  if (!best) return { documentType: 'other', certainty: 0 };
  const [type, odds] = best;
  const certainty = 1 / others.reduce((sum, [, other]) => sum + Math.exp(other - odds), 1);
  return { documentType: certainty >= CERTAINTY_MIN ? type : 'other', certainty };
}

function scoresOf(rows: readonly Row[], data: DocumentData): Map<Known, number> {
  const scores = new Map<Known, number>();
  const add = (type: Known, points: number): void => {
    scores.set(type, (scores.get(type) ?? 0) + points);
  };
  const lines = rows.map((row) => ({ texts: textsOf(row), title: isTitle(row) }));
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
    add('utility_bill', (scores.get('invoice') ?? 0) + LEAD);
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
