import type { Kind } from './phrase.js';
import { PHRASES } from './phrases.js';

/** Where a normalised text contains instructions, and with what confidence. */
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
 * Who sees a text: nobody (`hidden`: drawn so that no one sees it), people who
 * look for it (`beside` the pages: metadata, notes, attached files), or
 * everyone (`printed`).
 */
export type Seen = 'hidden' | 'beside' | 'printed';

/** The most likely instructions in a text; null when there are none. */
export function judge(text: string, seen: Seen): Judgement | null {
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
    const confidence = weigh(new Set(near.map(({ kind }) => kind)), seen);
    if (confidence > (best?.confidence ?? 0))
      best = { confidence, start: first.start, end: Math.max(...near.map(({ end }) => end)) };
  });
  return best;
}

/**
 * Values set by hand. A letter may legitimately say "please disregard" or
 * "accept as genuine", and a note may ask to approve a payment. An instruction
 * to a machine, or a hidden one, is not legitimate.
 */
function weigh(kinds: ReadonlySet<Kind>, seen: Seen): number {
  const has = (...some: Kind[]): boolean => some.some((kind) => kinds.has(kind));
  const orders = (['override', 'verdict', 'silence'] as const).filter((kind) => has(kind)).length;
  if (seen === 'printed') return weighPrinted(has, orders);
  const addressed = has('machine', 'role', 'label', 'call');
  if (orders >= 2 || (orders === 1 && addressed)) return 1;
  if (has('override')) return 0.95;
  if (has('verdict')) return has('reviewer', 'you') ? 0.95 : 0.8;
  if (has('silence')) return has('reviewer', 'you', 'favour') ? 0.9 : seen === 'hidden' ? 0.7 : 0;
  if (has('favour', 'hush') && addressed) return 0.85;
  if (has('favour') && has('hush', 'you')) return seen === 'hidden' ? 0.7 : 0;
  if (has('hush') && has('you', 'reviewer')) return seen === 'hidden' ? 0.5 : 0;
  return has('role', 'call') ? 0.6 : 0;
}

/** Text that everyone reads is rarely an attack: only the plainest wording counts. */
function weighPrinted(has: (...some: Kind[]) => boolean, orders: number): number {
  const addressed = has('machine', 'role');
  if (orders >= 2 && addressed) return 0.9;
  if (has('override') && (addressed || has('verdict'))) return 0.8;
  if (has('verdict') && has('machine')) return 0.7;
  if (has('silence') && has('machine')) return 0.6;
  return has('override') ? 0.4 : 0;
}
