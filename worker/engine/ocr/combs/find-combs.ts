import { upperMedian } from '../../statistics.js';
import { type Area, intersection, sizeOf } from '../../evidence/geometry.js';
import { medianLetterHeight } from '../cells.js';
import { heightOf, type InkComponent, type InkRuns, widthOf } from '../connected-components.js';

/**
 * The places for single characters that forms have for numbers and dates: a rule, and upright
 * ticks on it at one distance, with or without a rule above. Pixels of the ink.
 */
export interface Comb extends Area {
  /** From left to right, between the ticks. */
  places: CombPlace[];
}

export interface CombPlace {
  left: number;
  right: number;
  /** What is written there; none where the place was left blank. */
  components: InkComponent[];
}

/** A horizontal rule: runs of ink in adjacent rows. */
type Rule = Area;

/** A tick on a rule, or the two of boxes side by side: columns, and the highest row. */
interface Tick {
  left: number;
  right: number;
  top: number;
}

const middleOf = ({ left, right }: Tick): number => (left + right) / 2;

/** Sizes in median letter heights of the page. */
const PIECE_MIN_HEIGHTS = 1;
const RULE_MIN_HEIGHTS = 3.5;
/** Gap between boxes side by side. */
const GAP_MAX_HEIGHTS = 0.5;
/** Pieces of one rule end within so many rows, and ticks begin so near above it. */
const LEVEL_PX = 2;
/** More pieces are a texture; a dense form has some hundred. */
const PIECES_MAX = 4000;
const RULE_THICKNESS_MAX_HEIGHTS = 0.5;
const TICK_MIN_HEIGHTS = 0.35;
const TICK_WIDTH_MAX_HEIGHTS = 0.3;
const PITCH_HEIGHTS = { min: 0.8, max: 3.2 };
/** How far above a rule ticks and what is written between them are looked for. */
const REACH_HEIGHTS = 3;

/** The distance of two ticks differs from the pitch by this share of it at most: day, month and year may stand apart. */
const OFF_GRID_MAX = 0.3;
/** Share of the ticks that are seen: a scan loses some. */
const SEEN_MIN = 0.75;
/** Fewer places are columns of a table or the letters of a word. */
const PLACES_MIN = 4;
/** A rule with more ticks is one of ruled paper, and would take long to search: graph paper has 200. */
const TICKS_MAX = 80;
/** Fewer characters are no number, and blank combs are of no use. */
const FILLED_MIN = 3;
/** Ticks are as high as so many places are wide, at most; the lines between columns are higher. */
const TICK_PITCHES_MAX = 2;

/** Sizes of a character in pitches, and how far it may reach below the rule. */
const WRITTEN_PITCHES = { heightMin: 0.3, heightMax: 1.9, widthMax: 1.3, below: 0.3 };
/** Share of its height above the ticks, at most: its foot stands between them. */
const WRITTEN_ABOVE_MAX = 0.9;

/** Finds the combs of a page in which something is written; none of them overlap. */
export function findCombs(ink: InkRuns, page: { height: number }): Comb[] {
  const letterHeight = medianLetterHeight(ink.components, page.height);
  const rowStarts = rowStartsOf(ink.runs, page.height);
  const combs: Comb[] = [];
  for (const rule of rulesOf(ink.runs, letterHeight)) {
    const comb = combOn(rule, { ...ink, rowStarts, letterHeight });
    if (comb !== null && combs.every((other) => sizeOf(intersection(other, comb)) === 0))
      combs.push(comb);
  }
  return combs;
}

/** Index of the first run of each row, and one more. */
function rowStartsOf(runs: Int32Array, height: number): Int32Array {
  const starts = new Int32Array(height + 1);
  const count = runs.length / 3;
  for (let row = 0, run = 0; row <= height; row++) {
    while (run < count && runs[run * 3]! < row) run++;
    starts[row] = run;
  }
  return starts;
}

function rulesOf(runs: Int32Array, letterHeight: number): Rule[] {
  const pieces = piecesOf(runs, letterHeight * PIECE_MIN_HEIGHTS).filter(
    (piece) => heightOf(piece) <= Math.max(3, letterHeight * RULE_THICKNESS_MAX_HEIGHTS),
  );
  if (pieces.length > PIECES_MAX) return [];
  const rules: Rule[] = [];
  for (const piece of pieces.sort((a, b) => a.left - b.left)) {
    const before = rules.find(
      (rule) =>
        Math.abs(rule.bottom - piece.bottom) <= LEVEL_PX &&
        piece.left - rule.right <= letterHeight * GAP_MAX_HEIGHTS,
    );
    if (before === undefined) rules.push({ ...piece });
    else extend(before, piece);
  }
  return rules.filter((rule) => widthOf(rule) >= letterHeight * RULE_MIN_HEIGHTS);
}

