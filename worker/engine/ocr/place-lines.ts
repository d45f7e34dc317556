import { LETTER_SHARE, sidesOf } from './cut-line.js';
import { confidenceOf } from './printed-words.js';
import type { PrintedChar, PrintedLine } from './printed-lines.js';
import type { OcrWord } from './place-words.js';
import type { OcrCell } from './recognition.js';
import { writtenText } from './written-text.js';

/** Words below this confidence are no text. */
const CONFIDENCE_MIN = 0.6;

/** The words of lines whose ink could not be told from its ground, placed by their box alone. */
export function wordsWithoutInk(lines: readonly PrintedLine[], slope: number): OcrCell[] {
  return lines.map((line) => wordsOf(line, slope)).filter((words) => words.length > 0);
}

function wordsOf({ corners, chars, language }: PrintedLine, slope: number): OcrWord[] {
  const { width, height } = sidesOf(corners);
  const pitch = width / Math.max(1, chars.length);
  const words: PrintedChar[][] = [[]];
  for (const char of chars) {
    if (char.text.trim() === '') words.push([]);
    else words.at(-1)?.push(char);
  }
  return words.flatMap((word): OcrWord[] => {
    const [first, last] = [word[0], word.at(-1)];
    if (first === undefined || last === undefined) return [];
    const confidence = confidenceOf(word);
    if (confidence < CONFIDENCE_MIN) return [];
    const half = (height * LETTER_SHARE) / 2;
    const middle = (first.y + last.y) / 2;
    const [left, right] = [first.x - pitch / 2, last.x + pitch / 2];
    return [
      {
        text: writtenText(word, language),
        left,
        right,
        top: middle - half,
        bottom: middle + half,
        confidence,
        letterHeight: 2 * half,
        drift: (slope * (left + right)) / 2,
      },
    ];
  });
}
