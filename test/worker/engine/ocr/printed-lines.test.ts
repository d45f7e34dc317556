import { expect, test } from 'vitest';
import type { LinePicture, TextBox, TextModels } from '../../../../worker/engine/infer.js';
import { readBoxes } from '../../../../worker/engine/ocr/printed-lines.js';

const ROWS = 50;
const HEIGHT = 20;
/** The columns of a page, told apart by the width of their lines. */
const COLUMNS = [
  { left: 10, width: 60, text: '1,250.00' },
  { left: 200, width: 90, text: 'Standing' },
];
const raster = { width: 400, height: ROWS * 30, data: new Uint8Array(400 * ROWS * 30 * 3) };
const boxes = Array.from({ length: ROWS }, (_, row) =>
  COLUMNS.map(({ left, width }): TextBox['corners'] => {
    const [top, right] = [row * 30, left + width];
    return [
      [left, top],
      [right, top],
      [right, top + HEIGHT],
      [left, top + HEIGHT],
    ];
  }),
).flat();

const textOf = ({ width }: LinePicture): string =>
  COLUMNS.find((column) => column.width === width)!.text;

/** Reads each line as the text of its column. */
function reader() {
  const asked: (readonly LinePicture[])[] = [];
  const underWay = { now: 0, most: 0 };
  const text: TextModels = {
    find: async () => null,
    read: async (_model, lines) => {
      asked.push(lines);
      underWay.most = Math.max(underWay.most, (underWay.now += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay.now -= 1;
      return {
        score: 1,
        model: { name: 'one', version: '1.0.0', sha256: '', runtime: 'onnx', provider: 'cpu' },
        ms: 1,
        lines: lines.map((line) => {
          const characters = [...textOf(line)];
          const all = (value: number) => new Float32Array(characters.length).fill(value);
          return { characters, confidences: all(0.99), places: all(0.5) };
        }),
      };
    },
  };
  return { asked, underWay, text };
}

test('the lines of a page are read in its order, with two requests under way', async () => {
  const { text, underWay } = reader();
  const lines = await readBoxes(raster, boxes, text);
  expect(lines?.map(({ corners }) => corners)).toEqual(boxes);
  expect(lines?.map(({ chars }) => chars.map((char) => char.text).join(''))).toEqual(
    boxes.map((_, at) => COLUMNS[at % 2]!.text),
  );
  expect(underWay.most).toBe(2);
});

test('below a number in its column another is likely, below a word or nothing none', async () => {
  const { text, asked } = reader();
  await readBoxes(raster, boxes, text);
  const [first, second, ...later] = asked;
  expect([...first!, ...second!].filter(({ mayBeNumber }) => mayBeNumber)).toEqual([]);
  expect(later.length).toBeGreaterThan(0);
  for (const line of later.flat())
    expect([textOf(line), line.mayBeNumber]).toEqual([textOf(line), line.width === 60]);
});

test('a request that fails rejects, and no answer to the other is left over', async () => {
  const text: TextModels = {
    find: async () => null,
    read: () => Promise.reject(new Error('no model')),
  };
  await expect(readBoxes(raster, boxes, text)).rejects.toThrow('no model');
});

test('a sign that the model takes for Chinese is a currency of some kind before a number, and unsure', async () => {
  const characters = [...'天18,750'];
  const all = (value: number) => new Float32Array(characters.length).fill(value);
  const text: TextModels = {
    find: async () => null,
    read: async (_model, lines) => ({
      score: 1,
      model: { name: 'one', version: '1.0.0', sha256: '', runtime: 'onnx', provider: 'cpu' },
      ms: 1,
      lines: lines.map(() => ({ characters, confidences: all(0.99), places: all(0.5) })),
    }),
  };
  const [line] = (await readBoxes(raster, boxes.slice(0, 1), text))!;
  expect(line!.chars.map((char) => char.text).join('')).toBe('¤18,750');
  expect(line!.chars.map(({ confidence }) => confidence > 0)).toEqual(
    [false, ...all(1).slice(1)].map(Boolean),
  );
});
