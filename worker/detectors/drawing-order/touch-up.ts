import type { SetPage, SetWord } from '../../pdf/typesetting/set-words.js';
import { joinBeside } from '../../pdf/typesetting/spans.js';

/** Acrobat puts it around, or at the head of, text that a person retyped in it. */
const MARK = 'TouchUp_TextEdit';

/** Acrobat retypes a block of text at a time; where more follows one mark, only what comes first is known to be meant. */
const BLOCK_WORDS_MAX = 30;

/** Words retyped in Acrobat, side by side as one. */
export function touchedUp(page: SetPage): SetWord[][] {
  const marked = page.words.filter(
    (word) =>
      word.all.some(({ tags }) => tags.includes(MARK)) || showOf(page, word)?.point === MARK,
  );
  const blocks = new Map<number, SetWord[]>();
  for (const word of marked) {
    const block = showOf(page, word)?.textObject ?? -1;
    blocks.set(block, [...(blocks.get(block) ?? []), word]);
  }
  const meant = [...blocks.values()].flatMap((words) => {
    if (words.length <= BLOCK_WORDS_MAX && isWhole(page, words)) return words;
    const first = Math.min(...words.map(firstShow));
    return words.filter((word) => firstShow(word) === first);
  });
  return joinBeside(
    meant,
    (word) => word,
    () => true,
  );
}

/** Whether the mark stands at the head of its text object, so that all of it is meant. */
const isWhole = (page: SetPage, words: readonly SetWord[]): boolean => {
  const [first] = words;
  const object = first === undefined ? undefined : showOf(page, first)?.textObject;
  const shows = page.page.shows?.filter(({ textObject }) => textObject === object) ?? [];
  return shows.every(({ point }) => point === MARK || point === null) && shows[0]?.point !== null;
};

const firstShow = ({ all }: SetWord): number =>
  all.reduce((least, { show }) => Math.min(least, show), Infinity);

const showOf = ({ page }: SetPage, word: SetWord) => page.shows?.[firstShow(word)];
