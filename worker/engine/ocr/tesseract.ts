import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Tesseract from 'tesseract.js';
import { z } from 'zod';
import type { Grey } from '../image/grey.js';

export type Language = 'eng' | 'heb';

/** A word as one model read it; coordinates in pixels of its input picture. */
export interface RawWord {
  /** Logical order, NFC, without direction marks. */
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** 0-1. */
  confidence: number;
  /** The model that read it. */
  language: Language;
  /** Its characters as drawn, from left to right, with their centres; absent where the model does not say. */
  chars?: readonly { text: string; x: number; confidence: number }[];
  /** Its letters and the spaces around it are certain, whatever gaps the ink has. */
  isSettled?: true;
  /** Its letters are broken in the ink: its spaces, points and digits are those that a model read. */
  isAsRead?: true;
}

/** The loaded model of one language, in its own thread. */
export interface TesseractModel {
  /** Recognises a sheet of lines; further calls wait for it. */
  read(sheet: Grey): Promise<RawWord[]>;
  close(): Promise<void>;
}

/**
 * Loads a model from its npm package, without network access or writes.
 * @throws {Error} when the model cannot be loaded
 */
export async function openTesseract(language: Language): Promise<TesseractModel> {
  const tesseract = await load(language);
  await tesseract.setParameters({
    tessedit_pageseg_mode: Tesseract.PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
  });
  let queue: Promise<unknown> = Promise.resolve();
  const read = async (sheet: Grey): Promise<RawWord[]> => {
    const { data } = await tesseract.recognize(asPgm(sheet), {}, { blocks: true, text: false });
    return Blocks.parse(data.blocks ?? [])
      .flatMap(wordsOf)
      .map((word) => ({ ...word, language }));
  };
  return {
    read: (sheet) => {
      const turn = queue.then(() => read(sheet));
      queue = turn.catch(() => undefined);
      return turn;
    },
    close: async () => {
      await tesseract.terminate();
    },
  };
}

/**
 * Passes an error handler: tesseract.js reports a failed start only to it, and throws
 * from a message handler without one.
 */
function load(language: Language): Promise<Tesseract.Worker> {
  return new Promise((resolve, reject) => {
    const failed = (fault: unknown): void =>
      reject(new Error(`the ${language} model cannot be loaded`, { cause: fault }));
    Tesseract.createWorker(language, Tesseract.OEM.LSTM_ONLY, {
      langPath: dataFolder(language),
      cacheMethod: 'none',
      gzip: true,
      errorHandler: failed,
    }).then(resolve, failed);
  });
}

const dataFolder = (language: Language): string =>
  join(
    dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`)),
    '4.0.0_best_int',
  );

/** PGM, the simplest format Leptonica reads: a header and raw pixels. */
const asPgm = ({ width, height, data }: Grey): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);

const Word = z.object({
  text: z.string(),
  confidence: z.number(),
  bbox: z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() }),
});
const Blocks = z.array(
  z.object({
    paragraphs: z.array(z.object({ lines: z.array(z.object({ words: z.array(Word) })) })),
  }),
);

const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const wordsOf = (block: z.infer<typeof Blocks>[number]): Omit<RawWord, 'language'>[] =>
  block.paragraphs
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words)
    .map(({ text, confidence, bbox }) => ({
      text: text.replace(DIRECTION_MARKS, '').normalize('NFC').trim(),
      left: bbox.x0,
      top: bbox.y0,
      right: bbox.x1,
      bottom: bbox.y1,
      confidence: Math.min(1, Math.max(0, confidence / 100)),
    }))
    .filter(({ text }) => text !== '');
