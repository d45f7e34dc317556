import { describe, expect, it } from 'vitest';
import { cellFrom } from '../../../../worker/engine/ocr/cells.js';
import type { InkComponent } from '../../../../worker/engine/ocr/connected-components.js';
import { divideCell } from '../../../../worker/engine/ocr/divide-cell.js';

const HEIGHT = 20;
const PITCH = 12;

/** A line of a text with its glyphs, each as wide as a digit. */
function line(text: string, left: number, top: number) {
  const owner = { text };
  const chars = [...text].map((one, index) => ({
    ...{ text: one, line: owner },
    x: left + index * PITCH + 5,
    y: top + HEIGHT / 2,
  }));
  const components = chars.map(({ x }, index): InkComponent => ({
    ...{ index, left: x - 5, right: x + 5 },
    ...{ top, bottom: top + HEIGHT, pixels: 100 },
  }));
  return { chars, components };
}

type Lines = ReturnType<typeof line>[];

const divided = (lines: Lines, components = lines.flatMap((one) => one.components)) =>
  divideCell(
    cellFrom(components),
    lines.flatMap(({ chars }) => chars),
  );

const textsOf = (lines: Lines): string[] =>
  divided(lines).map(({ chars }) => chars.map(({ text }) => text).join(''));

describe('a cell in which two lines were found', () => {
  it('is one cell for each where they stand above each other', () => {
    const lines = [line('174.90', 0, 0), line('200.00', 0, 18)];
    expect(textsOf(lines)).toEqual(['174.90', '200.00']);
    const [upper, lower] = divided(lines);
    expect([upper?.cell.top, upper?.cell.bottom]).toEqual([0, HEIGHT]);
    expect([lower?.cell.top, lower?.cell.bottom]).toEqual([18, 18 + HEIGHT]);
  });

  it('is so too where they hardly share their width', () => {
    expect(textsOf([line('0.00', 60, 0), line('63.35', 0, 32)])).toEqual(['0.00', '63.35']);
  });

  it('cuts the ink in which they touch between them', () => {
    const lines = [line('174', 0, 0), line('200', 0, 20)];
    const joined: InkComponent = { index: 9, left: 0, right: 10, top: 0, bottom: 40, pixels: 200 };
    const [upper, lower] = divided(lines, [
      joined,
      ...lines.flatMap((one) => one.components.slice(1)),
    ]);
    expect(upper?.cell.components.map(({ top, bottom }) => [top, bottom])).toEqual([
      ...[
        [0, 20],
        [0, 20],
        [0, 20],
      ],
    ]);
    expect(lower?.cell.components.map(({ top, bottom }) => [top, bottom])).toEqual([
      ...[
        [20, 40],
        [20, 40],
        [20, 40],
      ],
    ]);
    expect(upper?.cell.components[0]?.pixels).toBe(100);
  });

  it('stays whole where they stand beside each other, though the line drifts', () => {
    const lines = [line('Total', 0, 0), line('174.90', 90, 9)];
    expect(divided(lines)).toHaveLength(1);
  });

  it('stays whole where a model found one line twice', () => {
    expect(divided([line('174.90', 0, 0), line('174.90', 2, 3)])).toHaveLength(1);
  });
});
