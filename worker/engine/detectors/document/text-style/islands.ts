import { type Columns, columnsOf, EDGES } from '../../../pdf/forensics/typography/columns.js';
import { gapEm, isInMargin } from '../../../pdf/forensics/typography/typeset-words.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { areComparable, compare, type Group, type Island } from './compare.js';
import { areSetAsLabels, isLabelled } from './labels.js';
import { type Trait, traits } from './traits.js';
import type { Usage } from './usage.js';

/**
 * Prose emphasises words; a word unlike at least so many others of its line is
 * not a label's value.
 */
const PROSE_OTHERS_MIN = 3;

/** Length of an edited value; single digits are page numbers, note numbers and list numbers. */
const GLYPHS_MIN = 2;
const GLYPHS_MAX = 20;
const NAME_GLYPHS_MIN = 3;

/** At least so many others of its column set like a value make it a style. */
const COLUMN_STYLE_MIN = 2;

/** In ems: closer text is the next word of the same text. */
const NEXT_WORD_GAP_EM = 0.6;

/** A step up to this is significant only for numbers amid the body of a page. */
const SURE_STEP = 0.6;

/** More words set apart are not an edit; this bounds the work on a hostile page. */
const RARE_WORDS_MAX = 200;

/** In ems: closer text belongs to the same cell. */
const SAME_CELL_GAP_EM = 1.5;

/**
 * In ems: a label and its value, or two cells, are at most this far apart; text
 * farther away was put into free space.
 */
const COMPANY_GAP_MAX_EM = 12;

export function islandsOf(page: TypesetPage, usage: Usage): Island[] {
  const columns = columnsOf(page);
  const numbers = page.words.filter(({ script }) => script === 'digits');
  const isSetApart = (word: TypesetWord): boolean =>
    word.glyphs.length <= GLYPHS_MAX && traits.some((trait) => usage.isRare(word, trait));
  const apart = page.words.filter(isSetApart);
  // Words in the margins are letterheads and stamps.
  const inBody = apart.filter((word) => word.script === 'digits' || !isInMargin(word, page.page));
  return inBody.slice(0, RARE_WORDS_MAX).flatMap((word) => {
    const rare = traits.filter((trait) => usage.isRare(word, trait));
    const line = page.lines[word.line] ?? [];
    const groups = groupsOf(word, { line, columns, numbers });
    const found = rare
      .filter((trait) => !isRowStyle(word, line, trait) && !isColumnStyle(word, columns, trait))
      .flatMap((trait) => groups.flatMap((group) => compare(word, trait, group) ?? []))
      .filter((island) => !isLabelled(island, line) || areSetAsLabels(island, page))
      .filter(
        ({ among, trait }) =>
          among !== 'page' ||
          (!isInMargin(word, page.page) && hasCompany(word, trait, { line, columns })),
      );
    return together(found, { page, line, usage });
  });
}

function groupsOf(
  word: TypesetWord,
  {
    line,
    columns,
    numbers,
  }: { line: readonly TypesetWord[]; columns: Columns; numbers: TypesetWord[] },
): Group[] {
  const groups: Group[] = [];
  // A letter that a font lacks is borrowed from another one; a digit is hardly ever lacking.
  if (/\d/.test(word.whole)) groups.push({ among: 'word', others: restOf(word, line) });
  if (word.glyphs.length < GLYPHS_MIN) return groups;
  const isNumber = word.script === 'digits';
  const beside = line.filter((other) => other !== word && areComparable(word, other));
  if (isNumber || isName(word))
    for (const edge of EDGES)
      groups.push({
        among: 'column',
        others: columns.siblings(word, edge),
        fontOnly: !isNumber,
      });
  const others = isNumber ? beside : runningWith(word, line);
  if (isNumber || others.length >= PROSE_OTHERS_MIN) groups.push({ among: 'line', others });
  else if (isName(word))
    groups.push({
      among: 'line',
      others: beside.filter((other) => gapEm(word, other) <= NEXT_WORD_GAP_EM),
      fontOnly: true,
    });
  if (isNumber)
    groups.push({ among: 'page', others: numbers.filter((other) => other.line !== word.line) });
  return groups;
}

/** The words of the running text that a word stands in; cells of a row are set one by one. */
function runningWith(word: TypesetWord, line: readonly TypesetWord[]): TypesetWord[] {
  const at = line.indexOf(word);
  let [from, to] = [at, at];
  const isNext = (one?: TypesetWord, next?: TypesetWord): boolean =>
    one !== undefined && next !== undefined && gapEm(one, next) <= NEXT_WORD_GAP_EM;
  while (isNext(line[from], line[from - 1])) from--;
  while (isNext(line[to], line[to + 1])) to++;
  return line.slice(from, to + 1).filter((other) => other !== word && areComparable(word, other));
}

