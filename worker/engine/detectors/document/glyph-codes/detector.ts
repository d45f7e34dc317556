import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import { isolate } from '../../../texts/format.js';
import { cleanText } from '../../../text/characters.js';
import { excerpt } from '../../../pdf/forensics/occlusion/quoted.js';
import type { DrawnPage, DrawnWord, Glyph } from '../../../evidence/drawn-page.js';
import type { Mismatch } from '../../../pdf/forensics/glyph-shapes/broken-maps.js';
import { mismatchesByFont } from '../../../pdf/forensics/glyph-shapes/contradicted-codes.js';
import { areDifferent, identityOf } from '../../../pdf/forensics/glyph-shapes/identity.js';
import {
  replacedDigits,
  type ReplacedText,
} from '../../../pdf/forensics/glyph-shapes/replaced-text.js';
import { mismatchesByOutline } from '../../../pdf/forensics/glyph-shapes/shared-outlines.js';
import { rectOf } from '../../../pdf/page/text-lines.js';

/** Only the strongest are reported; more would not help a person. */
const FINDINGS_MAX = 10;

/** Words whose glyphs show other characters than their codes state. */
export const glyphCodes = documentDetector({
  id: 'glyph-codes',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['drawn'],
  mayUse: ['fontShapes'],
  detect({ drawn, fontShapes }): Finding[] {
    const drawnAs = characterOf([
      ...mismatchesByOutline(drawn),
      ...mismatchesByFont(drawn, fontShapes ?? []),
    ]);
    return drawn
      .flatMap((page) => [
        ...pageFindings(page, drawnAs),
        ...replacedDigits(page).map(replacedFinding(page)),
      ])
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, FINDINGS_MAX);
  },
});

/** The character that a glyph shows; null where it matches its code. */
type DrawnAs = (glyph: Glyph) => string | null;

function characterOf(mismatches: readonly Mismatch[]): DrawnAs {
  const known = new Map(mismatches.map((one) => [`${one.font} ${one.code}`, one]));
  return ({ font, code, text }) => {
    const mismatch = known.get(`${font.id} ${code}`);
    if (mismatch === undefined) return null;
    const told = identityOf(text);
    return told !== null && areDifferent(told, mismatch.drawn)
      ? inCaseOf(text, mismatch.drawn)
      : null;
  };
}

const inCaseOf = (text: string, identity: string): string =>
  text === text.toUpperCase() ? identity : identity.toLowerCase();

const pageFindings = (page: DrawnPage, drawnAs: DrawnAs): Finding[] =>
  page.isOcrLayer
    ? []
    : page.lines.flatMap((line) => line.words.flatMap((word) => wordFindings(word, page, drawnAs)));

function wordFindings({ glyphs, rect }: DrawnWord, page: DrawnPage, drawnAs: DrawnAs): Finding[] {
  const shown = glyphs.map((glyph) => ({ glyph, as: drawnAs(glyph) }));
  const differing = shown.flatMap(({ as }) => as ?? []);
  if (differing.length === 0) return [];
  const code = excerpt(glyphs.map((glyph) => cleanText(glyph.text)).join(''));
  const drawn = excerpt(shown.map(({ glyph, as }) => as ?? cleanText(glyph.text)).join(''));
  return [
    {
      code: 'text_code_differs',
      values: { page: page.number, drawn, code },
      confidence: differing.some((character) => /\d/.test(character))
        ? DIGIT_CONFIDENCE
        : LETTER_CONFIDENCE,
      place: { page: page.number, rect },
      evidence: `${isolate(drawn)} ≠ ${isolate(code)}`,
    },
  ];
}

/** No program draws one digit and encodes another; for a letter it may be a font error. */
const DIGIT_CONFIDENCE = 1;
const LETTER_CONFIDENCE = 0.5;

const replacedFinding =
  (page: DrawnPage) =>
  ({ drawn, told, glyphs }: ReplacedText): Finding => ({
    code: 'text_code_differs',
    values: { page: page.number, drawn: excerpt(drawn), code: excerpt(told) },
    confidence: REPLACED_CONFIDENCE,
    place: { page: page.number, rect: rectOf(glyphs, page) },
    evidence: `${isolate(excerpt(drawn))} ≠ ${isolate(excerpt(told))}`,
  });

/** Screen readers are given numbers in words, hardly ever as other digits. */
const REPLACED_CONFIDENCE = 0.8;
