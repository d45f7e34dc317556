import type { TypesetWord } from '../../../evidence/typography.js';

/** One way in which words can be set alike or differently. */
export interface Trait {
  what: 'font' | 'subset' | 'size' | 'colour' | 'spacing';
  /** Words with the same key are set alike throughout the document. */
  key(word: TypesetWord): string;
  /**
   * How much a word differs from another in a way that no design intends, 0-1;
   * 0 if it does not differ, or only as designs do.
   */
  step(word: TypesetWord, other: TypesetWord): number;
  say(word: TypesetWord): string;
}

/** Programs round sizes to a hundredth of a point at worst; 2 % is more than that from 1 pt up. */
const SIZE_STEP_MIN = 0.02;

/** The next size in a design differs at least this much; closer sizes are meant to look alike. */
const SIZE_STEP_MAX = 0.15;

/** ... and rarely within one column, unless it differs by this much. */
const SIZE_LEAP_MAX = 0.35;

/** In ems: a quarter of the smallest visible letter spacing. */
const SPACING_STEP_MIN_EM = 0.005;
const SCALE_STEP_MIN = 0.01;

/** Letters this far apart stand in the boxes of a form, whose width sets the distance. */
const BOXED_MIN_EM = 0.2;

/**
 * Root of the summed squares over red, green and blue (0-255 each): a larger
 * difference in colour is meant to be seen.
 */
const COLOUR_STEP_MAX = 140;

/**
 * The same for the hue alone, which is seen sooner than a difference between black and
 * grey: guides and web pages colour words and links.
 */
const HUE_STEP_MAX = 40;

/** Designs mix font families, but not within one column. */
const FAMILY_STEP = 0.6;

/**
 * Merged files, and fonts split up for lists, links and fields, contain one
 * font several times; but a column does not change it for one value.
 */
const SUBSET_STEP = 0.55;

/** Symbol fonts and the typefaces of bar codes and cheques have their own purpose. */
const SPECIAL = /dingbat|symbol|wing|webd|ocr|micr|bar-?code|code-?(39|128)|3of9|ean|icon|awesome/i;

export const traits: readonly Trait[] = [
  {
    what: 'font',
    key: ({ style }) => style.font,
    step: ({ style }, { style: other }) => {
      if (style.name === '' || other.name === '' || style.family === other.family) return 0;
      if (SPECIAL.test(style.name) || SPECIAL.test(other.name)) return 0;
      // Every viewer has the standard fonts, so an editor need not embed them.
      return isForeign(style.described, other.described) ? 1 : FAMILY_STEP;
    },
    say: ({ style }) => style.name,
  },
  {
    what: 'subset',
    key: ({ style }) => style.font,
    step: ({ style }, { style: other }) => {
      if (style.font === other.font || style.name === '' || style.family !== other.family) return 0;
      if (isForeign(style.described, other.described)) return 1;
      // One program names and tags all fonts in the same way.
      const isSpelt = (name: string): boolean => /\s|#20/.test(name);
      if (isSpelt(style.name) !== isSpelt(other.name)) return 1;
      return style.name === other.name ? SUBSET_STEP : 0;
    },
    say: ({ style }) => style.name,
  },
  {
    what: 'size',
    key: ({ style }) => style.size.toFixed(1),
    step: ({ style }, other) => {
      if (style.font !== other.style.font && (isType3(style) || isType3(other.style))) return 0;
      const step = Math.abs(style.size / other.style.size - 1);
      if (step <= SIZE_STEP_MIN || step >= SIZE_LEAP_MAX) return 0;
      return step < SIZE_STEP_MAX ? 0.8 : 0.55;
    },
    say: ({ style }) => style.size.toFixed(1),
  },
  {
    what: 'colour',
    key: ({ style }) => style.colour ?? '',
    step: ({ style }, other) => {
      const step = distance(style.colour, other.style.colour);
      if (step === null || step.all === 0 || step.all >= COLOUR_STEP_MAX) return 0;
      return step.hue < HUE_STEP_MAX ? 0.7 : 0;
    },
    say: ({ style }) => style.colour ?? '',
  },
  {
    what: 'spacing',
    key: ({ style }) => `${style.spacing.toFixed(3)} ${style.scale.toFixed(2)}`,
    step: (word, other) =>
      isSpacedUnlike(word, other) && !isBoxed(word) && !isBoxed(other) && !isFitted(word, other)
        ? 0.7
        : 0,
    say: ({ style }) => `${style.spacing.toFixed(2)} em`,
  },
];

const isSpacedUnlike = ({ style }: TypesetWord, { style: other }: TypesetWord): boolean =>
  Math.abs(style.spacing - other.spacing) > SPACING_STEP_MIN_EM ||
  Math.abs(style.scale - other.scale) > SCALE_STEP_MIN;

const isBoxed = ({ style }: TypesetWord): boolean => style.spacing >= BOXED_MIN_EM;

/** A longer value than another may be set more tightly to fit into the same space. */
const isFitted = (word: TypesetWord, other: TypesetWord): boolean =>
  word.glyphs.length > other.glyphs.length &&
  (word.style.spacing < other.style.spacing || word.style.scale < other.style.scale);

/** A Type 3 font states no em; what its glyphs fill stands for it, and differs between subsets. */
const isType3 = ({ described }: TypesetWord['style']): boolean => described?.type === 'Type3';

type Described = TypesetWord['style']['described'];

/**
 * Whether the file embeds only one of the two fonts, or embeds both but tags
 * only one as a subset.
 */
const isForeign = (one: Described, other: Described): boolean =>
  one !== null &&
  other !== null &&
  one.type !== 'Type3' &&
  other.type !== 'Type3' &&
  (one.embedded !== other.embedded || (one.subset === null) !== (other.subset === null));

/** Between two colours, and between their hues: what remains of it without lightness. */
function distance(one: string | null, other: string | null): { all: number; hue: number } | null {
  if (one === null || other === null) return null;
  const [a, b] = [one, other].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  if (!a || !b) return null;
  const steps = a.map((value, index) => value - (b[index] ?? 0));
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return { all: Math.hypot(...steps), hue: Math.hypot(...steps.map((step) => step - mean)) };
}
