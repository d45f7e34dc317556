import { readdirSync, readFileSync } from 'node:fs';
import { Buffer } from 'node:buffer';
import process from 'node:process';
import { openAnalysisPool } from '../../../dist/worker/isolation/pool.js';

// A supervisor to be killed: one child idle, one stuck. Tells their process ids.
const [entry, trouble] = process.argv.slice(2);
const limits = { wallMs: 60_000, cpuMs: 60_000, memoryBytes: 512 * 1024 ** 2, scansMax: 50 };
const pool = openAnalysisPool({ size: 2, limits, entry });

const children = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return (
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1] === `${process.pid}`
      );
    } catch {
      return false;
    }
  });

await pool.ready();
const job = {
  bytes: Uint8Array.from(Buffer.from(trouble)),
  fileName: 'x.pdf',
  type: 'application/pdf',
  size: 1,
  sha256: 'a'.repeat(64),
  lang: 'en',
  context: null,
  pagesMax: 1,
  megapixelsMax: 1,
  timeoutMs: 60_000,
};
const never = { aborted: false, addEventListener() {}, removeEventListener() {} };
void pool.analyse(job, {
  signal: never,
  history: async () => null,
  stage: () => process.send(children().map(Number)),
});
