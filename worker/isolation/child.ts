import { scanDocument, warmUp } from '../engine/pipeline/scan-document.js';
import { serveAnalysis } from './serve-analysis.js';

/** The process that analyses documents, started and limited by pool.ts. */
await serveAnalysis(scanDocument, warmUp);
