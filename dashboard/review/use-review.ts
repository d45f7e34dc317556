import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import {
  type ReviewOrder,
  queueQuery,
  releaseClaim,
  useNext,
  useTurnQuery,
} from '../api/review.js';
import { decide } from '../api/scans.js';
import type { ReviewQueue, ReviewTurn, Scan } from '../api/types.js';

/** After an answer that there is nothing, the next attempt to claim waits so long. */
const RETRY_MS = 5_000;

/** A decision of this sitting, which can be taken back. */
interface Done {
  scanId: string;
  at: string;
}

export interface Review {
  queue: ReviewQueue | null;
  /** Of whoever has the scan; null while that is not known, or nobody can. */
  turn: ReviewTurn | null;
  /** Decisions of this sitting. */
  decided: number;
  isBusy: boolean;
  error: Error | null;
  next: () => void;
  /** Remembers a decision and opens the next scan. */
  finish: (answer: Scan) => void;
  /** What was done last: a label was given, or taken back. */
  did: Scan['label'] | 'undone';
  /** null when this sitting has no decision to take back. */
  undo: (() => void) | null;
}

/** The way through the queue: claims, renews and releases scans, one after another. */
export function useReview(id: string | null, order: ReviewOrder): Review {
  const client = useQueryClient();
  const [, go] = useLocation();
  const { data: queue, error: queueError, dataUpdatedAt } = useQuery(queueQuery);
  const { data: turn, error: turnError } = useQuery(useTurnQuery(id));
  const claim = useNext(order);
  const [done, setDone] = useState<Done[]>([]);
  const [failure, setFailure] = useState<Error | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const [did, setDid] = useState<Review['did']>(null);

  const open = (scanId: string | null) =>
    go(scanId === null ? '/review' : `/review/${scanId}`, { replace: true });
  const claimNext = () =>
    claim.mutate(id, { onSuccess: (answer) => open(answer.claim?.scan_id ?? null) });
  const next = () => {
    setFailure(null);
    claimNext();
  };
  const begin = useEffectEvent(() => {
    const isTooSoon = Date.now() - claim.submittedAt < RETRY_MS;
    if (id === null && queue && freeIn(queue) > 0 && !claim.isPending && !isTooSoon) claimNext();
  });
  useEffect(() => begin(), [id, dataUpdatedAt]);
  useRelease(id);

  const undo = async ({ scanId, at }: Done) => {
    setFailure(null);
    setUndoing(true);
    try {
      const answer = await decide(scanId, { label: null, note: null, instead_of: at });
      client.setQueriesData<Scan>({ queryKey: ['scan', scanId] }, (before) =>
        before === undefined ? before : { ...before, ...answer, lang: before.lang },
      );
      client.removeQueries({ queryKey: ['review', 'turn', scanId] });
      setDid('undone');
      setDone((all) => all.filter((one) => one.scanId !== scanId || one.at !== at));
      open(scanId);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setUndoing(false);
    }
  };
  const last = done.at(-1);
  return {
    queue: queue ?? null,
    turn: (id === null ? null : turn) ?? null,
    decided: done.length,
    isBusy: claim.isPending || isUndoing,
    error: failure ?? claim.error ?? (id === null ? queueError : turnError),
    next,
    did,
    finish: ({ id: scanId, decision, label }) => {
      setDid(label);
      if (decision !== null) setDone((all) => [...all, { scanId, at: decision.at }]);
      next();
    },
    undo: last === undefined ? null : () => void undo(last),
  };
}

/** Scans that nobody else has. */
export const freeIn = ({ waiting, claims }: ReviewQueue): number =>
  waiting - claims.filter(({ own }) => !own).length;

/** Gives a scan back when it is left, or the page is. */
function useRelease(id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    const release = () => releaseClaim(id);
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [id]);
}
