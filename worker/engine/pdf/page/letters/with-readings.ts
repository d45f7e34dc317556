import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { readText } from '../read-drawn-page.js';

/** What OCR says of the codes of fonts, by `codeKey`. */
export interface LetterReadings {
  letters: ReadonlyMap<string, LetterReading>;
}

export interface LetterReading {
  text: string;
  /** `confirmed`: read alike in two words or more. */
  certainty: 'confirmed' | 'unsure';
}

/** Identifies a code of one font of the file. */
export const codeKey = ({ font, code }: Pick<Glyph, 'font' | 'code'>): string =>
  `${font.id} ${code}`;

const known = new WeakMap<LetterReadings, WeakMap<DrawnPage, DrawnPage>>();

/** A page with the letters that OCR supplied in its text. Computed once. */
export function withReadings(page: DrawnPage, readings: LetterReadings): DrawnPage {
  const pages = known.get(readings) ?? new WeakMap<DrawnPage, DrawnPage>();
  known.set(readings, pages);
  const before = pages.get(page);
  if (before !== undefined) return before;
  const glyphs = page.glyphs.map((glyph) => read(glyph, readings));
  const changed = { ...page, glyphs, ...readText(glyphs, page) };
  pages.set(page, changed);
  return changed;
}

function read(glyph: Glyph, { letters }: LetterReadings): Glyph {
  const reading = letters.get(codeKey(glyph));
  return reading === undefined
    ? glyph
    : { ...glyph, text: reading.text, readAs: reading.certainty };
}
