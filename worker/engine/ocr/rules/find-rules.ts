import type { Rule, Rules } from '../../evidence/rules.js';
import { RULES_MAX } from '../../evidence/rules.js';
import type { Ink } from '../ink.js';

/**
 * Contrast of a pale rule in grey levels: borders of tables are often a light grey, far paler
 * than what counts as ink beside black text. Noise and JPEG artefacts are weaker along a line.
 */
const CONTRAST_MIN = 16;
/** Least length of a level rule and of an upright one, letter heights. */
const LEVEL_MIN_HEIGHTS = 3;
const UPRIGHT_MIN_HEIGHTS = 1.6;
/**
 * A line ends at another within this distance. An upright one that ends at none may be of stems:
 * the first letters of the lines of a receipt stand above each other and touch.
 */
const CORNER_HEIGHTS = 0.4;
/** Shorter pieces of a rule are joined over gaps of as much; a letter that touches it divides it. */
const PIECE_SHARE = 0.5;
const GAP_HEIGHTS = 0.7;
/** Share of a rule that is seen: one of broken print is, stacked digits are not. */
const SEEN_MIN = 0.8;
/** Thicker strokes are bars and pictures, letter heights. */
const THICKNESS_MAX_HEIGHTS = 0.45;
/** Lines along a rule that are empty on one side at least, as a share of it: within text none are. */
const BESIDE_MAX = 0.5;

/**
 * Finds the ruled lines of a page in its ink, pale ones too: level and upright runs of
 * contrast, thin, longer than letters have them, and with paper beside them. Pixels of the
 * ink. None where there are too many for a form or table.
 *
 * @param scale ink pixels per picture pixel: of an enlarged picture every other row and column is enough
 */
export function findRules(ink: Ink, letterHeight: number, scale: number): Rules {
  const step = Math.max(1, Math.floor(scale));
  const { level, upright } = runsOf(ink, {
    step,
    level: Math.round((letterHeight * LEVEL_MIN_HEIGHTS * PIECE_SHARE) / step),
    upright: Math.round((letterHeight * UPRIGHT_MIN_HEIGHTS * PIECE_SHARE) / step),
  });
  const contrast = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < ink.width && y < ink.height ? ink.strength[y * ink.width + x]! : 0;
  const measures = { letterHeight, step };
  const levels = rulesOf(level, letterHeight * LEVEL_MIN_HEIGHTS, measures, contrast).map(
    levelRule,
  );
  const uprights = rulesOf(upright, letterHeight * UPRIGHT_MIN_HEIGHTS, measures, (along, across) =>
    contrast(across, along),
  ).map(uprightRule);
  const near = letterHeight * CORNER_HEIGHTS;
  const rules = {
    level: levels,
    upright: uprights.filter(({ from, to }) =>
      [from, to].every((end) => levels.some((one) => isAt(end, one, near))),
    ),
  };
  return rules.level.length + rules.upright.length > RULES_MAX ? { level: [], upright: [] } : rules;
}

/** Whether a point lies on a level rule, or so near to it. */
const isAt = ({ x, y }: Rule['from'], { from, to }: Rule, near: number): boolean =>
  x >= from.x - near &&
  x <= to.x + near &&
  Math.abs(from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) - y) <= near;

/** An unbroken run of contrast: along the rule from start to end, at one place across. */
interface Run {
  across: number;
  start: number;
  end: number;
}

const RUNS_MAX = 60_000;

interface Lengths {
  step: number;
  level: number;
  upright: number;
}

/** The long runs of contrast in rows and columns, each by its place across. */
function runsOf(
  { width, height, strength }: Ink,
  { step, level: levelMin, upright: uprightMin }: Lengths,
): { level: Run[]; upright: Run[] } {
  const level: Run[] = [];
  const upright: Run[] = [];
  const rising = new Int32Array(width);
  const endColumn = (x: number, y: number): void => {
    const length = rising[x]!;
    if (length >= uprightMin && upright.length < RUNS_MAX)
      upright.push({ across: x, start: y - length * step, end: y });
    rising[x] = 0;
  };
  for (let y = 0; y < height; y += step) {
    const row = y * width;
    let along = 0;
    for (let x = 0; x < width; x += step) {
      if (strength[row + x]! >= CONTRAST_MIN) {
        rising[x]!++;
        along++;
        continue;
      }
      if (rising[x]! > 0) endColumn(x, y);
      if (along >= levelMin && level.length < RUNS_MAX)
        level.push({ across: y, start: x - along * step, end: x });
      along = 0;
    }
    if (along >= levelMin && level.length < RUNS_MAX)
      level.push({ across: y, start: width - along * step, end: width });
  }
  for (let x = 0; x < width; x += step) if (rising[x]! > 0) endColumn(x, height);
  upright.sort((a, b) => a.across - b.across || a.start - b.start);
  return { level, upright };
}

