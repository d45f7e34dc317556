import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tenant } from './tenants.js';

/** One document that a client wants scanned, and what it was told of it. */
export interface Sent {
  tenant: Tenant;
  /** The document's text: what its analysis is to do. */
  trouble: string;
  key: string;
  /** null until an API accepted it. */
  id: string | null;
  /** Requests it took; more than one after an error or no answer. */
  tries: number;
}

export interface Load {
  sent: Sent[];
  accepted(): number;
  /** Sends the others too. */
  goOn(): void;
  /** Sends these at once, besides; resolves when they were accepted. They count as sent, as the others do. */
  also(documents: Document[]): Promise<void>;
  /** Resolves when every document was accepted; rejects when a client lost its patience. */
  done: Promise<void>;
}

type Document = Pick<Sent, 'tenant' | 'trouble'>;

/** Clients of one integrator work so many requests at once. */
const SENDERS = 12;
const RETRY_MS = 250;
const GIVE_UP_MS = 90_000;
/** So many documents, one in this number, are sent twice at once: the client was impatient. */
const TWICE_EVERY = 10;

/**
 * Sends documents as careful clients do: one that gets an error or no answer is
 * sent again, to the next API, with the same Idempotency-Key.
 *
 * @param first so many are sent at once, the others when it is told to go on
 */
export function startLoad(documents: Document[], first = documents.length): Load {
  const sent = documents.map(unsent);
  let next = 0;
  let goOn = (): void => {};
  const toldToGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const sender = async (): Promise<void> => {
    for (let at = next++; at < documents.length; at = next++) {
      if (at >= first) await toldToGoOn;
      const one = sent[at];
      if (one !== undefined) await sendUntilAccepted(one, at % TWICE_EVERY === 0);
    }
  };
  const done = Promise.all(Array.from({ length: SENDERS }, sender)).then(() => {});
  done.catch(() => {}); // who waits for it is told
  return {
    sent,
    accepted: () => sent.filter(({ id }) => id !== null).length,
    goOn,
    also: async (documents) => {
      const more = documents.map(unsent);
      sent.push(...more);
      await Promise.all(more.map((one) => sendUntilAccepted(one, false)));
    },
    done,
  };
}

const unsent = (document: Document): Sent => ({
  ...document,
  key: randomUUID(),
  id: null,
  tries: 0,
});

async function sendUntilAccepted(one: Sent, twice: boolean): Promise<void> {
  const endMs = performance.now() + GIVE_UP_MS;
  for (;;) {
    const answers = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => sendOnce(one)));
    for (const answer of answers) {
      if (answer.id === null) continue;
      if (one.id !== null && one.id !== answer.id) {
        throw new Error(`One key got two scans, ${one.id} and ${answer.id}`);
      }
      one.id = answer.id;
    }
    if (one.id !== null) return;
    const status = answers[0]?.status;
    if (status !== undefined && status >= 400 && status < 500 && status !== 409) {
      throw new Error(`A sound document was refused with ${status}`);
    }
    if (performance.now() > endMs) throw new Error(`Nobody accepts scans; last answer: ${status}`);
    await wait(RETRY_MS);
  }
}

async function sendOnce(one: Sent): Promise<{ status?: number; id: string | null }> {
  one.tries += 1;
  return one.tenant.client.send(one.trouble, one.key).catch(() => ({ id: null }));
}
