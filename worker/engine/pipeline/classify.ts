import type { Classification } from '../evidence/classification.js';
import type { PictureFacts } from '../evidence/picture-facts.js';
import type { Page } from '../evidence/page.js';
import type { ChannelHints } from '../image/channel-hints.js';
import { channelOf } from '../extraction/classification/channel.js';
import { documentTypeOf } from '../extraction/classification/document-type.js';
import { issuerOf } from '../extraction/classification/issuer.js';
import type { DocumentData } from '../evidence/document-data.js';
import { rowsOf } from '../extraction/layout.js';

/**
 * The type of the document, its issuer, and the channel by which it became a file. When
 * unsure: `other`, null, `unknown`.
 */
export function classify(input: {
  pages: readonly Page[];
  data: DocumentData;
  isPdf: boolean;
  picture: PictureFacts | null;
  hints: ChannelHints | null;
}): Classification {
  const rows = rowsOf(input.pages);
  const { documentType, certainty } = documentTypeOf(rows, input.data);
  return {
    documentType,
    typeCertainty: certainty,
    issuer: issuerOf(rows, input.data, documentType),
    channel: channelOf(input),
  };
}