/** Runs of some length that touch from row to row. */
function piecesOf(runs: Int32Array, lengthMin: number): Rule[] {
  const pieces: Rule[] = [];
  /** Those that end in this row or the one before, each with its last run. */
  let open: { piece: Rule; last: Rule }[] = [];
  for (let at = 0; at < runs.length; at += 3) {
    const [row, left, right] = [runs[at]!, runs[at + 1]!, runs[at + 2]!];
    if (right - left < lengthMin) continue;
    open = open.filter(({ last }) => last.bottom >= row);
    const run = { left, right, top: row, bottom: row + 1 };
    const touched = open.find(
      ({ last }) => last.top < row && last.left <= right && left <= last.right,
    );
    const piece = touched?.piece ?? { ...run };
    if (touched === undefined) pieces.push(piece);
    else extend(piece, run);
    open.push({ piece, last: run });
  }
  return pieces;
}

function extend(area: Area, other: Area): void {
  area.left = Math.min(area.left, other.left);
  area.right = Math.max(area.right, other.right);
  area.top = Math.min(area.top, other.top);
  area.bottom = Math.max(area.bottom, other.bottom);
}

interface PageInk extends InkRuns {
  rowStarts: Int32Array;
  letterHeight: number;
}

function combOn(rule: Rule, ink: PageInk): Comb | null {
  const ticks = ticksOn(rule, ink);
  const inner = ticks.length > TICKS_MAX ? null : teethOf(ticks, ink.letterHeight);
  if (inner === null || rule.top - inner.top > inner.pitch * TICK_PITCHES_MAX) return null;
  const teeth = withEnds(inner, rule);
  const written = ink.components.filter((component) => isWritten(component, rule, teeth));
  const { edges, top } = teeth;
  const places = edges.slice(0, -1).map((edge, index): CombPlace => {
    const [left, right] = [edge.right, edges[index + 1]!.left];
    const components = written.filter((component) => {
      const middle = (component.left + component.right) / 2;
      return middle >= left && middle < right;
    });
    return { left, right, components };
  });
  const usual = upperMedian(written.map(heightOf)) ?? 0;
  // A column of a table holds more than one character.
  const isCrowded = places.some(
    ({ components }) => components.filter((one) => heightOf(one) > usual * 0.6).length > 2,
  );
  const filled = places.filter(({ components }) => components.length > 0).length;
  if (isCrowded || filled < FILLED_MIN) return null;
  return {
    left: edges[0]!.left,
    right: edges.at(-1)!.right,
    top: Math.min(top, ...written.map((component) => component.top)),
    bottom: rule.bottom,
    places,
  };
}

/** The ticks of a comb. */
interface Teeth {
  /** From the left; those of ticks that were not seen lie between their neighbours. */
  edges: Tick[];
  pitch: number;
  /** The row where most ticks begin. */
  top: number;
}

/** With the ends of the rule where it has no ticks there, one place beyond the last ones. */
function withEnds({ edges, ...teeth }: Teeth, rule: Rule): Teeth {
  const isPlace = (width: number): boolean =>
    Math.abs(width - teeth.pitch) <= teeth.pitch * OFF_GRID_MAX;
  const [first, last] = [edges[0]!, edges.at(-1)!];
  const end = (x: number): Tick => ({ left: x, right: x, top: teeth.top });
  return {
    ...teeth,
    edges: [
      ...(isPlace(first.left - rule.left) ? [end(rule.left)] : []),
      ...edges,
      ...(isPlace(rule.right - last.right) ? [end(rule.right)] : []),
    ],
  };
}

/** Columns of ink that stand on a rule or at its ends, as thin as ticks are. */
function ticksOn(rule: Rule, { runs, rowStarts, letterHeight }: PageInk): Tick[] {
  const reach = Math.round(letterHeight * REACH_HEIGHTS);
  const beside = Math.round(letterHeight * TICK_WIDTH_MAX_HEIGHTS);
  const [from, to] = [Math.max(0, rule.left - beside), rule.right + beside];
  const [width, height] = [to - from, Math.min(reach, rule.top)];
  if (height === 0) return [];
  // Rows of ink above the rule in each column, without a gap but at its foot.
  const rises = new Int32Array(width).fill(LEVEL_PX);
  for (let step = LEVEL_PX + 1; step <= height; step++) {
    const row = rule.top - step;
    let isRising = false;
    for (let run = rowStarts[row]!; run < rowStarts[row + 1]!; run++) {
      const end = Math.min(runs[run * 3 + 2]!, to) - from;
      for (let x = Math.max(runs[run * 3 + 1]!, from) - from; x < end; x++)
        if (rises[x] === step - 1) {
          rises[x] = step;
          isRising = true;
        }
    }
    if (!isRising) break;
  }
  const least = Math.max(4, letterHeight * TICK_MIN_HEIGHTS);
  const widest = Math.max(3, letterHeight * TICK_WIDTH_MAX_HEIGHTS);
  const ticks: Tick[] = [];
  for (let start = 0; start < width; start++) {
    if (rises[start]! < least) continue;
    let end = start;
    let rise = 0;
    for (; end < width && rises[end]! >= least; end++) rise = Math.max(rise, rises[end]!);
    if (end - start <= widest)
      addTick(ticks, { left: from + start, right: from + end, top: rule.top - rise }, letterHeight);
    start = end;
  }
  return ticks;
}

