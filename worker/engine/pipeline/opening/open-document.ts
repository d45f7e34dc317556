import { openPicture } from './open-picture.js';
import { openPdf } from './open-pdf.js';
import type { DocumentFile, OpenDocument, OpenLimits } from './opened-document.js';

/**
 * Opens a file by the type detected from its bytes. Throws ScanFailure: `corrupt_file`,
 * `password_required`, `too_many_pages` or `too_many_pixels`.
 */
export const openDocument = (file: DocumentFile, limits: OpenLimits): Promise<OpenDocument> =>
  file.type === 'application/pdf' ? openPdf(file.bytes, limits) : openPicture(file, limits);
