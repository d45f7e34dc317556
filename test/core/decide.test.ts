import { describe, expect, test } from 'vitest';
import {
  decide,
  type DecisionChange,
  DECISIONS_MAX,
  type DecisionState,
} from '../../core/decide.js';

const RUTH = { userId: 'ruth', name: 'Ruth' };
const DAN = { userId: 'dan', name: 'Dan' };
const NOW = new Date('2026-10-15T12:00:00.000Z');
const NOTHING: DecisionState = { label: null, decision: null, past: [] };

const seen = ({ decision }: DecisionState) => decision?.at ?? null;
/** What `by` does who has seen the state. */
function after(
  state: DecisionState,
  by: DecisionChange['by'],
  label: DecisionChange['label'],
  note: string | null = null,
): DecisionState {
  const outcome = decide(state, { label, note, by, insteadOf: seen(state) }, NOW);
  if (outcome.kind !== 'decided') throw new Error(outcome.kind);
  return outcome.state;
}

describe('decisions about a scan', () => {
  test('replace the one that was seen, which stays with its end', () => {
    const first = after(NOTHING, RUTH, 'genuine', 'called the bank');
    const second = after(first, DAN, 'fraud');
    expect(second).toMatchObject({ label: 'fraud', decision: { by: DAN, label: 'fraud' } });
    expect(second.past).toEqual([
      { ...first.decision, ended: { as: 'replaced', by: DAN, at: second.decision?.at } },
    ]);
  });

  test('do not replace one that was not seen', () => {
    const first = after(NOTHING, RUTH, 'genuine');
    const blind = { label: 'fraud' as const, note: null, by: DAN, insteadOf: null };
    expect(decide(first, blind, NOW)).toEqual({ kind: 'conflict', decision: first.decision });
    const second = after(first, DAN, 'fraud');
    const late = { label: 'genuine' as const, note: 'x', by: RUTH, insteadOf: seen(first) };
    expect(decide(second, late, NOW)).toMatchObject({ kind: 'conflict', decision: { by: DAN } });
    const gone = after(second, DAN, null);
    expect(decide(after(gone, RUTH, null), late, NOW)).toEqual({
      kind: 'conflict',
      decision: null,
    });
  });

  test('taken back leave what they replaced, step by step', () => {
    const first = after(NOTHING, RUTH, 'genuine', 'called the bank');
    const second = after(first, DAN, 'fraud');
    const restored = after(second, DAN, null);
    expect(restored).toMatchObject({ label: 'genuine', decision: first.decision });
    const nothing = after(restored, RUTH, null);
    expect(nothing).toMatchObject({ label: null, decision: null });
    expect(nothing.past.map(({ by, label, ended }) => [by?.name, label, ended.as])).toEqual([
      ['Ruth', 'genuine', 'replaced'],
      ['Dan', 'fraud', 'undone'],
      ['Ruth', 'genuine', 'undone'],
    ]);
  });

  test('are taken back by whoever made them only', () => {
    const first = after(NOTHING, RUTH, 'genuine');
    const change = { label: null, note: null, by: DAN, insteadOf: seen(first) };
    expect(decide(first, change, NOW)).toMatchObject({ kind: 'not_own' });
  });

  test('sent twice are made once', () => {
    const change = { label: 'fraud' as const, note: 'x', by: RUTH, insteadOf: null };
    const state = after(NOTHING, RUTH, 'fraud', 'x');
    expect(decide(state, change, NOW)).toEqual({ kind: 'decided', state, isChanged: false });
    const back = { ...change, label: null, note: null, insteadOf: seen(state) };
    // Given once more by who has seen it, it is another decision.
    expect(after(state, RUTH, 'fraud', 'x').past).toHaveLength(1);
    const undone = after(state, RUTH, null);
    expect(decide(undone, back, NOW)).toMatchObject({ isChanged: false });
  });

  test('each have a time of their own, even when the clock goes back', () => {
    let state = NOTHING;
    for (let turn = 0; turn < 4; turn += 1) state = after(state, turn % 2 ? DAN : RUTH, 'fraud');
    const times = [...state.past.map(({ at }) => at), state.decision?.at];
    expect(new Set(times).size).toBe(4);
    const earlier = decide(
      state,
      { label: 'genuine', note: null, by: RUTH, insteadOf: seen(state) },
      new Date(0),
    );
    expect(earlier).toMatchObject({ state: { decision: { at: '2026-10-15T12:00:00.004Z' } } });
  });

  test('a label of which nothing else is known can be replaced and comes back', () => {
    const old: DecisionState = { label: 'genuine', decision: null, past: [] };
    const replaced = after(old, RUTH, 'fraud');
    expect(replaced.past).toMatchObject([{ label: 'genuine', by: null, at: null }]);
    expect(after(replaced, RUTH, null)).toMatchObject({ label: 'genuine', decision: null });
  });

  test('end when there are too many', () => {
    let state = NOTHING;
    for (let turn = 0; turn <= DECISIONS_MAX; turn += 1) {
      state = after(state, turn % 2 ? DAN : RUTH, 'fraud');
    }
    const change = { label: 'genuine' as const, note: null, by: RUTH, insteadOf: seen(state) };
    expect(decide(state, change, NOW)).toEqual({ kind: 'too_many' });
  });
});
