import { describe, expect, it } from 'vitest';
import { openPdf } from '../../../../../worker/engine/pipeline/opening/open-pdf.js';
import { paper, rowsOf, text } from '../forensics/occlusion/paper.js';

const STATES = { resources: '/ExtGState<</Clear<</ca 0>>>>' };

/** Text that is transparent, as a browser leaves it for copying. */
const clear = (words: string): string => `q /Clear gs ${words} Q`;

/** Widths of Helvetica, thousandths of the size. */
const WIDTHS: Record<string, number> = {
  ...{ T: 611, o: 556, t: 278, a: 556, l: 222, ' ': 278, s: 500, u: 556, m: 833 },
};

/** The letters of a word in ten points as triangles, the l as the rectangle that it is. */
function shapes(x: number, y: number, word: string): string {
  let left = x;
  const drawn: string[] = [];
  for (const letter of word) {
    const width = (WIDTHS[letter] ?? 0) / 100;
    const [from, to] = [left + width * 0.1, left + width * 0.9];
    if (letter === 'l') drawn.push(`${from} ${y} ${to - from} 7 re f`);
    else if (letter !== ' ')
      drawn.push(`${from} ${y} m ${to} ${y} l ${(from + to) / 2} ${y + 6} l f`);
    left += width;
  }
  return drawn.join(' ');
}

async function linesOf(content: string): Promise<string[]> {
  const document = await openPdf(paper({ pages: [content], ...STATES }), {
    pagesMax: 1,
    megapixelsMax: 4,
  });
  try {
    return (await document.pages[0]!.textLayer()).map((line) => line.text);
  } finally {
    await document.close();
  }
}

describe('transparent text over letters that are drawn as shapes', () => {
  const label = shapes(20, 40, 'Total sum');

  it('is read: people see it', async () => {
    const lines = await linesOf(`${rowsOf()} ${label} ${clear(text(20, 40, 'Total sum'))}`);
    expect(lines.at(-1)).toBe('Total sum');
  });

  it('is not where there are no shapes, or elsewhere', async () => {
    expect(await linesOf(`${rowsOf()} ${clear(text(20, 40, 'Total sum'))}`)).not.toContain(
      'Total sum',
    );
    expect(
      await linesOf(`${rowsOf()} ${label} ${clear(text(150, 40, 'Total sum'))}`),
    ).not.toContain('Total sum');
  });

  it('does not take along what is hidden after it, in another line or font size', async () => {
    const hidden = clear(text(150, 60, '999.00'));
    const lines = await linesOf(
      `${rowsOf()} ${label} ${clear(text(20, 40, 'Total sum'))} ${hidden}`,
    );
    expect(lines.join(' ')).toContain('Total sum');
    expect(lines.join(' ')).not.toContain('999.00');
  });

  it('does not take along a number hidden at its end', async () => {
    const lines = await linesOf(`${rowsOf()} ${label} ${clear(text(20, 40, 'Total sum 9.0'))}`);
    expect(lines.at(-1)).toBe('Total sum');
  });
});
