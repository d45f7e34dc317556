import type { Verdict } from '../../../core/vocabulary.js';
import { COLORS, CONTENT_WIDTH } from '../paper/sheet.js';
import type { Writing } from '../writing.js';

const VERDICT_COLORS: Record<Verdict, string> = {
  low_risk: COLORS.good,
  review: COLORS.warn,
  high_risk: COLORS.bad,
};

const BAND_HEIGHT = 44;
const METER = { width: 170, height: 6 };

/** What it is about, the verdict at a glance, and what to do. */
export function writeOpening({ sheet, words, texts, scan, report }: Writing): void {
  sheet.heading(words.title, 1);
  sheet.paragraph(scan.file.name, { size: 11, base: 'auto', color: COLORS.quiet, after: 8 });
  if (!scan.livemode) {
    sheet.paragraph(words.testText, { bold: true, color: COLORS.bad, after: 8 });
  }
  if (scan.verdict !== null) writeVerdict(scan.verdict, scan.riskScore ?? 0);
  sheet.paragraph(report.summary, { size: 11, after: 4 });
  if (report.recommended_actions.length > 0) {
    sheet.heading(words.actions, 3);
    writeList(report.recommended_actions);
  }

  function writeVerdict(verdict: Verdict, score: number): void {
    const color = VERDICT_COLORS[verdict];
    const { document } = sheet;
    const y = sheet.y;
    sheet.decorate(() => {
      document.roundedRect(sheet.leftOf(0, CONTENT_WIDTH), y, CONTENT_WIDTH, BAND_HEIGHT, 4);
      document.fillOpacity(0.08).fill(color).fillOpacity(1);
      document.rect(sheet.leftOf(0, 4), y, 4, BAND_HEIGHT).fill(color);
      const offset = CONTENT_WIDTH - METER.width - 14;
      const filled = (METER.width * Math.min(100, Math.max(0, score))) / 100;
      document.rect(sheet.leftOf(offset, METER.width), y + 27, METER.width, METER.height);
      document.fill(COLORS.line);
      document.rect(sheet.leftOf(offset, filled), y + 27, filled, METER.height).fill(color);
    });
    sheet.y = y + 11;
    sheet.paragraph(texts.verdicts[verdict], { size: 16, bold: true, color, indent: 16 });
    sheet.y = y + 9;
    const offset = CONTENT_WIDTH - METER.width - 14;
    sheet.paragraph(words.score(score), { indent: offset, width: METER.width });
    sheet.y = y + BAND_HEIGHT + 10;
  }

  function writeList(items: readonly string[]): void {
    const list = sheet.element('L');
    for (const item of items) {
      const entry = sheet.element('LI', list);
      sheet.ensure(sheet.lineHeight(9.5));
      const { y } = sheet;
      sheet.paragraph('•', { tag: 'Lbl', parent: entry, indent: 4, width: 10 });
      sheet.y = y;
      sheet.paragraph(item, { tag: 'LBody', parent: entry, indent: 14, after: 2 });
    }
  }
}
