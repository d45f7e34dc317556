import type { ActiveContent, DocumentCredentials } from '../../../evidence/active-content.js';
import { readCredentials } from '../../../image/credentials/read-credentials.js';
import type { PdfFile } from '../../syntax/pdf-file.js';

/**
 * Checks a manifest store against its file (C2PA 2.2, embedding into PDF: an associated
 * file of relationship `C2PA_Manifest`, whose hash excludes its own stream). `number` is
 * the object that holds the store. Never throws.
 */
export function readDocumentCredentials(
  store: Uint8Array,
  number: number,
  { bytes, revisions }: PdfFile,
): DocumentCredentials {
  const facts = readCredentials(store, bytes, bytes.length);
  const revision = revisions.findLastIndex(({ entries }) => entries.has(number));
  const end = revisions[revision]?.endOffset ?? bytes.length;
  const savedLater =
    facts.integrity === 'picture_changed' &&
    end < bytes.length &&
    readCredentials(store, bytes.subarray(0, withLineEnd(bytes, end)), end).integrity === 'intact';
  return { facts, revision, savedLater };
}

/** A file may end with `%%EOF` or with the line end after it. */
function withLineEnd(bytes: Uint8Array, end: number): number {
  const afterReturn = bytes[end] === 0x0d ? end + 1 : end;
  return bytes[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn;
}

/** The newest of a PDF's manifest stores; null without one. */
export const credentialsOf = (active: readonly ActiveContent[]): DocumentCredentials | null =>
  active
    .flatMap(({ credentials }: ActiveContent) => credentials ?? [])
    .sort((a, b) => b.revision - a.revision)[0] ?? null;
