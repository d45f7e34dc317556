import { loadDetectors, type ScanDocument, scanDocument } from '../../worker/engine/index.js';

/**
 * Scans a PDF without drawing its pages and without OCR, in strict mode: an
 * error in any reader, check or detector is passed on.
 */
export const examinePdf: ScanDocument = async (job, hooks) =>
  scanDocument(job, hooks, {
    today: '2026-01-31',
    stepTimeoutMs: job.timeoutMs,
    detectors: { document: (await loadDetectors()).document, picture: [] },
    read: 'text_layer',
    overview: false,
    picturesMax: 0,
    strict: true,
  });
