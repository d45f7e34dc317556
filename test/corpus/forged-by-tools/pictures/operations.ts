import { changeOf, kindOf } from '../change.js';
import type { ChosenFont } from './closest-font.js';
import { coloursIn, inkedRowsOf, lettersOf, type Pixels, type Rgb } from './picture.js';
import type { Area, PlacedWord } from './read-words.js';

/** What a painter is told to do, in pixels. */
export type Stroke =
  | { does: 'copy'; donor: 'own' | 'other'; from: Area; to: Area }
  | {
      does: 'type';
      /** What is painted over. */
      area: Area;
      /** The ink that stood there: the new text has its baseline. Absent: the area. */
      was?: Area;
      /** Which end of what stood there the new text has in common with it; absent: the left. */
      align?: 'left' | 'right';
      text: string;
      paper: Rgb;
      ink: Rgb;
      /** Chosen like what stood there; without it one font of the samples. */
      font?: ChosenFont;
    }
  | { does: 'erase'; area: Area; paper: Rgb }
  | {
      does: 'line';
      from: readonly [number, number];
      to: readonly [number, number];
      width: number;
      ink: Rgb;
    };

/** A page to be forged, or to take words from. */
export interface Sheet {
  pixels: Pixels;
  words: PlacedWord[];
}

type Plan = (page: Sheet, other: Sheet, random: () => number) => Stroke | null;

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

const MARGIN = 2;

const grown = ({ x, y, w, h }: Area): Area => ({
  x: Math.max(0, x - MARGIN),
  y: Math.max(0, y - MARGIN),
  w: w + 2 * MARGIN,
  h: h + 2 * MARGIN,
});

/** Amounts, large enough to be worth forging. */
const amounts = ({ words }: Sheet): PlacedWord[] =>
  words.filter(({ text, h }) => h >= 8 && kindOf(text, []) === 'amount');

const areAlike = (one: Area, other: Area): boolean =>
  Math.abs(one.h - other.h) <= 0.25 * Math.max(one.h, other.h);

/** One digit copied over another. */
const digitCopied: Plan = (page, _, random) => {
  const digits = amounts(page).flatMap((word) =>
    (lettersOf(page.pixels, word) ?? []).flatMap((area, index) => {
      const letter = [...word.text][index] ?? '';
      return /\d/.test(letter) ? [{ letter, area }] : [];
    }),
  );
  const to = pick(digits, random);
  if (to === undefined) return null;
  const others = digits.filter(
    ({ letter, area }) => letter !== to.letter && areAlike(area, to.area),
  );
  const from = pick(others, random)?.area;
  if (from === undefined) return null;
  const place = { ...from, x: to.area.x + Math.round((to.area.w - from.w) / 2), y: to.area.y };
  return { does: 'copy', donor: 'own', from: grown(from), to: grown(place) };
};

/** A word copied over another of its size: from this page or from another. */
const wordCopied =
  (donor: 'own' | 'other'): Plan =>
  (page, other, random) => {
    const to = pick(amounts(page), random);
    if (to === undefined) return null;
    const from = pick(
      amounts(donor === 'own' ? page : other).filter(
        (one) => one.text !== to.text && (donor === 'other' || areAlike(one, to)),
      ),
      random,
    );
    if (from === undefined) return null;
    // At the height of the word that it covers, ending where that ended.
    const scale = to.h / from.h;
    const w = Math.round(from.w * scale);
    return { does: 'copy', donor, from: grown(from), to: grown({ ...to, x: to.x + to.w - w, w }) };
  };

/** A line copied over another. */
const lineCopied: Plan = (page, _, random) => {
  const lines = new Map<number, Area>();
  for (const word of page.words) {
    const line = lines.get(word.line) ?? word;
    const [x, y] = [Math.min(line.x, word.x), Math.min(line.y, word.y)];
    const w = Math.max(line.x + line.w, word.x + word.w) - x;
    lines.set(word.line, { x, y, w, h: Math.max(line.y + line.h, word.y + word.h) - y });
  }
  const wide = [...lines.values()].filter(({ w, h }) => w > page.pixels.width / 3 && h >= 8);
  const [to, from] = [pick(wide, random), pick(wide, random)];
  if (to === undefined || from === undefined || to === from || !areAlike(to, from)) return null;
  return { does: 'copy', donor: 'own', from: grown(from), to: grown({ ...from, y: to.y }) };
};

/** An amount painted out and another typed in its place. */
const retypedAmong =
  (among: (page: Sheet) => PlacedWord[]): Plan =>
  (page, _, random) => {
    const word = pick(among(page), random);
    const text = word === undefined ? null : changeOf('amount', word.text, random);
    if (word === undefined || text === null) return null;
    return { does: 'type', area: word, text, ...coloursIn(page.pixels, word) };
  };

/**
 * An amount covered with room around it and another set in its place, both ending at one pixel: a
 * careful retyping. What is covered ends where other ink begins.
 */
