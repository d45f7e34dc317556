import type { Drawing, Sheet } from '../sheet.js';

/** The drawing with the text of one mark replaced, as by somebody who changes one printed value. */
export const reprinted = (
  drawing: Drawing,
  mark: string,
  change: (text: string) => string,
): Drawing => ({
  ...drawing,
  pages: drawing.pages.map((layout) => (sheet: Sheet) =>
    layout({
      ...sheet,
      text: (text, at) => sheet.text(at.mark === mark ? change(text) : text, at),
    }),
  ),
});
