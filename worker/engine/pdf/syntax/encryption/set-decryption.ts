import type { ObjectSource } from '../object-source.js';
import type { ObjectStore } from '../object-store.js';
import { isDict, isString, type PdfDict } from '../pdf-values.js';
import { openEncryption } from './decryption.js';

/**
 * Sets the decryption of a source from the `Encrypt` entry of a trailer. Must be called
 * before any other object is read.
 */
export function setDecryption(source: ObjectSource, trailer: PdfDict, store: ObjectStore): void {
  const dict = store.resolve(trailer.entries.get('Encrypt'));
  if (!isDict(dict)) return;
  const [fileId] = idsOf(trailer, store);
  source.decryption = openEncryption(dict, fileId ?? Buffer.alloc(0), store.resolve);
}

/** The two parts of a trailer's ID, as raw bytes. */
export function idsOf(trailer: PdfDict, store: ObjectStore): Buffer[] {
  const ids = store.resolve(trailer.entries.get('ID'));
  return (Array.isArray(ids) ? ids : [])
    .map((id) => store.resolve(id))
    .flatMap((id) => (isString(id) ? [Buffer.from(id.string, 'latin1')] : []));
}