/** Adds a tick, to the one before it where they are of boxes side by side. */
function addTick(ticks: Tick[], tick: Tick, letterHeight: number): void {
  const before = ticks.at(-1);
  if (before === undefined || tick.left - before.right > letterHeight * GAP_MAX_HEIGHTS) {
    ticks.push(tick);
    return;
  }
  before.right = tick.right;
  before.top = Math.min(before.top, tick.top);
}

/** The ticks at one distance, as many as are; null where they are not a comb's. */
function teethOf(ticks: readonly Tick[], letterHeight: number): Teeth | null {
  let best: { teeth: Teeth; seen: number } | null = null;
  for (const [at, start] of ticks.entries())
    for (const next of ticks.slice(at + 1, at + 4)) {
      const apart = middleOf(next) - middleOf(start);
      if (apart > letterHeight * PITCH_HEIGHTS.max) break;
      if (apart < letterHeight * PITCH_HEIGHTS.min) continue;
      const found = teethFrom(start, apart, ticks);
      if (found !== null && (best === null || found.seen > best.seen)) best = found;
    }
  return best?.teeth ?? null;
}

/** Follows ticks to the right, over one that is missing, and corrects their distance at each. */
function teethFrom(
  start: Tick,
  apart: number,
  ticks: readonly Tick[],
): { teeth: Teeth; seen: number } | null {
  const edges = [start];
  const seen = [start];
  let pitch = apart;
  for (let missing = 0; missing < 2;) {
    const last = edges.at(-1)!;
    const wanted = middleOf(last) + pitch * (missing + 1);
    const tick = nearest(ticks, wanted);
    if (tick === undefined || Math.abs(middleOf(tick) - wanted) > pitch * OFF_GRID_MAX) {
      missing++;
      continue;
    }
    if (missing > 0) edges.push(between(last, tick));
    edges.push(tick);
    seen.push(tick);
    pitch = (middleOf(tick) - middleOf(start)) / (edges.length - 1);
    missing = 0;
  }
  if (edges.length <= PLACES_MIN || seen.length < edges.length * SEEN_MIN) return null;
  const top = upperMedian(seen.map((tick) => tick.top))!;
  return { teeth: { edges, pitch, top }, seen: seen.length };
}

function between(a: Tick, b: Tick): Tick {
  const middle = (middleOf(a) + middleOf(b)) / 2;
  return { left: middle, right: middle, top: a.top };
}

function nearest(ticks: readonly Tick[], x: number): Tick | undefined {
  let best: Tick | undefined;
  for (const tick of ticks)
    if (best === undefined || Math.abs(middleOf(tick) - x) < Math.abs(middleOf(best) - x))
      best = tick;
  return best;
}

/** Whether a component is a character in a comb and no part of it, nor of a label above. */
function isWritten(component: InkComponent, rule: Rule, { edges, pitch, top }: Teeth): boolean {
  const [width, height] = [widthOf(component), heightOf(component)];
  const middle = (component.left + component.right) / 2;
  if (middle <= edges[0]!.right || middle >= edges.at(-1)!.left) return false;
  const { heightMin, heightMax, widthMax, below } = WRITTEN_PITCHES;
  if (component.bottom > rule.bottom + pitch * below || component.bottom <= top) return false;
  if (height < pitch * heightMin || height > pitch * heightMax) return false;
  if (width > pitch * widthMax) return false;
  if (Math.max(0, top - component.top) > height * WRITTEN_ABOVE_MAX) return false;
  const isTick =
    width <= Math.max(3, height * 0.3) &&
    edges.some(({ left, right }) => right >= component.left && left <= component.right);
  const isBox =
    edges.filter(({ left, right }) => component.left <= right && component.right >= left).length >
    1;
  return !isTick && !isBox;
}
