import type { ScanResult } from '../../core/ports.js';
import type {
  Box,
  Check,
  Extracted,
  ExtractedValue,
  Report,
  ReportFinding,
} from '../../core/report.js';
import type { ScanTexts } from './scan-texts.js';

const RULE = '─'.repeat(72);
const WIDTH = 72;

/** The report as plain text for a terminal. */
export function printReport(name: string, result: ScanResult, texts: ScanTexts): string {
  const { print } = texts;
  const { report } = result;
  const head = [
    [print.file, name],
    [print.verdict, `${texts.verdicts[result.verdict]} (${result.verdict})`],
    [print.riskScore, `${result.riskScore}/100`],
    [print.documentType, texts.documentTypes[result.documentType]],
    [print.issuer, result.issuer ?? print.notRead],
    [print.channel, texts.channels[result.channel]],
  ];
  return [
    RULE,
    ...head.map(([label, value]) => `${label}: ${value}`),
    '',
    ...wrap(report.summary),
    '',
    ...section(
      print.findings,
      report.findings.flatMap((finding, index) => findingLines(finding, index, texts)),
      print.noFindings,
    ),
    ...section(
      print.checks,
      report.checks.flatMap((check) => checkLines(check, texts)),
      print.noChecks,
    ),
    ...section(print.extracted, extractedLines(report.extracted, texts), '-'),
    ...section(
      print.actions,
      report.recommended_actions.flatMap((action) => bullet(action)),
      '-',
    ),
    layersLine(report, texts),
    RULE,
  ].join('\n');
}

export function printFailure(name: string, why: string, { print }: ScanTexts): string {
  return [RULE, `${print.file}: ${name}`, `${print.failed}:`, ...wrap(why), RULE].join('\n');
}

function section(title: string, lines: string[], none: string): string[] {
  return [title, ...(lines.length > 0 ? lines : [`  ${none}`]), ''];
}

function findingLines(
  finding: ReportFinding,
  index: number,
  { print, severities }: ScanTexts,
): string[] {
  const impact = finding.impact ?? 0;
  const points = `${impact > 0 ? '+' : ''}${impact} ${print.points}`;
  const confidence = `${print.confidence} ${Math.round(finding.confidence * 100)}%`;
  const place = finding.box ? `, ${placeText(finding.box, print)}` : '';
  return [
    `  ${index + 1}. ${finding.title} [${severities[finding.severity]}, ${points}, ${confidence}${place}]`,
    ...wrap(finding.detail, '     '),
    ...(finding.evidence === null ? [] : wrap(`${print.evidence}: ${finding.evidence}`, '     ')),
  ];
}

const placeText = (box: Box, print: ScanTexts['print']): string =>
  `${print.page} ${box.page} ${print.place} ${Math.round(box.x)}%,${Math.round(box.y)}%`;

const MARKS = { pass: '✓', warn: '!', fail: '✗' } as const;

function checkLines(check: Check, { checkStatuses }: ScanTexts): string[] {
  return wrap(
    `${MARKS[check.status]} ${check.label} (${checkStatuses[check.status]}): ${check.detail}`,
    '  ',
    '    ',
  );
}

/** Longer lists are counted; `--json` has them whole. */
const LISTED_MAX = 20;

/** What was read: each value by its name, then what has none. */
function extractedLines(extracted: Extracted, texts: ScanTexts): string[] {
  const { print } = texts;
  const values = extracted.values ?? [];
  const named = new Set(values.flatMap(({ value, source_text }) => [value, source_text]));
  const unnamed = (list: readonly string[]): string[] => {
    const rest = list.filter((one) => !named.has(one));
    return rest.length > LISTED_MAX ? [`${rest.length} (--json)`] : rest;
  };
  const rows: [string, string[]][] = [
    ...valueRows(values, texts),
    [print.amounts, unnamed(extracted.amounts)],
    [print.dates, unnamed(extracted.dates)],
    [print.names, unnamed(extracted.names)],
    ['IBAN', unnamed(extracted.ibans)],
    [print.accounts, unnamed(extracted.accounts)],
    [print.identityNumbers, unnamed(extracted.identity_numbers)],
    [print.references, unnamed(extracted.references)],
    [
      print.transactions,
      extracted.transactions.length > 0 ? [String(extracted.transactions.length)] : [],
    ],
  ];
  return rows
    .filter(([, list]) => list.length > 0)
    .flatMap(([label, list]) => wrap(`${label}: ${list.join(', ')}`, '  ', '    '));
}

/** A row for each name, in reading order; a value that no second reading confirmed says so. */
function valueRows(
  values: readonly ExtractedValue[],
  { fields, print }: ScanTexts,
): [string, string[]][] {
  const nameOf = new Map(Object.entries<string>(fields));
  const rows = new Map<string, string[]>();
  for (const { name, value, certainty } of values) {
    const label = nameOf.get(name) ?? name;
    const said = certainty === 'unsure' ? `${value} (${print.unsure})` : value;
    const row = rows.get(label) ?? [];
    if (!row.includes(said)) rows.set(label, [...row, said]);
  }
  return [...rows];
}

function layersLine({ engine }: Report, { print, layerOutcomes }: ScanTexts): string {
  const broken = engine.coverage.filter(
    ({ status }) => status === 'failed' || status === 'timed_out',
  );
  const notes = broken.map(
    ({ layer, status, reason }) => `${layer} ${layerOutcomes[status]} (${reason ?? ''})`,
  );
  return `${print.layers}: ${[engine.layers.join(', '), ...notes].join('; ')} - emet ${engine.version}, ${engine.duration_ms} ms`;
}

const bullet = (text: string): string[] => wrap(text, '  - ', '    ');

/** Wraps at spaces so that no line exceeds the page width. */
function wrap(text: string, first = '', rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/\s+/)) {
    const joined = line.trim() === '' || line === first ? line + word : `${line} ${word}`;
    if (joined.length > WIDTH && line !== first && line !== rest) {
      lines.push(line);
      line = rest + word;
    } else {
      line = joined;
    }
  }
  return [...lines, line];
}
