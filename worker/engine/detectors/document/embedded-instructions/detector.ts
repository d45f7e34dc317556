import type { PageOcclusion } from '../../../evidence/occlusion.js';
import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type { Line } from '../../../evidence/page.js';
import type { Place, Rect } from '../../../evidence/geometry.js';
import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { readLines } from '../../../pdf/page/text-lines.js';
import { encodedIn } from './encoded.js';
import { judge, type Seen } from './judge.js';
import { hasTagCharacters, normalise } from './normalise.js';

/** As much of the text as a person needs to see. */
const QUOTED_MAX_CHARS = 160;
const CONTEXT_CHARS = 40;

/** Several copies of one instruction are one attack. */
const FINDINGS_MAX = 3;

/** Instructions hidden from people count most; text beside the pages is less certainly hidden. */
const CARRIED_FACTOR = 0.9;

/** A page with a smaller share covered by pictures is not a scan. */
const SCAN_COVERAGE_MIN = 0.3;

/**
 * Text that addresses the program or person checking the document, and
 * instructs them what to find.
 */
export const embeddedInstructions = documentDetector({
  id: 'embedded-instructions',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['pages'],
  mayUse: ['embeddedText', 'occlusion'],
  detect({ pages, embeddedText, occlusion }): Finding[] {
    const findings = [
      ...pages.flatMap((page) => inLines(page.lines, page.number, 'page', 'printed')),
      ...(occlusion ?? []).flatMap(inHiddenText),
      ...(occlusion ?? []).flatMap(({ page }) =>
        replacementsOn(page).flatMap((text) => inText(text, 'page')),
      ),
      ...(embeddedText ?? []).flatMap(({ where, text }) =>
        [text, ...encodedIn(text)].flatMap((one) => inText(one, where)),
      ),
    ];
    return strongest(findings);
  },
});

/**
 * Lines as one text, so that an instruction may span several, and the place of
 * the lines it spans.
 */
function inLines(
  lines: readonly Line[],
  page: number,
  where: 'page' | 'layer',
  seen: Seen,
): Finding[] {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    const plain = normalise(line.text);
    // A word hyphenated at the end of a line continues in the next.
    text += /\p{L}-$/u.test(plain) ? plain.slice(0, -1) : `${plain} `;
  }
  const found = judge(text, seen) ?? (seen === 'hidden' ? judge(turned(text), seen) : null);
  if (found === null) return [];
  const within = lines.filter((_, index) => {
    const start = starts[index] ?? 0;
    return start < found.end && (starts[index + 1] ?? text.length) > found.start;
  });
  const quoted = within.map((line) => line.text).join(' ');
  return [findingOf(quoted, where, found.confidence, { page, rect: around(within) })];
}

/**
 * Reverses every word in place: programs without Hebrew support write its
 * letters from the left.
 */
const turned = (text: string): string =>
  text.replace(/[\p{Script=Hebrew}][\p{Script=Hebrew}\s,.:;'"!?-]*[\p{Script=Hebrew}]/gu, (run) =>
    [...run].reverse().join(''),
  );

function inHiddenText({ page, unseen: hidden }: PageOcclusion): Finding[] {
  if (hidden.size === 0) return [];
  // An OCR layer is as visible as the picture whose text it repeats.
  const repeats = page.isOcrLayer && page.pictureCoverage >= SCAN_COVERAGE_MIN;
  const unseen = page.glyphs.filter(
    ({ order }) => hidden.has(order) && !(repeats && hidden.get(order)?.how === 'mode'),
  );
  const of = (some: readonly Glyph[], where: 'page' | 'layer'): Finding[] =>
    inLines(readLines(some, page), page.number, where, 'hidden');
  return [
    ...of(
      unseen.filter((glyph) => glyph.layerShown),
      'page',
    ),
    ...of(
      unseen.filter((glyph) => !glyph.layerShown),
      'layer',
    ),
  ];
}

/** Replacement texts that programs read instead of the glyphs. */
function replacementsOn({ textShows: shows }: DrawnPage): string[] {
  const replacements = new Set((shows ?? []).flatMap(({ actualText }) => actualText ?? []));
  return [...replacements].map(({ text }) => text);
}

function inText(text: string, where: string): Finding[] {
  const plain = normalise(text);
  const found = judge(plain, 'beside');
  if (found === null) return [];
  const confidence = hasTagCharacters(text) ? 1 : found.confidence * CARRIED_FACTOR;
  const from = Math.max(plain.lastIndexOf('. ', found.start) + 1, found.start - CONTEXT_CHARS);
  const quoted = plain.slice(from, found.end + CONTEXT_CHARS);
  return [findingOf(quoted, where, Math.round(confidence * 100) / 100, null)];
}

function findingOf(text: string, where: string, confidence: number, place: Place | null): Finding {
  const plain = text.replace(/[\p{Cf}\p{Cc}]/gu, '').trim();
  const quoted =
    plain.length > QUOTED_MAX_CHARS ? `${plain.slice(0, QUOTED_MAX_CHARS - 1)}…` : plain;
  return {
    code: 'embedded_instructions',
    values: { text: quoted, where },
    confidence,
    place,
    evidence: quoted,
  };
}

function around(lines: readonly Line[]): Rect {
  const x = Math.min(...lines.map(({ rect }) => rect.x));
  const y = Math.min(...lines.map(({ rect }) => rect.y));
  return {
    x,
    y,
    w: Math.max(...lines.map(({ rect }) => rect.x + rect.w)) - x,
    h: Math.max(...lines.map(({ rect }) => rect.y + rect.h)) - y,
  };
}

/** One finding per text, highest confidence first. */
function strongest(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return [...findings]
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ evidence }) => {
      const key = normalise(evidence ?? '').slice(0, 40);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, FINDINGS_MAX);
}
