import { readFileSync } from 'node:fs';

/** Processes of this test that run a model. */
export function modelPids(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return children
    .trim()
    .split(' ')
    .filter((pid) => pid !== '')
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('model-child'));
}
