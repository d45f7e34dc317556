import type { Decision, Label, PastDecision } from './scan.js';

/** What people have decided about a scan. */
export interface DecisionState {
  label: Label | null;
  /** Whose the label is; null without one, or where that is not known. */
  decision: Decision | null;
  /** Those that hold no more, in the order in which they ended. */
  past: PastDecision[];
}

export interface DecisionChange {
  /** null takes back the decision that holds. */
  label: Label | null;
  note: string | null;
  by: Decision['by'];
  /** `at` of the decision that whoever decides has seen; null when they saw none. */
  insteadOf: string | null;
}

export type DecisionRefusal =
  /** Another decision holds than the one that was seen. */
  | { kind: 'conflict'; decision: Decision | null }
  /** A decision is taken back by whoever made it only; others decide otherwise instead. */
  | { kind: 'not_own'; decision: Decision }
  /** DECISIONS_MAX have ended. */
  | { kind: 'too_many' };

/** Ended decisions of one scan: far beyond what people need, and they are stored with the scan. */
export const DECISIONS_MAX = 100;

/**
 * The state after a change, or why it is refused. The same decision sent again, because its
 * answer was lost, changes nothing and is no conflict.
 *
 * Taking a decision back restores the one that it replaced: a hasty "fraud" over a colleague's
 * "genuine" leaves "genuine" when it is undone.
 */
export function decide(
  state: DecisionState,
  change: DecisionChange,
  now: Date,
): { kind: 'decided'; state: DecisionState; isChanged: boolean } | DecisionRefusal {
  const { label, note, by, insteadOf } = change;
  const { decision, past } = state;
  if ((decision?.at ?? null) !== insteadOf) {
    return isThere(state, change)
      ? { kind: 'decided', state, isChanged: false }
      : { kind: 'conflict', decision };
  }
  if (label === null && state.label === null) return { kind: 'decided', state, isChanged: false };
  if (label === null && decision !== null && decision.by.userId !== by.userId) {
    return { kind: 'not_own', decision };
  }
  if (past.length >= DECISIONS_MAX) return { kind: 'too_many' };
  const at = laterThanAll(state, now);
  const as = label === null ? 'undone' : 'replaced';
  const ended = state.label === null ? [] : [endOf(state.label, decision, { as, by, at })];
  return {
    kind: 'decided',
    isChanged: true,
    state: {
      ...(label === null ? before(state) : { label, decision: { label, by, at, note } }),
      past: [...past, ...ended],
    },
  };
}

const isThere = (state: DecisionState, { label, note, by }: DecisionChange): boolean =>
  label === state.label &&
  (label === null || (state.decision?.by.userId === by.userId && state.decision.note === note));

const endOf = (
  label: Label,
  decision: Decision | null,
  ended: PastDecision['ended'],
): PastDecision => ({
  label,
  by: decision?.by ?? null,
  at: decision?.at ?? null,
  note: decision?.note ?? null,
  ended,
});

/** What the decision that holds has replaced. */
function before({ decision, past }: DecisionState): Pick<DecisionState, 'label' | 'decision'> {
  const found = past.findLast(({ ended }) => ended.as === 'replaced' && ended.at === decision?.at);
  if (found === undefined) return { label: null, decision: null };
  const { label, by, at, note } = found;
  return { label, decision: by === null || at === null ? null : { label, by, at, note } };
}

/** Decisions are told apart by their time, so each has one of its own, whatever clocks do. */
function laterThanAll({ decision, past }: DecisionState, now: Date): string {
  const times = [decision?.at, ...past.map(({ ended }) => ended.at)];
  const last = Math.max(...times.flatMap((at) => (typeof at === 'string' ? Date.parse(at) : [])));
  return new Date(Math.max(now.getTime(), last + 1)).toISOString();
}
