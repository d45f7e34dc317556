import type { FindingRates } from './finding-rates.js';
import { table } from './table.js';
import type { Share } from './wilson.js';

/** Finding rates as text for a person. */
export function printRates({ templates, files, review, highRisk, codes }: FindingRates): string {
  return [
    `By template: ${files} honest files of ${templates} templates (95 % Wilson intervals)`,
    `  templates at review or high_risk:  ${shareText(review)}`,
    `  templates at high_risk:            ${shareText(highRisk)}`,
    ...table(
      ['code', 'templates', '', 'files', 'strongest', 'channels'],
      codes.map((one) => [
        one.code,
        `${one.templates.hits} of ${one.templates.of}`,
        interval(one.templates),
        `${one.files.hits} of ${one.files.of}`,
        (one.seen[0] ?? 0).toFixed(2),
        one.channels
          .filter(({ templates: { hits } }) => hits > 0)
          .map(({ channel, templates: { hits, of } }) => `${channel} ${hits}/${of}`)
          .join(', '),
      ]),
    ),
  ].join('\n');
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

const interval = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;

const shareText = (one: Share): string =>
  one.rate === null
    ? 'no such files'
    : `${one.hits} of ${one.of}, ${percent(one.rate)} (${interval(one)})`;
