import type { PdfMetadata } from '../../../evidence/metadata.js';
import type { Finding } from './findings.js';

/**
 * The XMP packet names the document this one was made from. Templates and saved
 * copies cause this.
 */
export function describesAnother({ xmp }: PdfMetadata): Finding[] {
  const own = xmp?.documentId ?? null;
  const original = [xmp?.originalDocumentId, xmp?.derivedFromId].find(
    (id) => id && own && !isSameId(id, own),
  );
  if (!original) return [];
  return [
    {
      code: 'document_id_changed',
      values: { original },
      confidence: 0.9,
      place: null,
      evidence: `${own} / ${original}`,
    },
  ];
}

/** `uuid:`, `xmp.did:`, `adobe:docid:` and letter case are not part of an identifier. */
const isSameId = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (id: string): string => (id.split(':').at(-1) ?? '').toLowerCase().replace(/-/g, '');
