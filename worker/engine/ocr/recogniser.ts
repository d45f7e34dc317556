import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Raster } from '../evidence/page.js';
import { InferenceFailure, type TextBox, type TextModels } from '../infer.js';
import { readByModels } from './read-by-models.js';
import { readByTesseract } from './read-by-tesseract.js';
import { findLines, type PrintedLine, readBoxes } from './printed-lines.js';
import type { Recognition, Tesseracts } from './recognition.js';
import { segmentPage } from './segmentation.js';
import { openTesseract } from './tesseract.js';
import { isUpsideDown, sidewaysTurn, turnedBack } from './turn.js';

export interface ReadOptions {
  /** Models that find and read text; without any that answers, Tesseract reads alone. */
  text?: TextModels;
  /**
   * `reread` enlarges more and cuts out cells differently, so that its errors are
   * independent; it is Tesseract's alone.
   */
  pass?: 'first' | 'reread';
}

/** Recognises Hebrew, English and numbers. Works offline; holds about 200 MB until closed. */
export interface Recogniser {
  recognise(raster: Raster, options?: ReadOptions): Promise<Recognition>;
  close(): Promise<void>;
}

/** Loads Tesseract's models. Takes about half a second; one recogniser serves many documents. */
export async function openRecogniser(): Promise<Recogniser> {
  const [english, hebrew] = await Promise.all([openTesseract('eng'), openTesseract('heb')]);
  return {
    recognise: (raster, options = {}) => recognise(raster, options, { english, hebrew }),
    close: async () => {
      await Promise.all([english.close(), hebrew.close()]);
    },
  };
}

async function recognise(
  raster: Raster,
  { text, pass = 'first' }: ReadOptions,
  tesseracts: Tesseracts,
): Promise<Recognition> {
  if (pass === 'first' && text !== undefined) {
    const read = await orNull(findAndRead(raster, text, tesseracts));
    if (read !== null) return read;
  }
  return {
    cells: await readByTesseract(segmentPage(raster), pass, tesseracts),
    byModels: false,
    turn: 0,
    secondReading: Promise.resolve([]),
  };
}

/** Reads a page whichever way up it is; null when no models are live. */
async function findAndRead(
  shown: Raster,
  text: TextModels,
  tesseracts: Tesseracts,
): Promise<Recognition | null> {
  const boxes = await findLines(shown, text);
  if (boxes === null) return null;
  const turn = await sidewaysTurn(shown, boxes, text);
  const raster = turnedBack(shown, turn);
  const reading = linesOf(raster, turn === 0 ? boxes : await findLines(raster, text), text);
  // A rejection while the ink is separated is handled below.
  reading.catch(() => {});
  // Other processes read lines while this one separates the ink.
  await nextTurn();
  const segmentation = segmentPage(raster);
  const lines = await reading;
  if (lines === null) return null;
  if (turn === 0 && (await isUpsideDown(raster, lines, text))) {
    const back = turnedBack(shown, 180);
    const read = await linesOf(back, await findLines(back, text), text);
    if (read === null) return null;
    const upright = await readByModels(back, segmentPage(back), read, text, tesseracts);
    return { ...upright, byModels: true, turn: 180 };
  }
  const read = await readByModels(raster, segmentation, lines, text, tesseracts);
  return { ...read, byModels: true, turn };
}

const linesOf = async (
  raster: Raster,
  boxes: readonly TextBox['corners'][] | null,
  text: TextModels,
): Promise<PrintedLine[] | null> => (boxes === null ? null : readBoxes(raster, boxes, text));

/** Null where a model fails: Tesseract then reads alone. */
async function orNull<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof InferenceFailure) return null;
    throw error;
  }
}
