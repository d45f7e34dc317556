import { shownValue } from '../../../core/texts/shown-value.js';
import type { ReportFinding } from '../../../core/report.js';
import { isolated, withoutSteering } from '../paper/bidi.js';
import { COLORS, type Element, type ParagraphOptions, type Sheet } from '../paper/sheet.js';
import { writeTable } from '../paper/table.js';
import { SEVERITY_COLORS, signed, type Writing } from '../writing.js';

const INDENT = 26;
/** Points; about a third of a page. */
const WHOLE_MAX = 240;

/** Every finding by its number, which its mark on the page has too, and how they make the score. */
export function writeFindings(writing: Writing): void {
  const { sheet, words, report } = writing;
  sheet.heading(words.findings);
  if (report.findings.length === 0) {
    sheet.paragraph(words.noFindings);
    return;
  }
  const list = sheet.element('L');
  report.findings.forEach((finding, index) => {
    writeFinding(writing, list, finding, index + 1);
  });
  writeScoring(writing);
}

function writeFinding(
  writing: Writing,
  list: Element,
  finding: ReportFinding,
  number: number,
): void {
  const { sheet } = writing;
  const color = SEVERITY_COLORS[finding.severity];
  const rows = rowsOf(writing, finding, color);
  const height = rows.reduce((sum, row) => sum + sheet.heightOf(row.text, row), 0);
  // Whole on one page, unless it is long.
  sheet.ensure(Math.min(height, WHOLE_MAX));
  const entry = sheet.element('LI', list);
  const { y } = sheet;
  writeNumber(sheet, entry, String(number), color);
  sheet.y = y;
  const parent = sheet.element('LBody', entry);
  for (const { text, ...options } of rows) sheet.paragraph(text, { ...options, parent });
  sheet.space(7);
}

type Row = ParagraphOptions & { text: string };

function rowsOf(writing: Writing, finding: ReportFinding, color: string): Row[] {
  const { words, texts, percent } = writing;
  const { severity, impact, box, evidence } = finding;
  const change = changeOf(writing, finding);
  const about = [
    texts.severities[severity],
    impact === null || impact === 0 ? words.noPoints : words.points(signed(impact)),
    box === null ? words.wholeDocument : words.page(box.page),
    words.confidence(percent(finding.confidence)),
  ];
  const rows: (Row | null)[] = [
    { text: finding.title, size: 10.5, bold: true },
    { text: about.join(' · '), size: 8.5, color },
    { text: finding.detail },
    change === null ? null : { text: change, bold: true },
    evidence === null || isTold(finding, evidence)
      ? null
      : { text: `${words.evidence}: ${isolated(evidence)}`, color: COLORS.quiet },
  ];
  return rows.flatMap((row) => (row === null ? [] : [{ ...row, indent: INDENT }]));
}

/** The value before and after, with what each of them is. */
function changeOf({ words, texts }: Writing, { change }: ReportFinding): string | null {
  if (!change) return null;
  const value = (text: string | null) =>
    text === null ? words.nothing : isolated(shownValue(text));
  const { before, after } = texts.changes[change.kind];
  return `${before}: ${value(change.before)} · ${after}: ${value(change.after)}`;
}

/** Whether the evidence says the two values and no more than an arrow between them. */
function isTold({ change }: ReportFinding, evidence: string): boolean {
  if (!change) return false;
  const rest = [change.before, change.after].reduce<string>(
    (text, value) => (value === null ? text : text.replace(value, '')),
    withoutSteering(evidence),
  );
  return rest.trim() === '→';
}

function writeNumber(sheet: Sheet, entry: Element, label: string, color: string): void {
  const style = { size: 9, bold: true, base: 'ltr', color: '#ffffff' } as const;
  const [line] = sheet.lay(label, style, INDENT);
  if (line === undefined) return;
  const { y } = sheet;
  const width = Math.max(16, line.width + 7);
  const left = sheet.leftOf(0, width);
  sheet.decorate(() => sheet.document.roundedRect(left, y + 1, width, 14, 3).fill(color));
  const element = sheet.element('Lbl', entry);
  sheet.content(element, 'Lbl', () => {
    sheet.drawLine(line, style, left + (width - line.width) / 2, y + 2);
  });
}

/** Which finding adds how much, and what limits it. */
function writeScoring({ sheet, words, texts, scan, report }: Writing): void {
  const counted = report.findings.flatMap((finding, index) => {
    const { impact, impact_alone: alone } = finding;
    return impact || alone ? [{ ...finding, number: index + 1 }] : [];
  });
  if (scan.riskScore === null || counted.length === 0) return;
  const sum = counted.reduce((total, { impact }) => total + (impact ?? 0), 0);
  sheet.heading(words.scoring, 3);
  sheet.paragraph(words.scoringText, { after: 2 });
  writeTable(
    sheet,
    [
      { share: 0.07 },
      { share: 0.61 },
      { share: 0.16, isAmount: true },
      { share: 0.16, isAmount: true, bold: true },
    ],
    [
      ...counted.map(({ number, title, impact, impact_alone: alone }) => [
        ...[String(number), title, alone === undefined ? '' : signed(alone), signed(impact ?? 0)],
      ]),
      ['', words.scoringSum, '', signed(sum)],
    ],
    ['', words.scoringFinding, words.scoringAlone, words.scoringCounted],
  );
  sheet.space(3);
  const limits = new Set(counted.flatMap(({ impact_limits: why }) => why ?? []));
  for (const limit of limits) sheet.paragraph(texts.impactLimits[limit], { size: 8.5 });
  const isBounded = scan.riskScore !== sum && (sum > 100 || sum < 0);
  if (isBounded) sheet.paragraph(words.scoringBounds, { size: 8.5 });
  sheet.paragraph(words.score(scan.riskScore), { bold: true });
}
