import { headerOffsetOf } from '../../../../worker/engine/pdf/syntax/header-offset.js';
import { parseValue } from '../../../../worker/engine/pdf/syntax/parse-value.js';
import { newestRevision, readPdfFile } from '../../../../worker/engine/pdf/syntax/pdf-file.js';
import {
  isDict,
  type PdfDict,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';

export { newestRevision, headerOffsetOf, readPdfFile };

/** Parses a value from PDF syntax. */
export const valueOf = (text: string): PdfValue => parseValue(Buffer.from(text, 'latin1'), 0).value;

/** Parses a dictionary from PDF syntax. Throws if it is something else. */
export function dictOf(text: string): PdfDict {
  const value = valueOf(text);
  if (!isDict(value)) throw new Error('not a dictionary');
  return value;
}

/** A copy that may be changed; the objects it refers to stay shared. */
export const copyOf = (dict: PdfDict): PdfDict => ({ entries: new Map(dict.entries) });
