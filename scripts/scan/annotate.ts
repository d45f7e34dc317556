import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReportFinding } from '../../core/report.js';

const DRAW_TIMEOUT_MS = 120_000;

/** The request to the drawing child, as one JSON value on its standard input. */
export interface Drawing {
  file: string;
  out: string;
  findings: Pick<ReportFinding, 'severity' | 'box'>[];
}

/**
 * Draws the findings' boxes on the pages, numbered as in the report. The file
 * may be hostile, so a separate process opens it. Returns the files written.
 */
export async function annotate(
  file: string,
  findings: ReportFinding[],
  out: string,
): Promise<string[]> {
  const drawing: Drawing = {
    file,
    out,
    findings: findings.map(({ severity, box }) => ({ severity, box })),
  };
  const child = fileURLToPath(new URL('./draw-findings.js', import.meta.url));
  const running = promisify(execFile)(process.execPath, ['--max-old-space-size=1024', child], {
    timeout: DRAW_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  running.child.stdin?.end(JSON.stringify(drawing));
  const { stdout } = await running;
  return stdout.split('\n').filter((line) => line !== '');
}
