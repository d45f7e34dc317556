import { scanDocument, warmUp } from '../engine/index.js';
import { serveAnalysis } from './serve-analysis.js';

/** The process that analyses documents, started and limited by pool.ts. */
await serveAnalysis(scanDocument, warmUp);
