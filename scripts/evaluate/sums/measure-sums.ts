import type { Settings } from '../../../core/settings.js';
import {
  type CheckResult,
  inferNothing,
  type Line,
  loadCheckPages,
  type Page,
  type PrintedCode,
  type Rect,
  scanDocument,
  type TextModels,
} from '../../../worker/engine/index.js';
import { jobOfLocalFile } from '../../local-document.js';
import { type Truth, truthOf } from '../extraction-truth.js';
import type { Document } from '../find-documents.js';
import { share, type Share } from '../wilson.js';
import {
  altered,
  type Alteration,
  ALTERATIONS,
  amountOf,
  orderIn,
  withDigits,
} from './alter-amount.js';
import { codeOf } from './code-of-truth.js';

/** Checks that compare amounts with each other. */
const SUMS: ReadonlySet<string> = new Set([
  'invoice_total',
  'line_items',
  'vat_amount',
  'vat_rate',
  'vat_rates',
  'payslip_net',
  'payslip_tax',
  'running_balance',
  'statement_summary',
  'statement_totals',
  'loan_schedule',
  'loan_terms',
  'rows_and_columns',
  'repeated_amounts',
  'amount_in_words',
]);

/** Amounts of a document beside those of its truth; smaller ones are mostly rates. */
const OTHERS_MAX = 8;
const OTHER_MIN = 1000;
const AMOUNT_MIN = 100;

/** One amount changed wherever the document prints it, and what the checks then say. */
export interface AlteredAmount {
  file: string;
  documentType: string;
  /** The field of the truth whose value it is; null for another amount. */
  field: string | null;
  how: Alteration;
  /** Whether a check of sums fails that did not before. */
  isFound: boolean;
  /** Whether that check names the changed amount itself. */
  isNamed: boolean;
}

export interface SumsMeasured {
  /** Checks of sums that fail on documents as they are. */
  genuine: { file: string; check: string }[];
  documents: number;
  altered: AlteredAmount[];
  codes: CodesMeasured;
}

/** What the check of printed codes says if each document bore a code that states its true values. */
export interface CodesMeasured {
  documents: number;
  /** Documents, as they are, that it accuses: what was misread, no code states. */
  accused: { file: string; sentence: string }[];
  /** Amounts of the code that were changed in print, and those of them that it finds. */
  changed: number;
  found: number;
}

/**
 * Changes amounts in the text of documents, each by itself and wherever it is printed, and counts
 * which changes a check of sums finds. Of a picture the models read the text, and the changed one is
 * taken for what every reader reads: what readers miss is another question.
 */
export async function measureSums(
  documents: readonly Document[],
  { text, settings, today }: { text: TextModels; settings: Settings; today: string },
  see: (done: number, file: string) => void,
): Promise<SumsMeasured> {
  const codes: CodesMeasured = { documents: 0, accused: [], changed: 0, found: 0 };
  const measured: SumsMeasured = { genuine: [], documents: 0, altered: [], codes };
  for (const [index, { path, file }] of documents.entries()) {
    see(index + 1, file);
    const read = await readPages(path, text, settings);
    if (read === null) continue;
    const truth = (await truthOf(path)) ?? {};
    const { genuine, altered: changes, coded } = await measureDocument(file, read, truth, today);
    measured.documents += 1;
    measured.genuine.push(...genuine.map(({ id }) => ({ file, check: id })));
    measured.altered.push(...changes);
    if (coded === null) continue;
    codes.documents += 1;
    codes.accused.push(...coded.accused.map(({ say }) => ({ file, sentence: say })).slice(0, 1));
    codes.changed += coded.changed;
    codes.found += coded.found;
  }
  return measured;
}

interface ReadDocument {
  pages: readonly Page[];
  isPdf: boolean;
}