const setAgain: Plan = (page, _, random) => {
  const word = pick(amounts(page), random);
  const text = word === undefined ? null : changeOf('amount', word.text, random);
  const digits = word === undefined ? [] : digitsIn(page, word);
  if (word === undefined || text === null || digits.length === 0) return null;
  const [top, bottom] = rowsOf(digits);
  return {
    does: 'type',
    area: grown(word),
    was: { x: word.x, y: top, w: word.w, h: bottom - top },
    align: 'right',
    text,
    ...coloursIn(page.pixels, word),
  };
};

/** One digit of an amount covered and another typed in its place, on the baseline of the others. */
const digitRetyped: Plan = (page, _, random) => {
  const digits = amounts(page).flatMap((word) =>
    digitsIn(page, word).map((digit, _index, all) => ({ ...digit, word, rows: rowsOf(all) })),
  );
  const digit = pick(digits, random);
  if (digit === undefined) return null;
  const {
    letter,
    area: { x, w },
    word,
    rows: [top, bottom],
  } = digit;
  const text = String((Number(letter) + 1 + Math.floor(random() * 9)) % 10);
  const h = bottom - top;
  // As wide as its neighbours leave room for.
  const covered = { x: x - 1, y: top - MARGIN, w: w + 2, h: h + 2 * MARGIN };
  const was = { x, y: top, w, h };
  return { does: 'type', area: covered, was, text, ...coloursIn(page.pixels, word) };
};

interface PlacedDigit {
  letter: string;
  /** Its own ink. */
  area: Area;
}

/** The digits of a word; none where its letters touch. */
const digitsIn = ({ pixels }: Sheet, word: PlacedWord): PlacedDigit[] =>
  (lettersOf(pixels, word) ?? []).flatMap((area, index) => {
    const letter = [...word.text][index] ?? '';
    return /\d/.test(letter)
      ? [{ letter, area: { ...area, ...inkedRowsOf(pixels, word, area) } }]
      : [];
  });

/**
 * The first row of most digits and the one below their last; points and commas hang lower, and
 * round digits reach a little beyond.
 */
const rowsOf = (digits: readonly PlacedDigit[]): readonly [number, number] => [
  middleOf(digits.map(({ area }) => area.y)),
  middleOf(digits.map(({ area }) => area.y + area.h)),
];

const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

const TOTAL = /^(?:total\b|סה"כ|סך)/i;

const PART = /^(?:sub-?total|sub|qty|item|items|discount|gst|sst|vat|tax)\b/i;

/** The largest amounts among those of lines that are labelled as a total and as nothing else. */
const totals = (page: Sheet): PlacedWord[] => {
  const labelled = amounts(page).filter(({ line }) => {
    const labels = page.words.filter((word) => word.line === line).map(({ text }) => text);
    return labels.some((text) => TOTAL.test(text)) && !labels.some((text) => PART.test(text));
  });
  const largest = Math.max(...labelled.map(digitsOf));
  return labelled.filter((word) => digitsOf(word) === largest);
};

/** Amounts have two decimals, so that digits alone compare them. */
const digitsOf = ({ text }: PlacedWord): number => Number(text.replace(/\D/g, ''));

/** A word painted out. */
const erased: Plan = (page, _, random) => {
  const word = pick(
    page.words.filter(({ w, h }) => h >= 8 && w >= 2 * h),
    random,
  );
  if (word === undefined) return null;
  return { does: 'erase', area: grown(word), paper: coloursIn(page.pixels, word).paper };
};

/** A stroke added to a digit, as a 1 becomes a 7. */
const strokeDrawn: Plan = (page, _, random) => {
  const letters = amounts(page).flatMap((word) => {
    const areas = lettersOf(page.pixels, word) ?? [];
    return areas.filter((_area, index) => /\d/.test([...word.text][index] ?? ''));
  });
  const letter = pick(letters, random);
  if (letter === undefined) return null;
  const { x, y, w, h } = letter;
  const height = y + h * (pick([0.15, 0.5, 0.85], random) ?? 0.5);
  const { ink } = coloursIn(page.pixels, letter);
  return { does: 'line', from: [x, height], to: [x + w, height], width: Math.max(1, h / 10), ink };
};

export const OPERATIONS: Record<string, { does: Stroke['does']; plan: Plan }> = {
  'digit-copied': { does: 'copy', plan: digitCopied },
  'word-copied': { does: 'copy', plan: wordCopied('own') },
  'word-spliced': { does: 'copy', plan: wordCopied('other') },
  'line-copied': { does: 'copy', plan: lineCopied },
  'amount-retyped': { does: 'type', plan: retypedAmong(amounts) },
  'total-retyped': { does: 'type', plan: retypedAmong(totals) },
  'amount-set-again': { does: 'type', plan: setAgain },
  'digit-retyped': { does: 'type', plan: digitRetyped },
  'word-erased': { does: 'erase', plan: erased },
  'stroke-drawn': { does: 'line', plan: strokeDrawn },
};
