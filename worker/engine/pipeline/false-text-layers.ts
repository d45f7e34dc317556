import type { Rect } from '../evidence/geometry.js';
import type { Raster } from '../evidence/page.js';
import { nullOnFailure, type TextModels } from '../infer.js';
import { readBoxes } from '../ocr/printed-lines.js';
import type { Recogniser } from '../ocr/recogniser.js';
import { inPixels, rereadRegion } from '../ocr/reread-region.js';
import { type FontWord, type FontWords, wordsByFont } from '../pdf/page/letters/font-words.js';
import { editDistance } from '../text/edit-distance.js';
import type { OpenPage } from './opening/opened-document.js';

/** Pages from whose words fonts are judged: each is drawn for it, 0.2 s. */
const PAGES_MAX = 2;
/** Pixels per point at which they are drawn: 200 dpi. */
const PIXELS_PER_POINT = 200 / 72;
/** Words of a font that are read until one is what the text layer says. */
const WORDS_PER_FONT = 4;
/** Of them, so many must be read as something else. */
const CONTRADICTING_MIN = 2;

/** Likeness (0-1) from which a reading confirms a word, and below which it contradicts it. */
const ALIKE_MIN = 0.6;
const UNLIKE_MAX = 0.34;
/** Certainty of a reading that contradicts. */
const CERTAIN_MIN = 0.8;

interface Readers {
  recogniser: () => Promise<Recogniser>;
  /** Models that read Latin script and digits; Tesseract reads alone where none answers. */
  text?: TextModels;
}

/**
 * The pages, those marked whose text layer has a font that draws something else than it says.
 * OCR reads them instead.
 */
export async function withFalseLayersMarked(
  pages: readonly OpenPage[],
  readers: Readers,
  signal: AbortSignal,
): Promise<OpenPage[]> {
  const disbelieved = await disbelievedFonts(pages, readers, signal);
  const isFalse = ({ drawn }: OpenPage): boolean =>
    drawn?.lines.some(({ words }) =>
      words.some(({ glyphs }) => glyphs.some(({ font }) => disbelieved.has(font.id))),
    ) ?? false;
  return pages.map((page) => (isFalse(page) ? { ...page, textLayerFalse: true } : page));
}

/**
 * Fonts whose map to characters does not agree with what they draw, by `FontFacts.id`: of
 * each larger font OCR reads a few words, and none is what the text layer says. Old programs
 * write such maps by mistake; others, so that programs read something else than people do.
 */
async function disbelievedFonts(
  pages: readonly OpenPage[],
  readers: Readers,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const drawn = pages
    .flatMap(({ drawn: one }) => (one !== null && one.lines.length > 0 ? [one] : []))
    .slice(0, PAGES_MAX);
  const trials = wordsByFont(drawn).map(({ font, words }: FontWords) => ({
    font,
    words: spread(words, WORDS_PER_FONT),
    contradicting: 0,
    isBelieved: false,
  }));
  const drawings = new Map<number, Promise<Raster>>();
  const drawingOf = (number: number): Promise<Raster> => {
    const page = pages.find((one) => one.number === number)!;
    const longSidePx = Math.round(Math.max(page.width, page.height) * PIXELS_PER_POINT);
    const drawing = drawings.get(number) ?? page.render(longSidePx);
    drawings.set(number, drawing);
    return drawing;
  };
  for (let turn = 0; turn < WORDS_PER_FONT; turn++)
    for (const trial of trials) {
      const word = trial.words[turn];
      if (trial.isBelieved || word === undefined) continue;
      if (signal.aborted) return new Set();
      const likeness = await likenessOf(word, await drawingOf(word.page), readers);
      if (likeness === null) continue;
      if (likeness >= ALIKE_MIN) trial.isBelieved = true;
      else if (likeness <= UNLIKE_MAX) trial.contradicting++;
    }
  return new Set(
    trials
      .filter(({ isBelieved, contradicting }) => !isBelieved && contradicting >= CONTRADICTING_MIN)
      .map(({ font }) => font),
  );
}

/** Some of the words, evenly from the first to the last. */
function spread(words: readonly FontWord[], count: number): FontWord[] {
  if (words.length <= count) return [...words];
  return Array.from(
    { length: count },
    (_, at) => words[Math.floor((at * (words.length - 1)) / (count - 1))]!,
  );
}

/** How like the word its readings are, 0-1; null where no reading is certain. */
async function likenessOf(
  { rect, text }: FontWord,
  drawing: Raster,
  readers: Readers,
): Promise<number | null> {
  const isHebrew = /\p{Script=Hebrew}/u.test(text);
  const byModel = isHebrew ? null : await readByModel(drawing, rect, readers.text);
  const alike = byModel === null ? 0 : likeness(byModel.text, text);
  if (byModel !== null && (alike >= ALIKE_MIN || byModel.confidence >= CERTAIN_MIN)) return alike;
  const byTesseract = await rereadRegion(drawing, rect, await readers.recogniser());
  if (byTesseract === null) return null;
  const other = likeness(byTesseract.text, text);
  return other >= ALIKE_MIN || byTesseract.confidence >= CERTAIN_MIN ? other : null;
}

/** Margin around a word cut out for the model, heights of it. */
const MARGIN_HEIGHTS = 0.25;

async function readByModel(
  drawing: Raster,
  rect: Rect,
  text: TextModels | undefined,
): Promise<{ text: string; confidence: number } | null> {
  if (text === undefined) return null;
  const { left, top, right, bottom } = inPixels(rect, drawing);
  const margin = (bottom - top) * MARGIN_HEIGHTS;
  const [x0, y0, x1, y1] = [left - margin, top - margin, right + margin, bottom + margin];
  const corners: Parameters<typeof readBoxes>[1][number] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  const [line] = (await nullOnFailure(readBoxes(drawing, [corners], text))) ?? [];
  if (line === undefined || line.chars.length === 0) return null;
  return {
    text: line.chars.map((char) => char.text).join(''),
    confidence: Math.min(...line.chars.map(({ confidence }) => confidence)),
  };
}

/** Likeness of the letters and digits of two texts; 1 where only case, accents or look-alikes differ. */
function likeness(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 0;
  return 1 - (editDistance(a, b, longest) ?? longest) / longest;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
