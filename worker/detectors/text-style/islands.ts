import { columnsOf, EDGES } from '../../pdf/typesetting/columns.js';
import { isInMargin, type SetPage, type SetWord } from '../../pdf/typesetting/set-words.js';
import { traits, type Trait } from './traits.js';
import type { Usage } from './usage.js';

/** A word set otherwise than those it belongs with, as hardly any other of the document. */
export interface Island {
  word: SetWord;
  trait: Trait;
  among: Among;
  /** One of those it differs from. */
  usual: SetWord;
  /** 0-1. */
  confidence: number;
}

export type Among = 'word' | 'column' | 'line' | 'page';

/** So many of the others must be there before one that differs means anything. */
const OTHERS_MIN: Record<Among, number> = { word: 1, column: 3, line: 1, page: 5 };
/** ... and this share of them must be set otherwise. */
const AGREE_SHARE_MIN: Record<Among, number> = { word: 1, column: 0.9, line: 0.9, page: 0.75 };
/** How much the company says that it is left. */
const TRUST: Record<Among, number> = { word: 0.9, column: 1, line: 0.8, page: 0.7 };
/** Prose emphasises words; one set apart from so many others of its line is no label's value. */
const PROSE_OTHERS_MIN = 3;
/** An edited value has so many letters; single digits are numbers of pages, notes and lists. */
const GLYPHS_MIN = 2;
const GLYPHS_MAX = 20;
/** A step below this means something only for numbers amid the body of a page. */
const SURE_STEP = 0.6;
/** In ems: what stands closer belongs to the same cell. */
const SAME_CELL_GAP_EM = 1.5;

export function islandsOf(page: SetPage, usage: Usage): Island[] {
  const columns = columnsOf(page);
  const numbers = page.words.filter(({ script }) => script === 'digits');
  return page.words.flatMap((word) => {
    const rare = traits.filter((trait) => usage.isRare(word, trait));
    if (rare.length === 0 || word.glyphs.length > GLYPHS_MAX) return [];
    const line = page.lines[word.line] ?? [];
    const isNumber = word.script === 'digits';
    const beside = line.filter((other) => other !== word && areComparable(word, other));
    const groups: [Among, SetWord[]][] = [['word', restOf(word, line)]];
    if (word.glyphs.length >= GLYPHS_MIN) {
      if (isNumber) for (const edge of EDGES) groups.push(['column', columns.siblings(word, edge)]);
      if (isNumber || beside.length >= PROSE_OTHERS_MIN) groups.push(['line', beside]);
      if (isNumber) groups.push(['page', numbers.filter((other) => other.line !== word.line)]);
    }
    const found = rare
      .filter((trait) => !isRowStyle(word, line, trait))
      .flatMap((trait) =>
        groups.flatMap(([among, others]) => compare(word, { trait, among, others }) ?? []),
      )
      .filter(
        (island) => island.confidence >= SURE_STEP || isTelling(island, { page, line, usage }),
      )
      .sort((a, b) => b.confidence - a.confidence);
    return found.slice(0, 1);
  });
}

/** A whole row of one style is a heading, a total, a footer. */
const isRowStyle = (word: SetWord, line: readonly SetWord[], trait: Trait): boolean =>
  line.some(
    (other) =>
      other !== word &&
      trait.key(other) === trait.key(word) &&
      gapEm(word, other) > SAME_CELL_GAP_EM,
  );

/** What speaks for a lesser difference: a number amid the page, of a family found nowhere else, not in a cell of another script. */
function isTelling(
  { word, trait, among }: Island,
  { page, line, usage }: { page: SetPage; line: readonly SetWord[]; usage: Usage },
): boolean {
  if (word.script !== 'digits' || among === 'page') return false;
  const isInForeignCell = line.some(
    (other) =>
      other !== word && !areComparable(word, other) && gapEm(word, other) < SAME_CELL_GAP_EM,
  );
  if (trait.what === 'subset' && among !== 'column') return false;
  return (
    !isInMargin(word, page.page) &&
    !isInForeignCell &&
    (trait.what !== 'font' || usage.isRareFamily(word))
  );
}

const gapEm = (one: SetWord, other: SetWord): number =>
  Math.max(one.left - other.right, other.left - one.right) / one.style.size;

/** The other parts of the same word. */
const restOf = (word: SetWord, line: readonly SetWord[]): SetWord[] =>
  word.text === word.whole
    ? []
    : line.filter(
        (other) =>
          other !== word &&
          other.whole === word.whole &&
          Math.abs(other.at - word.at) <= 2 &&
          areComparable(word, other),
      );

/** Programs set each script in a font of its own, and digits with either. */
const areComparable = (word: SetWord, other: SetWord): boolean =>
  word.script === other.script || (isWestern(word) && isWestern(other));

const isWestern = ({ script, text }: SetWord): boolean =>
  script === 'digits' ||
  script === 'latin' ||
  (script === 'mixed' && !/[\u0590-\u05ff]/.test(text));

function compare(
  word: SetWord,
  { trait, among, others }: { trait: Trait; among: Among; others: readonly SetWord[] },
): Island | null {
  if (others.length < OTHERS_MIN[among]) return null;
  const differing = others.filter((other) => trait.step(word, other) > 0);
  if (differing.length < AGREE_SHARE_MIN[among] * others.length) return null;
  const usual = mostCommon(differing, trait);
  if (usual === null) return null;
  return { word, trait, among, usual, confidence: trait.step(word, usual) * TRUST[among] };
}

function mostCommon(words: readonly SetWord[], trait: Trait): SetWord | null {
  const counts = new Map<string, number>();
  let most: SetWord | null = null;
  let best = 0;
  for (const word of words) {
    const count = (counts.get(trait.key(word)) ?? 0) + 1;
    counts.set(trait.key(word), count);
    if (count > best) [most, best] = [word, count];
  }
  return most;
}
