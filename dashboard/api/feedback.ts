import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import type { DrawnBox, Feedback, FindingAnswer } from './types.js';

/** One thing that a person says about a report. The last about the same thing holds. */
export type FeedbackChange =
  | { kind: 'finding'; id: string; answer: FindingAnswer | null; box: DrawnBox | null }
  | { kind: 'missed'; id: string; place: MissedChange | null };

export interface MissedChange {
  box: DrawnBox;
  category: string | null;
  note: string | null;
}

export const feedbackQuery = (id: string) =>
  queryOptions({
    queryKey: ['feedback', id],
    queryFn: ({ signal }) => call<Feedback>(`/scans/${id}/feedback`, { signal }),
  });

/** Sending the same again changes nothing, so what got no answer can be repeated. */
export function sendFeedback(scanId: string, change: FeedbackChange): Promise<Feedback> {
  if (change.kind === 'finding') {
    const { id, answer, box } = change;
    const path = `/scans/${scanId}/findings/${encodeURIComponent(id)}/feedback`;
    return call<Feedback>(path, { method: 'POST', body: { answer, box } });
  }
  const path = `/scans/${scanId}/missed/${change.id}`;
  if (change.place === null) return call<Feedback>(path, { method: 'DELETE' });
  return call<Feedback>(path, { method: 'POST', body: change.place });
}
