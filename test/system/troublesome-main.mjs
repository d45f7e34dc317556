import { fileURLToPath, URL } from 'node:url';
import { runProgram } from '../../dist/main/run-program.js';

// The real program, with an analysis that does what the document's text says.
await runProgram({
  entry: fileURLToPath(import.meta.url),
  analysisEntry: fileURLToPath(
    new URL('../worker/runtime/troublesome-analysis.mjs', import.meta.url),
  ),
});
