import type { Line, Page } from '../../worker/engine/index.js';

/** Of a page of monospaced text: points of a character and of a line, and how much of a line letters fill. */
const CHARACTER_PT = 4.7;
const LINE_PT = 12;
const LETTERS = 0.75;
const COLUMNS_MIN = 110;
const ROWS_MIN = 66;
/** Empty columns and rows around the text. */
const MARGIN = 3;
/** With so many Hebrew letters the first column is the rightmost one. */
const HEBREW_MIN = 40;

/** A text as `pdftotext -layout` gives it as the page that it describes: two spaces divide cells. */
export function textPage(text: string): Page {
  const rows = text.replaceAll('\t', '    ').split('\n');
  const columns = Math.max(COLUMNS_MIN, ...rows.map((row) => row.length + 2 * MARGIN));
  const height = Math.max(ROWS_MIN, rows.length + 2 * MARGIN);
  const isRtl = (text.match(/[א-ת]/g) ?? []).length > HEBREW_MIN;
  const [character, line] = [100 / columns, 100 / height];
  const lines = rows.flatMap((row, at): Line[] => {
    const y = (at + MARGIN + (1 - LETTERS) / 2) * line;
    const words = [...row.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const w = word.length * character;
      const x = (index + MARGIN) * character;
      return {
        text: word,
        rect: { x: isRtl ? 100 - x - w : x, y, w, h: LETTERS * line },
        confidence: 1,
      };
    });
    if (words.length === 0) return [];
    const left = Math.min(...words.map(({ rect }) => rect.x));
    const right = Math.max(...words.map(({ rect }) => rect.x + rect.w));
    return [
      {
        text: words.map((word) => word.text).join(' '),
        words,
        rect: { x: left, y, w: right - left, h: LETTERS * line },
        direction: isRtl ? 'rtl' : 'ltr',
      },
    ];
  });
  return {
    number: 1,
    width: CHARACTER_PT * columns,
    height: LINE_PT * height,
    lines,
    textSource: 'text_layer',
    pictureCoverage: 0,
    hash: null,
    render: () => Promise.reject(new Error('A text has no picture.')),
    readAgain: async () => null,
    readNumbersAgain: async (rects) => rects.map(() => null),
  };
}
