import { findDocumentStart, SNIFF_HEAD_BYTES } from '../../../../core/sniff.js';

/** Where `%PDF-` stands, in bytes from the start of the file; 0 for a file without it. */
export function headerOffsetOf(bytes: Uint8Array): number {
  const start = findDocumentStart(bytes.subarray(0, SNIFF_HEAD_BYTES));
  return start?.type === 'application/pdf' ? start.offset : 0;
}
