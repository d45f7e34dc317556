import {
  columnsOf,
  EDGES,
  NEXT_ROW_MAX_EM,
  rowGapEm,
} from '../../../pdf/forensics/typography/columns.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';

/** Adjacent words drawn one after the other in one font by the same part of the file. */
export interface Run {
  /** In drawing order: their ranks are consecutive. */
  words: [TypesetWord, ...TypesetWord[]];
  /** The content stream and form that draw it; null when unknown. */
  part: string | null;
  font: string;
  line: number;
  /** The words next to it in its line, and the nearest above and below it in its columns. */
  beside: TypesetWord[];
  column: TypesetWord[];
}

/**
 * Cells of one column lie within so many lines of each other; text farther away
 * at the same margin is unrelated.
 */
const COLUMN_LINES_MAX = 3;

/** The runs of a page, in drawing order. */
export function runsOf(page: TypesetPage): Run[] {
  const runs: Run[] = [];
  for (const word of page.drawn) {
    const { part } = word;
    const last = runs.at(-1);
    if (last?.part === part && last.font === word.style.font && isBeside(last, word))
      last.words.push(word);
    else
      runs.push({
        words: [word],
        part,
        font: word.style.font,
        line: word.line,
        beside: [],
        column: [],
      });
  }
  const columns = columnsOf(page);
  for (const run of runs) {
    const places = run.words.map(({ at }) => at);
    const line = page.lines[run.line];
    run.beside = [Math.min(...places) - 1, Math.max(...places) + 1].flatMap(
      (at) => line?.[at] ?? [],
    );
    run.column = run.words.flatMap((word) =>
      EDGES.flatMap((edge) => {
        const near = columns
          .siblings(word, edge)
          .filter(
            (one) =>
              Math.abs(one.line - word.line) <= COLUMN_LINES_MAX &&
              rowGapEm(one, word) <= NEXT_ROW_MAX_EM,
          );
        const above = near.find((one) => one.line < word.line);
        const below = near.find((one) => one.line > word.line);
        return [above, below].flatMap((one) => one ?? []);
      }),
    );
  }
  return runs;
}

const isBeside = ({ words, line }: Run, word: TypesetWord): boolean => {
  const last = words.at(-1);
  return last !== undefined && line === word.line && Math.abs(last.at - word.at) === 1;
};