/** The pages of a document as a scan reads them; null where it cannot be scanned. */
async function readPages(
  path: string,
  text: TextModels,
  settings: Settings,
): Promise<ReadDocument | null> {
  const local = await jobOfLocalFile(path, 'en', settings);
  if ('refused' in local) return null;
  const isPdf = local.job.type === 'application/pdf';
  let pages: readonly Page[] | null = null;
  const keepPages = {
    id: 'keep-pages',
    names: { en: 'Pages', he: 'עמודים' },
    findings: {},
    needs: ['pages'] as const,
    detect(evidence: { pages: readonly Page[] }) {
      ({ pages } = evidence);
      return [];
    },
  };
  try {
    await scanDocument(
      local.job,
      {
        stage: () => undefined,
        history: () => Promise.resolve(null),
        infer: inferNothing,
        text,
        signal: new AbortController().signal,
      },
      {
        ...(isPdf && { read: 'text_layer' as const }),
        detectors: { document: [keepPages], picture: [] },
        overview: false,
      },
    );
  } catch {
    return null;
  }
  return pages && { pages, isPdf };
}

/** The amounts that the truth of a document names, in hundredths without a sign. */
function fieldsOf(truth: Truth): Map<number, string> {
  const fields = new Map<number, string>();
  for (const [name, stated] of Object.entries(truth)) {
    const texts = JSON.stringify(stated).match(/(?<=")-?\d+\.\d{2}(?=")/g) ?? [];
    for (const one of texts) {
      const minor = Math.abs(Math.round(Number(one) * 100));
      if (!fields.has(minor)) fields.set(minor, name);
    }
  }
  return fields;
}

/** What is measured of one document. */
export interface MeasuredDocument {
  genuine: CheckResult[];
  altered: AlteredAmount[];
  /** null where its truth states nothing that codes do. */
  coded: { accused: CheckResult[]; changed: number; found: number } | null;
}

/** Measures one document that was read. */
export async function measureDocument(
  file: string,
  { pages, isPdf }: ReadDocument,
  truth: Truth,
  today: string,
): Promise<MeasuredDocument> {
  const fields = fieldsOf(truth);
  const code = codeOf(truth);
  const checkPages = await loadCheckPages();
  const checksOf = async (some: readonly Page[], codes: readonly PrintedCode[] = []) => {
    const { documentType, checks } = await checkPages(some.map(asReadTwice), {
      ...{ isPdf, today, codes },
    });
    return {
      documentType,
      ofCode: checks.filter(({ id, status }) => id === 'printed_code' && status === 'fail'),
      failures: checks.filter(({ id, status }) => SUMS.has(id) && status === 'fail'),
    };
  };
  const genuine = await checksOf(pages, code === null ? [] : [code]);
  const known = new Set(genuine.failures.map(keyOf));
  const changes: AlteredAmount[] = [];
  const ofCode: boolean[] = [];
  for (const minor of chosenAmounts(file, pages, fields))
    for (const how of ALTERATIONS) {
      const digits = altered(String(minor), how, `${file}|${minor}`);
      const changed = pages.map((page) => withAmount(page, minor, digits));
      const { documentType, failures } = await checksOf(changed);
      if (code !== null && statesAmount(code, minor))
        ofCode.push((await checksOf(changed, [code])).ofCode.length > 0);
      const found = failures.filter((one) => !known.has(keyOf(one)));
      changes.push({
        file,
        documentType,
        field: fields.get(minor) ?? null,
        how,
        isFound: found.length > 0,
        isNamed: found.some(
          ({ values }) => amountOf(String(values.printed ?? '')) === Number(digits),
        ),
      });
    }
  return {
    genuine: genuine.failures,
    altered: changes,
    coded: code && {
      accused: genuine.ofCode,
      changed: ofCode.length,
      found: ofCode.filter(Boolean).length,
    },
  };
}

const statesAmount = ({ values }: PrintedCode, minor: number): boolean =>
  Object.values(values.amounts).includes(minor);

const keyOf = ({ id, values }: CheckResult): string => `${id} ${String(values.printed ?? '')}`;