/**
 * One island per word: the one with the highest confidence. Confidence is
 * higher if the word differs in several ways from its direct neighbours,
 * because each of these has other innocent causes.
 */
function together(
  found: readonly Island[],
  place: { page: TypesetPage; line: readonly TypesetWord[]; usage: Usage },
): Island[] {
  const sorted = [...found].sort((a, b) => b.confidence - a.confidence);
  const close = sorted.filter(({ among }) => among === 'word' || among === 'column');
  const ways = close.filter(
    ({ trait }, index) => close.findIndex((one) => aspect(one.trait) === aspect(trait)) === index,
  );
  const [first] = sorted.filter(
    (island) => island.confidence > SURE_STEP || ways.length > 1 || isTelling(island, place),
  );
  if (first === undefined) return [];
  const both = 1 - ways.reduce((doubt, { confidence }) => doubt * (1 - confidence), 1);
  return [{ ...first, confidence: Math.max(first.confidence, both) }];
}

/** The same font embedded again is the same kind of difference as another font. */
const aspect = ({ what }: Trait): string => (what === 'subset' ? 'font' : what);

/** Whether a word may be, or be part of, a name. */
const isName = ({ script, glyphs }: TypesetWord): boolean =>
  (script === 'latin' || script === 'hebrew') && glyphs.length >= NAME_GLYPHS_MIN;

/** A whole row in one style is a heading, a total or a footer. */
const isRowStyle = (word: TypesetWord, line: readonly TypesetWord[], trait: Trait): boolean =>
  line.some(
    (other) =>
      other !== word &&
      trait.key(other) === trait.key(word) &&
      gapEm(word, other) > SAME_CELL_GAP_EM,
  );

/** Values in a style of their own, one below the other, beside their labels. */
const isColumnStyle = (word: TypesetWord, columns: Columns, trait: Trait): boolean =>
  EDGES.some((edge) => {
    const siblings = columns.siblings(word, edge);
    const like = siblings.filter((other) => trait.key(other) === trait.key(word));
    return like.length >= COLUMN_STYLE_MIN && 2 * like.length >= siblings.length;
  });

/**
 * Whether words in another style are beside it or in its columns: a stamp in
 * free space is not one of the page's values.
 */
const hasCompany = (
  word: TypesetWord,
  trait: Trait,
  { line, columns }: { line: readonly TypesetWord[]; columns: Columns },
): boolean => {
  const isOther = (other: TypesetWord): boolean => trait.step(word, other) > 0;
  return (
    [line[word.at - 1], line[word.at + 1]].some(
      (other) => other !== undefined && isOther(other) && gapEm(word, other) <= COMPANY_GAP_MAX_EM,
    ) || EDGES.some((edge) => columns.siblings(word, edge).some(isOther))
  );
};

/**
 * What makes a smaller difference significant: a number amid the page, in a
 * family found nowhere else, not in a cell of another script.
 */
function isTelling(
  { word, trait, among, usual }: Island,
  { page, line, usage }: { page: TypesetPage; line: readonly TypesetWord[]; usage: Usage },
): boolean {
  if (isInMargin(word, page.page)) return false;
  if (word.script !== 'digits')
    return isName(word) && trait.what === 'font' && among !== 'page' && usage.isLoneFamily(word);
  // If no other text has letter spacing, spacing in a single word was fitted by hand.
  if (trait.what === 'spacing' && usage.countKeys(trait) === 2) return true;
  if (among === 'page') return false;
  const isInForeignCell = line.some(
    (other) =>
      other !== word && !areComparable(word, other) && gapEm(word, other) < SAME_CELL_GAP_EM,
  );
  if (trait.what === 'subset' && among !== 'column' && !isStandardAgain(word, usual)) return false;
  return !isInForeignCell && (trait.what !== 'font' || usage.isRareFamily(word));
}

/**
 * Merged files and forms contain a standard font twice, but no stream needs it
 * twice in one line.
 */
const isStandardAgain = (word: TypesetWord, usual: TypesetWord): boolean =>
  word.line === usual.line &&
  word.part === usual.part &&
  word.glyphs.length >= GLYPHS_MIN &&
  [word, usual].every(({ style }) => style.described?.embedded === false);

/** The other parts of the same word. */
const restOf = (word: TypesetWord, line: readonly TypesetWord[]): TypesetWord[] =>
  word.text === word.whole
    ? []
    : line.filter(
        (other) =>
          other !== word &&
          other.whole === word.whole &&
          Math.abs(other.at - word.at) <= 2 &&
          areComparable(word, other),
      );
