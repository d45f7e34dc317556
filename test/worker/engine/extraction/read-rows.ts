import type {
  DocumentData,
  ExtractedValue,
  Money,
} from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from './make-page.js';

/** Shapes in which tests compare what was read of a document. */

export const readHebrew = (...rows: string[]): Promise<DocumentData> =>
  extractData([makePage(rows, { direction: 'rtl' })]);
export const readEnglish = (...rows: string[]): Promise<DocumentData> =>
  extractData([makePage(rows)]);

export const minor = (reading: ExtractedValue<Money> | null | undefined): number | null =>
  reading?.value.minor ?? null;
export const fields = (data: DocumentData): Record<string, number> =>
  Object.fromEntries(Object.entries(data.fields).map(([name, { value }]) => [name, value.minor]));
export const movements = (data: DocumentData) =>
  data.transactions.map((row) => [row.date?.value ?? null, minor(row.amount), minor(row.balance)]);
export const names = (data: DocumentData) =>
  data.names.map(({ role, value }) => `${role}: ${value}`);
/** The values that only the report names, by their names. */
export const named = ({ named: values = [] }: DocumentData): Record<string, string> =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]));
