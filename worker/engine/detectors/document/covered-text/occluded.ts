import type { PageOcclusion } from '../../../evidence/occlusion.js';
import type { PageChange } from '../../../evidence/revisions.js';
import type { Finding } from './findings.js';
import { boxAround, isSameBox } from '../../../pdf/forensics/occlusion/boxes.js';
import {
  groupBy,
  type OccludedText,
  occludedTextsOf,
} from '../../../pdf/forensics/occlusion/occluded-text.js';
import { excerpt, hasDigit, wordCount } from '../../../pdf/forensics/occlusion/quoted.js';
import { filledInAt } from '../../../pdf/forensics/revision-comparison/additions.js';
import type { DrawnPage } from '../../../evidence/drawn-page.js';
import { sizeOf } from '../../../evidence/geometry.js';

interface Found {
  page: DrawnPage;
  cover: OccludedText;
}

/** If a page has more covers than this that show nothing new, they come from how it was made. */
const SILENT_COVERS_MAX = 8;

/** Below this confidence that a cover falsifies, its text is only reported as hidden. */
const FALSIFIES_MIN = 0.3;

/** What the pages' own covers hide, and what they show instead. */
export function coveredFindings(
  pages: readonly PageOcclusion[],
  changes: readonly PageChange[],
): Finding[] {
  const isFilledIn = filledInAt(changes);
  const all = pages.flatMap((occlusion) =>
    occludedTextsOf(occlusion)
      .filter(({ paint }) => paint.mark.annotation === null)
      .map((cover): Found => {
        // What fills in an empty place of a form replaces nothing that was ever seen there.
        const { page } = occlusion;
        const { rect } = cover.shown;
        const isForm = rect !== null && isFilledIn({ page: page.number, rect });
        return {
          page,
          cover: isForm ? { ...cover, shown: { text: '', rect: null, glyphs: [] } } : cover,
        };
      }),
  );
  const told = all
    .filter((one) => !isFurniture(one, all))
    .map((one) => ({ ...one, confidence: sureness(one) }))
    .filter(({ confidence }) => confidence > 0);
  const isHabit = (page: DrawnPage): boolean =>
    told.filter((one) => one.page === page && one.cover.shown.text === '').length >
    SILENT_COVERS_MAX;
  const findings = told
    .filter(({ page, cover }) => cover.shown.text !== '' || !isHabit(page))
    .flatMap(({ confidence, ...found }) => findingOf(found, confidence));
  return [...findings.filter(({ code }) => code === 'text_covered'), ...together(findings)];
}

/**
 * Text that is only hidden is reported once per kind of cover: many redaction
 * bars in a file are no worse than one.
 */
function together(findings: readonly Finding[]): Finding[] {
  const hidden = findings.filter(({ code }) => code === 'hidden_text');
  return [...groupBy(hidden, ({ values }) => String(values.how)).values()].flatMap((alike) =>
    alike.slice(0, 1).map((first) => {
      const text = excerpt(alike.map(({ evidence }) => evidence).join(', '));
      return { ...first, values: { ...first.values, text }, evidence: text };
    }),
  );
}

/** Covers in the same place on several pages are the frame of a printed web page. */
const isFurniture = ({ page, cover }: Found, all: readonly Found[]): boolean =>
  !cover.isCut &&
  all.some((other) => other.page !== page && isSameBox(cover.paint.area, other.cover.paint.area));

function findingOf({ page, cover }: Found, confidence: number): Finding[] {
  const { hidden, shown, paint, isBar, isCut } = cover;
  const rect = boxAround(hidden.rect, isCut ? shown.rect : null);
  if (rect === null) return [];
  const place = { page: page.number, rect };
  if (confidence < FALSIFIES_MIN) {
    const how = isBar ? 'blacked_out' : paint.kind === 'picture' ? 'covered' : 'under_box';
    const text = excerpt(hidden.text);
    const values = { page: page.number, text, how };
    return [{ code: 'hidden_text', values, confidence, place, evidence: text }];
  }
  return [
    {
      code: 'text_covered',
      values: {
        page: page.number,
        hidden: excerpt(hidden.text),
        shown: excerpt(shown.text),
        by: paint.kind,
      },
      confidence,
      place,
      evidence: excerpt([hidden.text, shown.text].filter(Boolean).join(' -> ')),
    },
  ];
}

