import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';
import { runProgram } from '../../dist/main/run-program.js';

// Its documents reach for other processes and files on purpose, which the confinement denies.
process.env['SANDBOX'] ??= 'off';

// The real program, with an analysis that does what the document's text says.
await runProgram({
  entry: fileURLToPath(import.meta.url),
  analysisEntry: fileURLToPath(
    new URL('../worker/runtime/troublesome-analysis.mjs', import.meta.url),
  ),
});
