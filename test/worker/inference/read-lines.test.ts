import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InferencePicture } from '../../../worker/engine/index.js';
import { openBatcher } from '../../../worker/inference/batcher.js';
import { readPointer } from '../../../worker/inference/live-pointers.js';
import { loadModel, type ReadyModel } from '../../../worker/inference/load-model.js';
import { readLines } from '../../../worker/inference/read-lines.js';

const ROOT = fileURLToPath(new URL('../../../models', import.meta.url));
const NAME = 'pp-ocr-recogniser';
const FONT = '@expo-google-fonts/assistant/400Regular/Assistant_400Regular.ttf';
GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(FONT), 'Assistant');

let ready: ReadyModel;
beforeAll(async () => {
  const { version = '' } = (await readPointer(ROOT, NAME)) ?? {};
  ready = await loadModel(ROOT, NAME, version, { device: { kind: 'cpu' }, threads: 1 });
});
afterAll(() => ready.model.release());

function line(text: string): InferencePicture {
  const canvas = createCanvas(text.length * 18 + 16, 40);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  pen.font = '30px Assistant';
  pen.fillText(text, 8, 30);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const rgb = Uint8Array.from(
    { length: (data.length / 4) * 3 },
    (_, at) => data[at + Math.floor(at / 3)]!,
  );
  return { width: canvas.width, height: canvas.height, rgb };
}

test('lines that share a run are read as each by itself', async () => {
  const texts = ['1,250.00', 'Total 84', '12/03/26', 'Invoice', 'Amount 7', '9,999.99'];
  const read = async (maximum: number): Promise<{ texts: string[]; batches: number[] }> => {
    const batches: number[] = [];
    const manifest = { ...ready.manifest, batching: { maximum, delayMs: 5 } };
    const batcher = openBatcher(manifest, ready.model, ({ batch }) => batches.push(batch));
    if (manifest.task !== 'text-recognition') throw new Error('it reads no lines');
    const { lines } = await readLines(
      manifest,
      ready.characters,
      batcher,
      texts.map(line),
      new AbortController().signal,
    );
    return { texts: lines.map(({ characters }) => characters.join('')), batches };
  };
  const [alone, together] = [await read(1), await read(16)];
  expect(alone.texts.map((text) => text.replaceAll(' ', ''))).toEqual(
    texts.map((text) => text.replaceAll(' ', '')),
  );
  expect(together.texts).toEqual(alone.texts);
  expect(alone.batches).toEqual([1, 1, 1, 1, 1, 1]);
  expect(together.batches).toEqual([6]);
});

/** What is read of lines that may all be numbers, or of which nothing is known, and the widths of the runs. */
async function readMarked(texts: readonly string[], mayBeNumber: boolean) {
  const { manifest } = ready;
  if (manifest.task !== 'text-recognition') throw new Error('it reads no lines');
  const widths: number[] = [];
  const batcher = openBatcher(manifest, ready.model);
  const { lines } = await readLines(
    manifest,
    ready.characters,
    {
      run: (shape, ...others) => {
        widths.push(shape.at(-1)!);
        return batcher.run(shape, ...others);
      },
    },
    texts.map((text) => ({ ...line(text), mayBeNumber })),
    new AbortController().signal,
  );
  return { lines, widths, texts: lines.map(({ characters }) => characters.join('')) };
}

test('a number that was foreseen is read as ever, on a narrower input', async () => {
  const texts = ['1,250.00', '12/03/2026', '604193'];
  const [known, unknown] = [await readMarked(texts, true), await readMarked(texts, false)];
  expect(known.texts).toEqual(texts);
  expect(unknown.texts).toEqual(texts);
  expect(unknown.widths).toEqual([320, 320, 320]);
  expect(Math.max(...known.widths)).toBeLessThan(320);
  expect(known.widths.length).toBe(3);
});

test('a word where a number was foreseen is answered as if nothing was', async () => {
  const texts = ['Paid', 'שולם', 'זכות', 'A4', 'ו'];
  const [known, unknown] = [await readMarked(texts, true), await readMarked(texts, false)];
  expect(known.lines).toEqual(unknown.lines);
  expect(known.widths.filter((width) => width === 320).length).toBe(texts.length);
});