/**
 * From this share of the page on, a cover is a background or a whole scan; it
 * hides no single value.
 */
const BACKGROUND_SHARE_MIN = 0.5;

/** From this share of what it hides on, a cover has the same page drawn on it again. */
const REDRAWN_SHARE_MIN = 0.5;

/**
 * A panel at least this share of the page wide covers whatever lies there, as
 * in printed web pages.
 */
const PANEL_WIDTH_SHARE_MIN = 0.75;

/**
 * A picture of at most this share of the page, over so few words, is a patch,
 * not a logo or figure.
 */
const PATCH_SHARE_MAX = 0.015;
const PATCH_WORDS_MAX = 4;

/** Over more words than this, a picture is a scan above the text that was read from it. */
const PICTURE_WORDS_MAX = 15;

/** Confidence that a cover falsifies, 0-1; 0 if it is not worth reporting. */
function sureness({ cover, page }: Found): number {
  const { paint, hidden, shown, repeatedShare, cutsOff, isCut } = cover;
  const share = sizeOf(paint.area) / (page.width * page.height);
  // A background over earlier content is innocent unless the page is drawn on it again with
  // changes.
  const isRedrawn = repeatedShare >= REDRAWN_SHARE_MIN;
  if (share >= BACKGROUND_SHARE_MIN && (paint.kind === 'picture' || !isRedrawn)) return 0;
  if (cutsOff && !(isCut && paint.kind === 'picture')) return hasDigit(hidden.text) ? 0.4 : 0.2;
  if (shown.text !== '') return surenessOfSwap(cover, page, share);
  return paint.kind === 'fill' ? surenessOfFill(cover) : surenessOfPicture(cover, share);
}

/** What forms print where a date or a number is to be written. */
const BLANK = /^[DMYHN#_.:/\s-]*$/i;

/** A value shown in place of another is sufficient proof. */
function surenessOfSwap(
  { paint, hidden, shown, isPlain, isBar, isCut, isFigure, repeatedShare }: OccludedText,
  page: DrawnPage,
  share: number,
): number {
  if (BLANK.test(hidden.text)) return 0.2;
  // The reason for a redaction is often written on the bar.
  if (isBar && !hasDigit(shown.text)) return 0.25;
  // A button or a box with a caption lies over words of a sheet, and everybody sees it there.
  if (isPlain && !isCut && !hasDigit(shown.text)) return 0.25;
  // A text box over a sentence says something else; it sets no value anew.
  if (!isCut && wordCount(hidden.text) > PATCH_WORDS_MAX && !hasDigit(shown.text)) return 0.25;
  // Spreadsheets lay charts over the cells that they are drawn from.
  if (isFigure && !isCut && repeatedShare < REDRAWN_SHARE_MIN) return 0.25;
  const width = paint.area.right - paint.area.left;
  const isPanel = width >= PANEL_WIDTH_SHARE_MIN * page.width && share < BACKGROUND_SHARE_MIN;
  if (isPanel && !isCut) return 0.35;
  return hasDigit(hidden.text + shown.text) ? 1 : 0.9;
}

/** People redact with visible bars; an invisible one deceives. */
function surenessOfFill({ hidden, isUnseen, isBar }: OccludedText): number {
  if (!isUnseen) return isBar ? 0.25 : 0.2;
  return hasDigit(hidden.text) ? 0.6 : 0.4;
}

/** A picture as small as a value shows another value; text under a logo is usually an accident. */
function surenessOfPicture({ hidden, isCut }: OccludedText, share: number): number {
  const words = wordCount(hidden.text);
  if (words > PICTURE_WORDS_MAX) return 0;
  if (words > PATCH_WORDS_MAX) return 0.2;
  if (isCut) return hasDigit(hidden.text) ? 0.8 : 0.6;
  if (share > PATCH_SHARE_MAX) return 0.2;
  return hasDigit(hidden.text) ? 0.7 : 0.4;
}
