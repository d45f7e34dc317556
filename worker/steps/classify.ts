import type { Classification, Page, PdfFacts, PictureFacts } from '../evidence.js';
import type { ChannelHints } from '../imaging/channel-hints.js';
import { channelOf } from '../reading/classification/channel.js';
import { documentTypeOf } from '../reading/classification/document-type.js';
import { issuerOf } from '../reading/classification/issuer.js';
import type { DocumentData } from '../reading/document-data.js';
import { rowsOf } from '../reading/layout.js';

/** What the document is, who made it and how it came to be a file. Unsure is `other`, null, `unknown`. */
export function classify(input: {
  pages: readonly Page[];
  data: DocumentData;
  pdf: PdfFacts | null;
  picture: PictureFacts | null;
  hints: ChannelHints | null;
}): Classification {
  const rows = rowsOf(input.pages);
  const documentType = documentTypeOf(rows, input.data);
  return {
    documentType,
    issuer: issuerOf(rows, input.data, documentType),
    channel: channelOf(input),
  };
}
