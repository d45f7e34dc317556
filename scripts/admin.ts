import { runAdmin } from './admin/run-admin.js';

/** Time limit for a command to stop in order. */
const STOP_MS = 10_000;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interruption.abort();
    setTimeout(() => process.exit(130), STOP_MS).unref();
  });
}

// The service from the command line: npm run --silent admin -- org create --name N --plan business
process.exitCode = await runAdmin(
  process.argv.slice(2),
  process.env,
  {
    out: (text) => console.log(text),
    error: (text) => console.error(text),
  },
  interruption.signal,
);
