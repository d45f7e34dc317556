import type { Raster } from '../evidence/page.js';
import { InferenceFailure, type TextModels } from '../infer.js';
import { readByModels } from './read-by-models.js';
import { readByTesseract } from './read-by-tesseract.js';
import { readPrintedLines } from './printed-lines.js';
import type { Recognition, Tesseracts } from './recognition.js';
import { segmentPage } from './segmentation.js';
import { openTesseract } from './tesseract.js';

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
  const asked = pass === 'first' && text !== undefined ? text : null;
  // Another process looks for lines while this one separates the ink.
  const finding = asked === null ? null : orNull(readPrintedLines(raster, asked));
  const segmentation = segmentPage(raster);
  const lines = await finding;
  if (asked !== null && lines !== null) {
    const read = await orNull(readByModels(raster, segmentation, lines, asked, tesseracts));
    if (read !== null) return { ...read, byModels: true };
  }
  return {
    cells: await readByTesseract(segmentation, pass, tesseracts),
    byModels: false,
    secondReading: Promise.resolve([]),
  };
}

/** Null where a model fails: Tesseract then reads alone. */
async function orNull<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof InferenceFailure) return null;
    throw error;
  }
}
