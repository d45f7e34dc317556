import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnBox } from '../../core/feedback.js';
import { type Answered, Dataset, LISTING } from './dataset-listing.js';
import type { Outcome } from './scan-file.js';
import { table } from './table.js';
import { share, type Share } from './wilson.js';

type Found = Outcome['findings'][number];

/** What became of what people said, counted over findings and places. */
export interface FeedbackCounts {
  /** Findings that were right: those that are still reported. */
  kept: Share;
  /** Findings that were wrong: those that are not reported any more. */
  gone: Share;
  /** Misplaced findings whose right place is known: those that lie there now. */
  mended: Share;
  /** Missed places: those where a finding with an impact lies now. */
  found: Share;
}

/**
 * Compares reports with what people said of earlier ones; null where the folder has none of it.
 * @throws {z.ZodError|SyntaxError} for a listing of another form
 */
export async function feedbackCounts(
  folder: string,
  outcomes: Outcome[],
): Promise<FeedbackCounts | null> {
  const text = await readFile(join(folder, LISTING), 'utf8').catch(() => null);
  if (text === null) return null;
  const byFile = new Map(outcomes.map((outcome) => [outcome.file, outcome]));
  const judged = Dataset.parse(JSON.parse(text)).documents.flatMap((document) => {
    const outcome = byFile.get(document.file);
    return outcome === undefined || outcome.verdict === null ? [] : [{ document, outcome }];
  });
  const answered = (answer: Answered['answer']) =>
    judged.flatMap(({ document, outcome }) =>
      document.findings
        .filter((finding) => finding.answer === answer)
        .map((finding) => ({ finding, found: outcome.findings })),
    );
  const misplaced = answered('misplaced').filter(({ finding }) => finding.right_box !== null);
  const missed = judged.flatMap(({ document, outcome }) =>
    document.missed.map(({ box }) => ({ box, found: outcome.findings })),
  );
  const count = <T>(all: T[], is: (one: T) => boolean): Share =>
    share(all.filter(is).length, all.length);
  return {
    kept: count(answered('right'), ({ finding, found }) => isReported(finding, finding.box, found)),
    gone: count(
      answered('wrong'),
      ({ finding, found }) => !isReported(finding, finding.box, found),
    ),
    mended: count(misplaced, ({ finding, found }) => isReported(finding, finding.right_box, found)),
    found: count(missed, ({ box, found }) => found.some((one) => one.impact > 0 && lies(one, box))),
  };
}

const isReported = ({ code }: Answered, box: DrawnBox | null, found: Found[]): boolean =>
  found.some((one) => one.code === code && (box === null || lies(one, box)));

/**
 * Whether a finding lies where a person drew: the middle of one within the other. Boxes drawn by
 * hand are looser than those of the engine, so shares of area say little.
 */
function lies({ page, box: found }: Found, drawn: DrawnBox): boolean {
  if (found === null || page !== drawn.page) return false;
  return within(middle(found), drawn) || within(middle(drawn), found);
}

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const middle = ({ x, y, w, h }: Rect) => ({ x: x + w / 2, y: y + h / 2 });
const within = (point: { x: number; y: number }, { x, y, w, h }: Rect): boolean =>
  point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h;

export const printFeedback = ({ kept, gone, mended, found }: FeedbackCounts): string =>
  [
    'What people said of earlier reports',
    ...table(
      ['said', 'now', 'share', '95 %'],
      [
        row('right', 'still reported', kept),
        row('wrong', 'not reported any more', gone),
        row('right in the wrong place', 'in the right place', mended),
        row('missed', 'found there', found),
      ],
    ),
  ].join('\n');

const row = (said: string, now: string, { hits, of, low, high }: Share): string[] => [
  said,
  now,
  `${hits} of ${of}`,
  of === 0 ? '-' : `${(low * 100).toFixed(0)} to ${(high * 100).toFixed(0)} %`,
];