/** The amounts of the truth and some others, by the document's own order. */
function chosenAmounts(
  file: string,
  pages: readonly Page[],
  fields: ReadonlyMap<number, string>,
): number[] {
  const printed = new Set(
    pages
      .flatMap((page) => planesOf(page))
      .flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => amountOf(text))))
      .filter((minor) => minor !== null && minor >= AMOUNT_MIN) as number[],
  );
  const named = [...printed].filter((minor) => fields.has(minor));
  const others = [...printed]
    .filter((minor) => !fields.has(minor) && minor >= OTHER_MIN)
    .sort((a, b) => orderIn(file, a) - orderIn(file, b));
  return [...named, ...others.slice(0, Math.max(3, OTHERS_MAX - named.length))];
}

/** Where the text of a page lies straight: the page, or its regions. */
const planesOf = (page: Page): { lines: Line[] }[] => page.regions ?? [page];

/** A page that prints other digits wherever it printed an amount. */
function withAmount(page: Page, minor: number, digits: string): Page {
  const changed = (lines: Line[]): Line[] =>
    lines.map((line) => {
      if (line.words.every(({ text }) => amountOf(text) !== minor)) return line;
      const words = line.words.map((word) =>
        amountOf(word.text) === minor ? { ...word, text: withDigits(word.text, digits) } : word,
      );
      return { ...line, words, text: words.map(({ text }) => text).join(' ') };
    });
  const regions = page.regions?.map((region) => ({ ...region, lines: changed(region.lines) }));
  return { ...page, lines: changed(page.lines), ...(regions && { regions }) };
}

/** A page whose second reader reads the same as the first. */
function asReadTwice(page: Page): Page {
  const rereading = (lines: readonly Line[]): Pick<Page, 'readAgain' | 'readNumbersAgain'> => {
    const textAt = ({ x, y, w, h }: Rect): string =>
      lines
        .flatMap(({ words }) => words)
        .filter(
          ({ rect }) => isWithin(rect.x + rect.w / 2, x, w) && isWithin(rect.y + rect.h / 2, y, h),
        )
        .map(({ text }) => text)
        .join(' ');
    const readAgain: Page['readAgain'] = (rect) => {
      const text = textAt(rect);
      return Promise.resolve(text === '' ? null : { text, confidence: 1 });
    };
    return {
      readAgain,
      readNumbersAgain: (rects) => Promise.all(rects.map((rect) => readAgain(rect))),
    };
  };
  if (page.textSource !== 'ocr') return page;
  const regions = page.regions?.map((region) => ({ ...region, ...rereading(region.lines) }));
  return { ...page, ...rereading(page.lines), ...(regions && { regions }) };
}

const isWithin = (middle: number, from: number, length: number): boolean =>
  middle >= from && middle <= from + length;

/** Of changed amounts: found, and of these named. */
export interface FoundShare {
  group: string;
  found: Share;
  named: Share;
}

/** Shares by the way of changing, and of the fields of each kind of document. */
export function foundShares(all: readonly AlteredAmount[]): FoundShare[] {
  const of = (group: string, some: readonly AlteredAmount[]): FoundShare => {
    const found = some.filter(({ isFound }) => isFound);
    return {
      group,
      found: share(found.length, some.length),
      named: share(found.filter(({ isNamed }) => isNamed).length, found.length),
    };
  };
  const types = [...new Set(all.map(({ documentType }) => documentType))].sort();
  return [
    ...ALTERATIONS.map((how) =>
      of(
        how,
        all.filter((one) => one.how === how),
      ),
    ),
    ...types.flatMap((type) =>
      [true, false].map((isField) =>
        of(
          `${type}, ${isField ? 'fields' : 'other amounts'}`,
          all.filter((one) => one.documentType === type && (one.field !== null) === isField),
        ),
      ),
    ),
  ].filter(({ found }) => found.of > 0);
}
