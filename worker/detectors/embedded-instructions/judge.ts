import { PHRASES, type Kind } from './phrases.js';

/** Where in a normalised text instructions stand, and how surely they are some. */
export interface Judgement {
  /** 0-1. */
  confidence: number;
  start: number;
  end: number;
}

/** Phrases further apart than this, in characters, do not belong together. */
const TOGETHER_WITHIN = 400;
const MATCHES_MAX = 500;

interface Match {
  kind: Kind;
  start: number;
  end: number;
}

/**
 * The likeliest instructions in a text; null when there are none. `hidden`: no
 * person sees the text, so that whom it addresses is plain already.
 */
export function judge(text: string, hidden: boolean): Judgement | null {
  const matches = PHRASES.flatMap(({ kind, pattern }): Match[] =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      kind,
      start: index,
      end: index + found.length,
    })),
  )
    .sort((a, b) => a.start - b.start)
    .slice(0, MATCHES_MAX);
  let best: Judgement | null = null;
  matches.forEach((first, index) => {
    const near: Match[] = [];
    for (const match of matches.slice(index)) {
      if (match.start - first.start > TOGETHER_WITHIN) break;
      near.push(match);
    }
    const confidence = weigh(new Set(near.map(({ kind }) => kind)), hidden);
    if (confidence > (best?.confidence ?? 0))
      best = { confidence, start: first.start, end: Math.max(...near.map(({ end }) => end)) };
  });
  return best;
}

/**
 * Values set by hand. A letter may say "please disregard" or "accept as
 * genuine" by right; an order to a machine, or one that nobody is to see, may not.
 */
function weigh(kinds: ReadonlySet<Kind>, hidden: boolean): number {
  const has = (kind: Kind): boolean => kinds.has(kind);
  const orders = (['override', 'verdict', 'silence'] as const).filter(has).length;
  const addressed = has('machine') || has('role');
  if (hidden) {
    if (orders >= 2 || (orders === 1 && addressed)) return 1;
    if (has('override')) return 0.95;
    if (has('verdict')) return has('reviewer') ? 0.95 : 0.8;
    if (has('silence')) return has('reviewer') ? 0.8 : 0.5;
    return has('role') ? 0.6 : 0;
  }
  if (orders >= 2 && addressed) return 0.9;
  if (has('override') && (addressed || has('verdict'))) return 0.8;
  if (has('verdict') && has('machine')) return 0.7;
  if (has('silence') && has('machine')) return 0.6;
  return has('override') ? 0.4 : 0;
}
