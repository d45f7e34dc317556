import { table } from '../table.js';
import type { Share } from '../wilson.js';
import { foundShares, type SumsMeasured } from './measure-sums.js';

/** The tables of changed amounts that sums find, and what they say of documents as they are. */
export function printSums({ documents, genuine, altered, codes }: SumsMeasured): string {
  const rows = foundShares(altered).map(({ group, found, named }) => [
    group,
    String(found.of),
    inPercent(found),
    named.of === 0 ? '-' : `${named.hits} of ${named.of}`,
  ]);
  return [
    `Sums of ${documents} documents as they are: ${genuine.length} checks fail`,
    ...genuine.map(({ file, check }) => `  ${file}: ${check}`),
    '',
    ...table(['amounts changed', 'changed', 'a sum fails', 'names it'], rows),
    '',
    `With a code that states the true values: ${codes.documents} documents, ${codes.accused.length} accused; of ${codes.changed} of its amounts changed in print ${codes.found} found`,
    ...codes.accused.map(({ file, sentence }) => `  ${file}: ${sentence}`),
  ].join('\n');
}

const inPercent = ({ hits, rate, low, high }: Share): string =>
  rate === null
    ? '-'
    : `${hits} (${(100 * rate).toFixed(0)} %, ${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)})`;
