import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../api/call.js';
import { useDecide } from '../api/scans.js';
import type { Scan } from '../api/types.js';
import { useSession } from '../session/session.js';

export type Label = 'genuine' | 'fraud';
type Decision = NonNullable<Scan['decision']>;

export interface Deciding {
  note: string;
  setNote: (note: string) => void;
  give: (label: Label) => void;
  /** Takes one's own decision back; null where there is none of one's own. */
  takeBack: (() => void) | null;
  /** Somebody else's decision stands against this label: it is given only knowingly. */
  doubt: { label: Label; other: Decision; confirm: () => void; leave: () => void } | null;
  isPending: boolean;
  isSaved: boolean;
  error: Error | null;
}

/**
 * What a reader does about a document. The note stays until it is saved, whatever fails. A
 * decision of somebody else, seen before or found by the service, asks for a second word.
 */
export function useDeciding(
  scan: Scan,
  onDecided: (answer: Scan) => void = () => undefined,
): Deciding {
  const client = useQueryClient();
  const me = useSession().user.id;
  const decide = useDecide(scan.id);
  const [note, setNote] = useState('');
  const [doubted, setDoubted] = useState<Label | null>(null);
  const { label: given, decision } = scan;
  const other = decision !== null && decision.by.userId !== me ? decision : null;

  const send = (label: Label | null) => {
    const text = note.trim();
    decide.mutate(
      {
        label,
        note: label === null || text === '' ? null : text,
        instead_of: decision?.at ?? null,
      },
      {
        onSuccess: (answer) => {
          if (label !== null) setNote('');
          setDoubted(null);
          onDecided(answer);
        },
        onError: (error) => {
          if (!(error instanceof CallError && error.code === 'CONFLICT')) return;
          setDoubted(label);
          void client.invalidateQueries({ queryKey: ['scan', scan.id] });
        },
      },
    );
  };
  return {
    ...{ note, setNote, isPending: decide.isPending, isSaved: decide.isSuccess },
    give: (label) => (other === null ? send(label) : setDoubted(label)),
    takeBack: given !== null && other === null ? () => send(null) : null,
    doubt:
      doubted === null || other === null
        ? null
        : {
            ...{ label: doubted, other },
            confirm: () => send(doubted),
            leave: () => {
              setDoubted(null);
              decide.reset();
            },
          },
    // Who decided is shown instead.
    error: doubted !== null && other !== null ? null : decide.error,
  };
}
