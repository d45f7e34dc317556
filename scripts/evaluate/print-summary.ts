import type { MethodCounts } from './methods.js';
import { extractionLines } from './print-extraction.js';
import type { Outcome } from './scan-file.js';
import type { GroupCounts, Rates, Summary } from './summary.js';
import { table } from './table.js';
import type { Share } from './wilson.js';

/** The summary as text for a person. */
export function printSummary(
  { groups, total, codes, rates, methods, fields }: Summary,
  outcomes: Outcome[],
): string {
  return [
    ...table(
      [
        'folder',
        'files',
        'low_risk',
        'review',
        'high_risk',
        'failed',
        'refused',
        'median s',
        'p95 s',
      ],
      [...groups, ...(groups.length > 1 ? [total] : [])].map(groupRow),
    ),
    '',
    'Findings with an impact above 0',
    ...table(
      ['code', 'files', 'findings'],
      codes.map(({ code, files, findings }) => [code, String(files), String(findings)]),
    ),
    '',
    'Files at review or high_risk',
    ...outcomes
      .filter(({ verdict }) => verdict === 'review' || verdict === 'high_risk')
      .map(({ file, verdict, score, label, findings }) => {
        const reasons = findings
          .filter(({ impact }) => impact > 0)
          .map(({ code, impact }) => `${code} +${impact}`);
        const known = label === null ? '' : ` (${label})`;
        return `  ${verdict} ${score}  ${file}${known}: ${reasons.join(', ')}`;
      }),
    '',
    'Files without a verdict',
    ...outcomes
      .filter(({ verdict }) => verdict === null)
      .map(({ file, failed, refused }) => `  ${file}: ${failed ?? refused}`),
    '',
    'Scans with a layer that failed or timed out',
    ...outcomes
      .filter(({ incomplete }) => incomplete.length > 0)
      .map(({ file, incomplete }) => `  ${file}: ${incomplete.join(', ')}`),
    ...(rates === null ? [] : ['', ...rateLines(rates)]),
    ...(methods.length === 0 ? [] : ['', ...methodLines(methods)]),
    ...(fields.length === 0 ? [] : ['', ...extractionLines(fields, outcomes)]),
  ].join('\n');
}

const seconds = (ms: number | null): string => (ms === null ? '-' : (ms / 1000).toFixed(1));

const groupRow = (counts: GroupCounts): string[] => [
  counts.group,
  ...[
    counts.files,
    counts.low_risk,
    counts.review,
    counts.high_risk,
    counts.failed,
    counts.refused,
  ].map(String),
  seconds(counts.medianMs),
  seconds(counts.p95Ms),
];

const rateLines = ({
  detected,
  falsePositives: falseAlarms,
  falsePositivesHighRisk: falseAccusations,
}: Rates): string[] => [
  'Where the truth is known (95 % Wilson intervals)',
  `  forged files found (review or high_risk):  ${shareText(detected)}`,
  `  genuine files at review or high_risk:      ${shareText(falseAlarms)}`,
  `  genuine files at high_risk:                ${shareText(falseAccusations)}`,
];

const methodLines = (methods: MethodCounts[]): string[] => [
  'By forgery method: findings that report it (95 % Wilson intervals)',
  ...table(
    ['method', 'found', '', 'in place', '', 'genuine twins', ''],
    methods.map(({ method, found, inPlace, twinsFlagged }) => [
      method,
      ...[found, inPlace, twinsFlagged].flatMap(cells),
    ]),
  ),
];

const cells = ({ hits, of, low, high }: Share): string[] =>
  of === 0 ? ['-', ''] : [`${hits} of ${of}`, `${percent(low)} to ${percent(high)}`];

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

const shareText = ({ hits, of, rate, low, high }: Share): string =>
  rate === null
    ? 'no such files'
    : `${hits} of ${of}, ${percent(rate)} (${percent(low)} to ${percent(high)})`;
