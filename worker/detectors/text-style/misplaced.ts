import { columnsOf } from '../../pdf/typesetting/columns.js';
import { median, type SetPage, type SetWord } from '../../pdf/typesetting/set-words.js';

/** A word that stands off its line or its column, where all others fit. */
export interface Misplaced {
  word: SetWord;
  what: 'baseline' | 'edge';
  /** In points: below the baseline, or to the right of the edge, where positive. */
  off: number;
  confidence: number;
}

/** Programs round places to a tenth of a point at worst. */
const FITS_PT = 0.15;
/** Off by more than any rounding and less than a superscript or another line. */
const BASELINE_OFF_MIN_PT = 0.3;
const BASELINE_OFF_MAX_EM = 0.2;
const BASELINE_OTHERS_MIN = 2;
const BASELINES_MAX = 2;
/** A value with another digit, or another width of digits, ends so far off. */
const EDGE_OFF_MIN_PT = 0.5;
const EDGE_OFF_MAX_EM = 1.3;
const EDGE_OTHERS_MIN = 5;
const FITTING_SHARE_MIN = 0.9;
const OPPOSITE_SHARE_MAX = 0.5;
const SIZE_TOLERANCE = 0.02;

export function misplacedOf(page: SetPage): Misplaced[] {
  const edges = offEdges(page);
  const found = [...offBaselines(page), ...edges];
  // One value, one finding.
  return found.filter(({ word }, at) => found.findIndex((one) => one.word === word) === at);
}

const isSameType = (one: SetWord, other: SetWord): boolean =>
  one.style.family === other.style.family &&
  Math.abs(one.style.size - other.style.size) <= SIZE_TOLERANCE * other.style.size;

/** Words off the baseline on which the other words of their line stand exactly, in the same font. */
function offBaselines({ lines }: SetPage): Misplaced[] {
  const found: Misplaced[] = [];
  for (const line of lines) {
    for (const word of line) {
      const others = line.filter((other) => other !== word && isSameType(other, word));
      if (word.script !== 'digits' || word.glyphs.length < 2) continue;
      if (others.length < BASELINE_OTHERS_MIN) continue;
      const usual = median(others.map(({ baseline }) => baseline));
      const off = word.baseline - usual;
      const fitting = others.filter(({ baseline }) => Math.abs(baseline - usual) <= FITS_PT);
      // With text on both sides, so that a second line of a cell is told from it.
      const isAmid = others.some(({ at }) => at < word.at) && others.some(({ at }) => at > word.at);
      if (fitting.length < others.length || !(isAmid || others.length > BASELINE_OTHERS_MIN))
        continue;
      if (Math.abs(off) < BASELINE_OFF_MIN_PT) continue;
      if (Math.abs(off) > BASELINE_OFF_MAX_EM * word.style.size) continue;
      found.push({ word, what: 'baseline', off, confidence: isAmid ? 0.85 : 0.7 });
    }
  }
  // What several lines have in common is how the producer sets that cell.
  return found.length > BASELINES_MAX ? [] : found;
}

/** Numbers of a column that ends, or begins, everywhere at the same place, but for them. */
function offEdges(page: SetPage): Misplaced[] {
  const columns = columnsOf(page, 8);
  return page.words.flatMap((word) => {
    if (!isPlainNumber(word)) return [];
    for (const edge of ['right', 'left'] as const) {
      const at = (one: SetWord): number => one[edge];
      const others = columns
        .siblings(word, edge)
        .filter((other) => isPlainNumber(other) && isSameType(other, word));
      if (others.length < EDGE_OTHERS_MIN) continue;
      const usual = median(others.map(at));
      const off = at(word) - usual;
      const fitting = others.filter((other) => Math.abs(at(other) - usual) <= FITS_PT);
      if (fitting.length < FITTING_SHARE_MIN * others.length) continue;
      if (Math.abs(off) < EDGE_OFF_MIN_PT) continue;
      if (Math.abs(off) > EDGE_OFF_MAX_EM * word.style.size) continue;
      // Where the other edges mostly agree too, nothing tells on which side the column is aligned.
      const opposite = edge === 'right' ? 'left' : 'right';
      const other = median(others.map((one) => one[opposite]));
      const agreeing = others.filter((one) => Math.abs(one[opposite] - other) <= FITS_PT);
      if (agreeing.length > OPPOSITE_SHARE_MAX * others.length) continue;
      const isAmid =
        others.some(({ line }) => line < word.line) && others.some(({ line }) => line > word.line);
      return [{ word, what: 'edge' as const, off, confidence: isAmid ? 0.85 : 0.6 }];
    }
    return [];
  });
}

/** With a digit at both ends: signs, brackets and currencies are hung out or not, as designs like. */
const isPlainNumber = ({ text, whole, script }: SetWord): boolean =>
  script === 'digits' && text === whole && /^\d.*[.,]\d+$/.test(text);
