import type { Sheet } from '../sheet.js';

/** A left-to-right layout mirrored: text that starts at the left starts at the right instead. */
export const mirrored = (sheet: Sheet): Sheet => ({
  ...sheet,
  text: (text, at) => {
    const align = at.align ?? 'left';
    const turned = { left: 'right', right: 'left', center: 'center' } as const;
    sheet.text(text, { ...at, x: sheet.width - at.x, align: turned[align] });
  },
  rule: ([x1, y1], [x2, y2], ...rest) =>
    sheet.rule([sheet.width - x1, y1], [sheet.width - x2, y2], ...rest),
  fill: ([x, y, w, h], ...rest) => sheet.fill([sheet.width - x - w, y, w, h], ...rest),
});
