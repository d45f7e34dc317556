import type { Line, Style } from './lay-text.js';
import { COLORS, CONTENT_WIDTH, type Element, type Sheet } from './sheet.js';

export interface Column {
  /** Share of the width. */
  share: number;
  /** Digits of amounts stand below each other, in either direction. */
  isAmount?: boolean;
  bold?: boolean;
  color?: string;
  base?: Style['base'];
}

const SIZE = 9;
const GAP = 8;
const PADDING = 2.5;
/** Of one cell: more is cut, with an ellipsis. */
const LINES_MAX = 30;

/** A table of which each row is whole on one page; the heading is repeated on each. */
export function writeTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  heading: readonly string[] | null = null,
): void {
  const table = sheet.element('Table');
  const head = columns.map((column): Column => ({ ...column, bold: true, color: COLORS.quiet }));
  const repeat = (): void => {
    if (heading !== null) writeRow(sheet, table, head, heading, 'TH');
  };
  sheet.ensure(60);
  repeat();
  for (const row of rows) {
    const page = sheet.page;
    writeRow(sheet, table, columns, row, 'TD', () => {
      if (sheet.page !== page) repeat();
    });
  }
}

/** Names and values, one pair a row. */
export function writeValues(
  sheet: Sheet,
  pairs: readonly { name: string; value: string }[],
  { nameBase }: { nameBase?: Style['base'] } = {},
): void {
  writeTable(
    sheet,
    [
      { share: 0.28, color: COLORS.quiet, ...(nameBase && { base: nameBase }) },
      { share: 0.72, base: 'auto' },
    ],
    pairs.map(({ name, value }) => [name, value]),
  );
}

function writeRow(
  sheet: Sheet,
  table: Element,
  columns: readonly Column[],
  texts: readonly string[],
  tag: 'TH' | 'TD',
  onNewPage: () => void = () => {},
): void {
  let offset = 0;
  const usable = CONTENT_WIDTH - GAP * (columns.length - 1);
  const cells = columns.map((column, index) => {
    const { bold = false, color = COLORS.text, base = sheet.base } = column;
    const width = usable * column.share;
    const style: Style = { size: SIZE, bold, color, base };
    const text = texts[index] ?? '';
    const { isAmount = false } = column;
    const cell = {
      text,
      style,
      isAmount,
      width,
      offset,
      lines: linesOf(sheet, text, style, width),
    };
    offset += width + GAP;
    return cell;
  });
  const lineHeight = sheet.lineHeight(SIZE);
  const height = Math.max(1, ...cells.map(({ lines }) => lines.length)) * lineHeight + 2 * PADDING;
  sheet.ensure(height);
  onNewPage();
  const row = sheet.element('TR', table);
  for (const { text, style, isAmount, width, offset: start, lines } of cells) {
    const element = sheet.element(tag, row, sheet.readAs(text));
    sheet.content(element, tag, () => {
      lines.forEach((line, index) => {
        const from = isAmount && sheet.base === 'ltr' ? start + width - line.width : start;
        const y = sheet.y + PADDING + index * lineHeight;
        sheet.drawLine(line, style, sheet.leftOf(from, line.width), y);
      });
    });
  }
  sheet.y += height;
  sheet.rule();
}

function linesOf(sheet: Sheet, text: string, style: Style, width: number): Line[] {
  const lines = text.split('\n').flatMap((part) => sheet.lay(part, style, width));
  if (lines.length <= LINES_MAX) return lines;
  return [...lines.slice(0, LINES_MAX - 1), ...sheet.lay('…', style, width)];
}
