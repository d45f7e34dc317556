import type { Line, Word } from '../../../../worker/engine/evidence/page.js';

export type Align = 'left' | 'centre' | 'right';

/** Percent of the page. */
const CHAR_WIDTH = 0.7;

export const LINE_HEIGHT = 1.2;

/** Between the border of a cell and its text. */
const PADDING = 0.4;

/** Hundredths as statements and invoices print them. */
export const printed = (minor: number): string => {
  const [whole = '', cents = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
  const sign = minor < 0 ? '-' : '';
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
};

/** The words of a cell in logical order, on a line at `y`. */
export function cellWords(
  text: string,
  left: number,
  width: number,
  align: Align,
  y: number,
  direction: 'ltr' | 'rtl',
): Word[] {
  const texts = text.split(' ').filter((word) => word !== '');
  const total = texts.join(' ').length * CHAR_WIDTH;
  const room = width - total - 2 * PADDING;
  const from = left + PADDING + { left: 0, centre: room / 2, right: room }[align];
  let at = 0;
  return texts.map((word) => {
    const w = word.length * CHAR_WIDTH;
    const x = direction === 'ltr' ? from + at : from + total - at - w;
    at += w + CHAR_WIDTH;
    return { text: word, rect: { x, y, w, h: LINE_HEIGHT }, confidence: 1 };
  });
}

export function lineOf(words: Word[], y: number, direction: 'ltr' | 'rtl'): Line {
  const x = Math.min(...words.map(({ rect }) => rect.x));
  const right = Math.max(...words.map(({ rect }) => rect.x + rect.w));
  return {
    text: words.map(({ text }) => text).join(' '),
    words,
    rect: { x, y, w: right - x, h: LINE_HEIGHT },
    direction,
  };
}
