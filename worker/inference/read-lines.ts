import type { InferencePicture, LinePicture, ReadLine } from '../engine/index.js';
import { channelsOf, type RecognitionManifest } from '../../core/model-manifest.js';
import type { Batcher } from './batcher.js';
import { decodeCtc } from './ctc.js';
import { type Fill, preparer } from './prepare.js';
import { resizeBilinear } from './resize-bilinear.js';

/** Lines prepared and queued at once: enough to fill a batch, few enough to save memory. */
const LINES_AT_ONCE = 16;

/**
 * Least width of a line that may be a number, pixels. With the padding that the manifest says,
 * 320 of PP-OCR's, most of what is computed of an amount is padding. Words need it: short ones of
 * Hebrew are answered with certainty as Latin ones without.
 */
const NUMBER_WIDTH_MIN_PX = 96;
/** What is read so is believed if it is a number of so many digits, each character so certain. */
const NUMBER_DIGITS_MIN = 3;
const NUMBER_CERTAINTY_MIN = 0.9;

/** Reads lines of text, shorter ones first, so that lines of like length share a run. */
export async function readLines(
  manifest: RecognitionManifest,
  characters: readonly string[],
  batcher: Batcher,
  lines: readonly LinePicture[],
  signal: AbortSignal,
): Promise<{ score: number; lines: ReadLine[] }> {
  const { preprocessing } = manifest;
  const { view, layout } = preprocessing;
  const [input] = manifest.inputs;
  const [output] = manifest.outputs;
  if (view.kind !== 'line' || input === undefined || output === undefined)
    throw new Error('this manifest reads no lines');
  const prepare = preparer(preprocessing, input.dtype);
  const channels = channelsOf(preprocessing);
  const { heightPx, widthMinPx, widthMaxPx, multipleOf } = view;
  const widthOf = ({ width, height }: InferencePicture): number =>
    Math.min(widthMaxPx, Math.max(1, Math.ceil((width * heightPx) / height)));

  const read: ReadLine[] = [];
  const byWidth = [...lines.entries()].sort(([, a], [, b]) => widthOf(a) - widthOf(b));
  // Shared by all workers, each of which takes the next line.
  const waiting = byWidth.values();
  const work = async (): Promise<void> => {
    for (const [index, line] of waiting) {
      const mayBeNumber = line.mayBeNumber === true && NUMBER_WIDTH_MIN_PX < widthMinPx;
      const number = mayBeNumber ? await readOne(line, NUMBER_WIDTH_MIN_PX) : null;
      const isNumber = number !== null && isSureNumber(number);
      read[index] = isNumber ? number : await readOne(line, widthMinPx);
    }
  };
  const readOne = async (line: InferencePicture, leastPx: number): Promise<ReadLine> => {
    const used = widthOf(line);
    const resized = resizeBilinear(line, used, heightPx);
    const width = Math.ceil(Math.max(used, leastPx) / multipleOf) * multipleOf;
    const fill = padded(prepare(resized, { x: 0, y: 0, width: used, height: heightPx }), {
      used,
      width,
      rows: layout === 'nchw' ? channels * heightPx : heightPx,
      perPixel: layout === 'nchw' ? 1 : channels,
    });
    const shape =
      layout === 'nchw' ? [1, channels, heightPx, width] : [1, heightPx, width, channels];
    const { data, shape: answered } = outputOf(await batcher.run(shape, fill, signal), output.name);
    const [, steps = 0, classes = 0] = answered;
    return decodeCtc(data, { steps, classes }, characters, used / width);
  };
  await Promise.all(Array.from({ length: LINES_AT_ONCE }, work));

  let sum = 0;
  let count = 0;
  for (const { confidences } of read) {
    for (const confidence of confidences) sum += confidence;
    count += confidences.length;
  }
  return { score: count === 0 ? 0 : sum / count, lines: read };
}

const isSureNumber = ({ characters, confidences }: ReadLine): boolean => {
  const text = characters.join('');
  return (
    /^[\d.,:/+%$-]*$/.test(text) &&
    text.replaceAll(/\D/g, '').length >= NUMBER_DIGITS_MIN &&
    confidences.every((confidence) => confidence >= NUMBER_CERTAINTY_MIN)
  );
};

/** Writes a line at the left of a wider input; the rest stays zero. */
function padded(
  fill: Fill,
  place: { used: number; width: number; rows: number; perPixel: number },
): Fill {
  const { used, width, rows, perPixel } = place;
  if (used === width) return fill;
  return (into) => {
    const line = into.slice(0, rows * used * perPixel);
    fill(line);
    for (let row = 0; row < rows; row += 1) {
      const from = row * used * perPixel;
      into.set(line.subarray(from, from + used * perPixel), row * width * perPixel);
    }
  };
}

function outputOf<Output>(outputs: Readonly<Record<string, Output>>, name: string): Output {
  const output = outputs[name];
  if (output === undefined) throw new Error(`the model gave no output ${name}`);
  return output;
}