/** Runs that touch from row to row, and pieces of one line. */
interface Piece {
  start: number;
  end: number;
  /** Middle across at both ends. */
  first: number;
  last: number;
  /** Pixels. */
  area: number;
  /** Along the rule, without its gaps. */
  seen: number;
}

interface Measures {
  letterHeight: number;
  step: number;
}

function rulesOf(
  runs: readonly Run[],
  lengthMin: number,
  { letterHeight, step }: Measures,
  contrast: Contrast,
): Piece[] {
  const thickest = Math.max(3 * step, letterHeight * THICKNESS_MAX_HEIGHTS);
  const beside = Math.ceil(thickest / 2) + step;
  const thin = piecesOf(runs, step).filter(
    (piece) =>
      piece.area / Math.max(1, piece.end - piece.start) <= thickest &&
      isBesidePaper(piece, beside, contrast) &&
      isEven(piece, contrast),
  );
  const joined: Piece[] = [];
  for (const piece of thin.sort((a, b) => a.start - b.start)) {
    const before = joined.find(
      (one) =>
        piece.start - one.end <= letterHeight * GAP_HEIGHTS &&
        Math.abs(piece.first - one.last) <= thickest / 2,
    );
    if (before === undefined) joined.push({ ...piece });
    else if (piece.end > before.end) {
      before.seen += Math.min(piece.end - before.end, piece.seen);
      before.end = piece.end;
      before.last = piece.last;
    }
  }
  return joined.filter(
    ({ start, end, seen }) => end - start >= lengthMin && seen >= (end - start) * SEEN_MIN,
  );
}

/** Groups runs that touch from one row, or column, to the next. */
function piecesOf(runs: readonly Run[], step: number): Piece[] {
  const pieces: Piece[] = [];
  let open: { piece: Piece; last: Run; from: number }[] = [];
  for (const run of runs) {
    open = open.filter(({ last }) => last.across >= run.across - step);
    const touched = open.find(
      ({ last }) =>
        last.across === run.across - step && last.start <= run.end && run.start <= last.end,
    );
    if (touched === undefined) {
      const { across, start, end } = run;
      const area = (end - start) * step;
      const piece = { start, end, first: across, last: across, area, seen: end - start };
      pieces.push(piece);
      open.push({ piece, last: run, from: across });
      continue;
    }
    const { piece } = touched;
    // A leaning line goes on in the next row where this one ends.
    if (run.start < piece.start) [piece.start, piece.first] = [run.start, run.across];
    if (run.end > piece.end) [piece.end, piece.last] = [run.end, run.across];
    if (run.end - run.start >= (piece.end - piece.start) * WHOLE_MIN) {
      const middle = (touched.from + run.across) / 2;
      [piece.first, piece.last] = [middle, middle];
    }
    piece.area += (run.end - run.start) * step;
    piece.seen = piece.end - piece.start;
    touched.last = run;
  }
  return pieces;
}

/** A run as long as its piece lies all along it: the line does not lean. */
const WHOLE_MIN = 0.9;
/** Points along a rule that are looked at. */
const SAMPLES = 24;
/** The weaker parts of a rule have this share of its usual contrast: a stem that blur ties to the lines above and below it has less. */
const EVEN_MIN = 0.4;
const WEAK_SHARE = 0.2;

type Contrast = (along: number, across: number) => number;

function isBesidePaper(piece: Piece, beside: number, contrast: Contrast): boolean {
  const covered = [-beside, beside].map(
    (offset) =>
      along(piece, offset, contrast).filter((one) => one >= CONTRAST_MIN).length / SAMPLES,
  );
  return Math.min(...covered) <= BESIDE_MAX && Math.max(...covered) < 1;
}

function isEven(piece: Piece, contrast: Contrast): boolean {
  const [before, amid, after] = [-1, 0, 1].map((offset) => along(piece, offset, contrast));
  const levels = amid!
    .map((one, at) => Math.max(one, before![at]!, after![at]!))
    .sort((a, b) => a - b);
  return levels[Math.floor(SAMPLES * WEAK_SHARE)]! >= levels[SAMPLES / 2]! * EVEN_MIN;
}

/** Contrasts along a piece, so many pixels beside its middle. */
const along = ({ start, end, first, last }: Piece, offset: number, contrast: Contrast): number[] =>
  Array.from({ length: SAMPLES }, (_, sample) => {
    const share = (sample + 0.5) / SAMPLES;
    return contrast(
      Math.round(start + (end - start) * share),
      Math.round(first + (last - first) * share + offset),
    );
  });

const levelRule = ({ start, end, first, last }: Piece): Rule => ({
  from: { x: start, y: first },
  to: { x: end, y: last },
});

const uprightRule = ({ start, end, first, last }: Piece): Rule => ({
  from: { x: first, y: start },
  to: { x: last, y: end },
});
