import { serveAnalysis } from '../../worker/isolation/serve-analysis.js';
import { examinePdf } from './examine-pdf.js';

/** The process that the fuzzer gives broken files to. */
await serveAnalysis(examinePdf);
