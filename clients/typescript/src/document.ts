import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/**
 * A document: the path of a file, its bytes, a Blob or File, or a public https URL that the
 * service fetches.
 */
export type Document =
  | string
  | Uint8Array
  | Blob
  | { bytes: Uint8Array | Blob; name?: string }
  | { url: string; name?: string };

export type ReadDocument =
  | { kind: 'bytes'; blob: Blob; name: string }
  | { kind: 'url'; url: string; name: string | undefined };

/** Reads a document once, so that it can be sent several times. */
export async function readDocument(document: Document): Promise<ReadDocument> {
  if (typeof document === 'string') {
    return { kind: 'bytes', blob: blobOf(await readFile(document)), name: basename(document) };
  }
  if (document instanceof Uint8Array) {
    return { kind: 'bytes', blob: blobOf(document), name: 'document' };
  }
  if (document instanceof Blob) {
    const name = 'name' in document && typeof document.name === 'string' ? document.name : '';
    return { kind: 'bytes', blob: document, name: name || 'document' };
  }
  if ('url' in document) return { kind: 'url', url: document.url, name: document.name };
  const read = await readDocument(document.bytes);
  return read.kind === 'bytes' ? { ...read, name: document.name ?? read.name } : read;
}

const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);
