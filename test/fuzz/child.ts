import { serveAnalysis } from '../../worker/isolation/serve-analysis.js';
import { examinePdf } from './examine-pdf.js';

/** The process to which the fuzzer passes broken files. */
await serveAnalysis(examinePdf);
