import type { Glyph } from '../../../evidence/drawn-page.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { joinBeside } from '../../../pdf/forensics/typography/spans.js';

/** Acrobat puts this mark around, or at the start of, text that a person retyped in it. */
const MARK = 'TouchUp_TextEdit';

/**
 * Acrobat retypes one block of text at a time; if more follows a mark, only the
 * first text is known to be meant.
 */
const BLOCK_WORDS_MAX = 30;

/** Words, or parts of words, that were retyped in Acrobat; adjacent ones together. */
export function touchedUp(page: TypesetPage): TypesetWord[][] {
  const blocks = new Map<number, TypesetWord[]>();
  for (const word of page.words) {
    const marked = word.all.filter((glyph) => isMarked(page, glyph));
    const [first] = marked;
    if (first === undefined) continue;
    const block = page.page.textShows?.[first.textShow]?.textObject ?? -1;
    blocks.set(block, [...(blocks.get(block) ?? []), partOf(word, marked)]);
  }
  const mixed = mixedBlocks(page);
  const meant = [...blocks].flatMap(([block, words]) => {
    if (words.length <= BLOCK_WORDS_MAX && (!mixed.has(block) || words.every(isEnclosed)))
      return words;
    const first = Math.min(...words.flatMap(({ all }) => all.map(({ textShow: show }) => show)));
    return words.flatMap((word) => {
      const own = word.all.filter(({ textShow: show }) => show === first);
      return own.length === 0 ? [] : partOf(word, own);
    });
  });
  return joinBeside(
    meant,
    (word) => word,
    () => true,
  );
}

const isMarked = ({ page }: TypesetPage, { tags, textShow }: Glyph): boolean =>
  tags.includes(MARK) || page.textShows?.[textShow]?.markedPoint === MARK;

const isEnclosed = ({ all }: TypesetWord): boolean => all.every(({ tags }) => tags.includes(MARK));

function partOf(word: TypesetWord, glyphs: readonly Glyph[]): TypesetWord {
  if (glyphs.length === word.all.length) return word;
  const own = new Set(glyphs);
  const text = word.all.flatMap((glyph) => (own.has(glyph) ? glyph.text : [])).join('');
  return { ...word, text, all: glyphs, glyphs: word.glyphs.filter((glyph) => own.has(glyph)) };
}

/**
 * The text objects that also show text before the mark, or under another mark:
 * the mark does not apply to all of it.
 */
function mixedBlocks({ page }: TypesetPage): Set<number> {
  const mixed = new Set<number>();
  const seen = new Set<number>();
  for (const { textObject, markedPoint: point } of page.textShows ?? []) {
    const isHead = !seen.has(textObject);
    seen.add(textObject);
    if (point !== MARK && (isHead || point !== null)) mixed.add(textObject);
  }
  return mixed;
}
