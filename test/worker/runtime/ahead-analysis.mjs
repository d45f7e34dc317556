import { scanDocument, warmUp } from '../../../dist/worker/engine/index.js';
import { serveAnalysis } from '../../../dist/worker/isolation/serve-analysis.js';

// The analysis of the service; a document named `sequential` is examined step by step.
await serveAnalysis(
  (job, hooks) => scanDocument(job, hooks, { ahead: job.fileName !== 'sequential' }),
  warmUp,
);
