import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FeedbackChange, feedbackQuery, type MissedChange } from '../api/feedback.js';
import type { DrawnBox, Feedback, FindingAnswer, MissedPlace } from '../api/types.js';
import { useSession } from '../session/session.js';
import { Outbox, type Unsent } from './outbox.js';

/** What a box is drawn for: a place that was missed, or the right place of a finding. */
export type Purpose = { kind: 'missed' } | { kind: 'finding'; id: string; title: string };

export interface Drawing {
  purpose: Purpose;
  box: DrawnBox | null;
  /** What is said of a missed place. */
  category: string | null;
  note: string;
}

export interface SaidOfFinding {
  answer: FindingAnswer;
  box: DrawnBox | null;
  /** Absent while it is not saved. */
  by?: string;
  at?: string;
}

/** A missed place, saved or not. */
export type Missed = MissedChange & { id: string; by?: string };

export interface FeedbackState {
  /** null until it was read. */
  stored: Feedback | null;
  error: Error | null;
  saidOf: (findingId: string) => SaidOfFinding | null;
  missed: readonly Missed[];
  /** Where misplaced findings belong. */
  rightPlaces: readonly { findingId: string; box: DrawnBox }[];
  unsentOf: (kind: FeedbackChange['kind'], id: string) => Unsent | null;
  say: (change: FeedbackChange) => void;
  discard: (change: FeedbackChange) => void;
  drawing: Drawing | null;
  begin: (purpose: Purpose) => void;
  draw: (box: DrawnBox) => void;
  tell: (about: Partial<Pick<Drawing, 'category' | 'note'>>) => void;
  /** Keeps the box that is drawn. */
  keep: () => void;
  cancel: () => void;
}

const Current = createContext<FeedbackState | null>(null);

/** Only below FeedbackProvider. */
export function useFeedback(): FeedbackState {
  const state = use(Current);
  if (state === null) throw new Error('useFeedback() outside FeedbackProvider');
  return state;
}

/** What people say about the report of one scan. */
export function FeedbackProvider({ scanId, children }: { scanId: string; children: ReactNode }) {
  const client = useQueryClient();
  const { user } = useSession();
  const query = feedbackQuery(scanId);
  const { data: stored = null, error } = useQuery(query);
  const outbox = useMemo(
    () =>
      new Outbox(user.id, scanId, (answer) =>
        client.setQueryData(feedbackQuery(scanId).queryKey, answer),
      ),
    [client, scanId, user.id],
  );
  useEffect(() => outbox.open(), [outbox]);
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.read);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  /** Where the keyboard was before drawing. */
  const before = useRef<Element | null>(null);
  useEffect(() => {
    // Only now can the button that began it be focused again.
    if (drawing !== null || !(before.current instanceof HTMLElement)) return;
    before.current.focus({ preventScroll: true });
    before.current = null;
  }, [drawing]);

  const state = useMemo((): FeedbackState => {
    const unsentOf = (kind: FeedbackChange['kind'], id: string) =>
      unsent.find(({ change }) => change.kind === kind && change.id === id) ?? null;
    const end = () => setDrawing(null);
    return {
      stored,
      error,
      saidOf: (findingId) => saidOf(stored, unsentOf('finding', findingId)?.change, findingId),
      missed: missedOf(stored, unsent),
      rightPlaces: answeredOf(stored, unsent).flatMap((findingId) => {
        const box = saidOf(stored, unsentOf('finding', findingId)?.change, findingId)?.box;
        return box ? [{ findingId, box }] : [];
      }),
      unsentOf,
      say: (change) => outbox.add(change),
      discard: (change) => outbox.discard(change),
      drawing,
      begin: (purpose) => {
        before.current = document.activeElement;
        setDrawing({ purpose, box: null, category: null, note: '' });
      },
      draw: (box) => setDrawing((now) => now && { ...now, box }),
      tell: (about) => setDrawing((now) => now && { ...now, ...about }),
      keep: () => {
        if (!drawing?.box) return;
        const { purpose, box, category } = drawing;
        const note = drawing.note.trim() || null;
        outbox.add(
          purpose.kind === 'missed'
            ? { kind: 'missed', id: crypto.randomUUID(), place: { box, category, note } }
            : { kind: 'finding', id: purpose.id, answer: 'misplaced', box },
        );
        end();
      },
      cancel: end,
    };
  }, [stored, error, unsent, outbox, drawing]);
  return <Current value={state}>{children}</Current>;
}

function saidOf(
  stored: Feedback | null,
  change: FeedbackChange | undefined,
  findingId: string,
): SaidOfFinding | null {
  if (change?.kind === 'finding')
    return change.answer === null ? null : { answer: change.answer, box: change.box };
  const said = stored?.findings[findingId];
  return said ? { answer: said.answer, box: said.box, by: said.by.name, at: said.at } : null;
}

const answeredOf = (stored: Feedback | null, unsent: readonly Unsent[]): string[] => [
  ...new Set([
    ...Object.keys(stored?.findings ?? {}),
    ...unsent.flatMap(({ change: { kind, id } }) => (kind === 'finding' ? [id] : [])),
  ]),
];

/** The oldest first; those that are not saved last. */
function missedOf(stored: Feedback | null, unsent: readonly Unsent[]): Missed[] {
  const places = new Map<string, Missed>();
  const saved = Object.entries(stored?.missed ?? {}).sort(([, a], [, b]) => compare(a, b));
  for (const [id, { box, category, note, by }] of saved) {
    places.set(id, { id, box, category, note, by: by.name });
  }
  for (const { change } of unsent) {
    if (change.kind !== 'missed') continue;
    if (change.place === null) places.delete(change.id);
    else places.set(change.id, { id: change.id, ...change.place });
  }
  return [...places.values()];
}

const compare = (a: MissedPlace, b: MissedPlace): number => (a.at < b.at ? -1 : 1);
