import { fileURLToPath } from 'node:url';
import { runProgram } from './main/run-program.js';

await runProgram({ entry: fileURLToPath(import.meta.url) });
