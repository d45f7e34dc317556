import type { ReportFinding } from '../../../core/report.js';
import { isolated } from '../paper/bidi.js';
import { COLORS, CONTENT_WIDTH } from '../paper/sheet.js';
import { SEVERITY_COLORS, signed, type Writing } from '../writing.js';

const INDENT = 26;

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
  { sheet, words, texts, percent }: Writing,
  list: ReturnType<Writing['sheet']['element']>,
  finding: ReportFinding,
  number: number,
): void {
  const { severity, impact, box, evidence } = finding;
  const color = SEVERITY_COLORS[severity];
  sheet.ensure(48);
  const entry = sheet.element('LI', list);
  const { y } = sheet;
  writeNumber(String(number));
  sheet.y = y;
  const body = sheet.element('LBody', entry);
  const text = { parent: body, indent: INDENT };
  sheet.paragraph(finding.title, { ...text, size: 10.5, bold: true });
  sheet.paragraph(
    [
      texts.severities[severity],
      impact === null || impact === 0 ? words.noPoints : words.points(signed(impact)),
      box === null ? words.wholeDocument : words.page(box.page),
      words.confidence(percent(finding.confidence)),
    ].join(' · '),
    { ...text, size: 8.5, color },
  );
  sheet.paragraph(finding.detail, text);
  if (evidence !== null) {
    sheet.paragraph(`${words.evidence}: ${isolated(evidence)}`, { ...text, color: COLORS.quiet });
  }
  sheet.space(7);

  function writeNumber(label: string): void {
    const [line] = sheet.lay(label, { size: 9, bold: true, base: 'ltr' }, INDENT);
    if (line === undefined) return;
    const width = Math.max(16, line.width + 7);
    const left = sheet.leftOf(0, width);
    sheet.decorate(() => sheet.document.roundedRect(left, y + 1, width, 14, 3).fill(color));
    const element = sheet.element('Lbl', entry);
    sheet.content(element, 'Lbl', () => {
      const style = { size: 9, bold: true, base: 'ltr', color: '#ffffff' } as const;
      sheet.drawLine(line, style, left + (width - line.width) / 2, y + 2);
    });
  }
}

/** Which finding added how much. */
function writeScoring({ sheet, words, scan, report }: Writing): void {
  const added = report.findings.flatMap(({ impact }, index) =>
    impact === null || impact === 0 ? [] : [{ number: index + 1, impact }],
  );
  if (scan.riskScore === null || added.length === 0) return;
  const sum = added.reduce((total, { impact }) => total + impact, 0);
  sheet.heading(words.scoring, 3);
  sheet.paragraph(words.scoringText, { after: 2, width: CONTENT_WIDTH });
  const parts = added.map(({ number, impact }) => `${number}: ${signed(impact)}`);
  sheet.paragraph(`${parts.join(' · ')}. ${words.scoringSum(signed(sum))}.`);
  const isBounded = scan.riskScore !== sum && (sum > 100 || sum < 0);
  if (isBounded) sheet.paragraph(words.scoringBounds);
  sheet.paragraph(words.score(scan.riskScore), { bold: true });
}
