import { describe, expect, it } from 'vitest';
import {
  composed,
  type Homography,
  rotation,
  translation,
} from '../../../../worker/engine/image/homography.js';
import { divideLines } from '../../../../worker/engine/ocr/divide-lines.js';
import { mapLine, type TextLine } from '../../../../worker/engine/ocr/text-lines.js';

const HEIGHT = 20;

const line = (left: number, right: number, y: number): TextLine => ({
  ...{ left: { x: left, y }, right: { x: right, y }, height: HEIGHT },
});

/** Labels and amounts in rows `pitch` apart, the amounts at the right margin. */
const receipt = (
  left: number,
  { rows = 16, pitch = 30, top = 100 }: { rows?: number; pitch?: number; top?: number } = {},
): TextLine[] =>
  Array.from({ length: rows }, (_, row) => top + row * pitch).flatMap((y, row) => [
    line(left, left + 120 + ((row * 37) % 90), y),
    line(left + 300 + ((row * 13) % 30), left + 380, y),
  ]);

const tilted = (lines: readonly TextLine[], map: Homography): TextLine[] =>
  lines.map((one) => mapLine(map, one));

const about = (x: number, y: number, angle: number): Homography =>
  composed(composed(translation(-x, -y), rotation(angle)), translation(x, y));

const sorted = (lines: readonly TextLine[]): number[] =>
  lines.map(({ left }) => left.x).sort((a, b) => a - b);

/** Whether the lines were divided into these documents, in their order. */
const expectDivided = (documents: readonly TextLine[][]): void => {
  // In an order that tells nothing.
  const mixed = documents
    .flat()
    .sort((a, b) => ((a.left.x * 7919) % 13) - ((b.left.x * 7919) % 13));
  expect(divideLines(mixed).map(sorted)).toEqual(documents.map(sorted));
};

describe('the lines of one document', () => {
  it('stay together across the gap between its labels and its amounts', () => {
    expectDivided([receipt(100)]);
  });

  it.each([0.1, -0.2])('stay together when it is turned by %f radians', (angle) => {
    expectDivided([tilted(receipt(100), about(300, 340, angle))]);
  });

  it('stay together when it is photographed at an angle', () => {
    const map = composed(
      translation(-300, -340),
      composed([1, 0, 0, 0.04, 1, 0, 0.0004, 0.0003, 1], translation(300, 340)),
    );
    expectDivided([tilted(receipt(100), map)]);
  });

  it('stay together when curled paper moves the amounts against their labels', () => {
    expectDivided([
      receipt(100).map((one) =>
        one.left.x > 350 ? mapLine(about(450, 340, -0.03), mapLine(translation(0, 9), one)) : one,
      ),
    ]);
  });

  it('stay together when a few lines stand aside', () => {
    const aside = [line(700, 760, 111), line(700, 790, 163), line(700, 780, 342)];
    expectDivided([[...receipt(100), ...aside]]);
  });
});

describe('the lines of several documents side by side', () => {
  it('are divided where their rows have nothing in common', () => {
    expectDivided([receipt(100), receipt(600, { pitch: 37, rows: 13, top: 131 })]);
  });

  it('are divided where they are turned against each other', () => {
    expectDivided([
      tilted(receipt(100), about(300, 340, -0.07)),
      tilted(receipt(620), about(800, 340, 0.09)),
    ]);
  });

  it('are divided into three', () => {
    expectDivided([
      receipt(100, { pitch: 41, rows: 12 }),
      receipt(620, { pitch: 29, rows: 17, top: 113 }),
      tilted(receipt(1180), about(1380, 340, 0.12)),
    ]);
  });
});
