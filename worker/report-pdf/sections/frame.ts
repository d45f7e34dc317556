import { isolated } from '../paper/bidi.js';
import { COLORS, CONTENT_WIDTH, MARGIN, PAGE } from '../paper/sheet.js';
import type { Writing } from '../writing.js';

const SIZE = 8;
const FOOT = PAGE.height - 38;
const HEAD = 24;

/** What stands on each page: which scan, which page, when made, and that it is test data. */
export function writeFrame(writing: Writing, page: number, pages: number): void {
  const { sheet, words, scan, time, madeAt } = writing;
  const style = { size: SIZE, color: COLORS.quiet, base: sheet.base } as const;
  sheet.decorate(() => {
    sheet.document
      .moveTo(MARGIN, FOOT - 5)
      .lineTo(PAGE.width - MARGIN, FOOT - 5)
      .lineWidth(0.6)
      .stroke(COLORS.line);
    write(`Emet · ${words.scan} ${isolated(scan.id)}`, 0, 'start', FOOT);
    write(words.pageOf(page, pages), 0, 'end', FOOT);
    write(`${words.made}: ${time(madeAt)}`, 0, 'start', FOOT + 11);
    if (!scan.livemode) writeTest();
  });

  function write(text: string, offset: number, align: 'start' | 'end', y: number): void {
    const [line] = sheet.lay(text, style, CONTENT_WIDTH);
    if (line === undefined) return;
    const from = align === 'end' ? CONTENT_WIDTH - line.width - offset : offset;
    sheet.drawLine(line, style, sheet.leftOf(from, line.width), y);
  }

  function writeTest(): void {
    const small = { ...style, size: 10, bold: true, color: COLORS.bad };
    const [line] = sheet.lay(words.test, small, CONTENT_WIDTH);
    if (line !== undefined) sheet.drawLine(line, small, (PAGE.width - line.width) / 2, HEAD);
    const large = { ...small, size: 150 };
    const [across] = sheet.lay(words.test, large, PAGE.width * 2);
    if (across === undefined) return;
    const { document } = sheet;
    document
      .save()
      .rotate(-52, { origin: [PAGE.width / 2, PAGE.height / 2] })
      .fillOpacity(0.1);
    sheet.drawLine(across, large, (PAGE.width - across.width) / 2, PAGE.height / 2 - 90);
    document.restore();
  }
}
