import { loadDetectors, type ScanDocument, scanDocument } from '../../worker/engine/index.js';

/**
 * A scan of a PDF without drawing its pages and without OCR, and in which
 * nothing is forgiven: a fault of any reader, check or detector goes through.
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
