import { Scan } from '../../core/scan.js';
import type { CalledAnswer } from './call.js';

/** The scan in an answer; fails the test, saying what came instead, when there is none. */
export function scanOf(answer: CalledAnswer): Scan {
  const scan = Scan.safeParse(answer.body);
  if (!scan.success) throw new Error(`No scan: ${answer.status} ${JSON.stringify(answer.body)}`);
  return scan.data;
}
