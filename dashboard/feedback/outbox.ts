import { type FeedbackChange, sendFeedback } from '../api/feedback.js';
import { CallError } from '../api/call.js';
import type { Feedback } from '../api/types.js';

export interface Unsent {
  change: FeedbackChange;
  /** Why the service refused it; null while it waits to be sent. */
  refused: CallError | null;
}

const RETRY_MS = 5_000;
const PREFIX = 'emet.feedback/';

const sameThing = (a: FeedbackChange, b: FeedbackChange): boolean =>
  a.kind === b.kind && a.id === b.id;

/**
 * What somebody said and the service has not confirmed: kept in this tab over reloads, and sent
 * one after another until it is there. Of several about the same thing the last is sent.
 */
export class Outbox {
  private unsent: readonly Unsent[];
  private readonly listeners = new Set<() => void>();
  private readonly scanId: string;
  private readonly storedAs: string;
  private readonly onAnswer: (feedback: Feedback) => void;
  private isSending = false;

  constructor(userId: string, scanId: string, onAnswer: (feedback: Feedback) => void) {
    this.scanId = scanId;
    this.storedAs = `${PREFIX}${userId}/${scanId}`;
    this.onAnswer = onAnswer;
    this.unsent = readStored(this.storedAs).map((change) => ({ change, refused: null }));
  }

  /** Sends what is there, again and again; answers what ends it. */
  open(): () => void {
    const send = () => void this.send();
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): readonly Unsent[] => this.unsent;

  add(change: FeedbackChange): void {
    const others = this.unsent.filter((one) => !sameThing(one.change, change));
    this.show([...others, { change, refused: null }]);
    void this.send();
  }

  discard(change: FeedbackChange): void {
    this.show(this.unsent.filter((one) => !sameThing(one.change, change)));
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (;;) {
        const next = this.unsent.find(({ refused }) => refused === null);
        if (next === undefined || !(await this.sendOne(next))) return;
      }
    } finally {
      this.isSending = false;
    }
  }

  /** false when it has to wait. */
  private async sendOne(next: Unsent): Promise<boolean> {
    try {
      const answer = await sendFeedback(this.scanId, next.change);
      // Something newer may have been said of it meanwhile.
      this.show(this.unsent.filter((one) => one !== next));
      this.onAnswer(answer);
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || mayPass(error)) return false;
      this.show(this.unsent.map((one) => (one === next ? { ...one, refused: error } : one)));
      return true;
    }
  }

  private show(unsent: readonly Unsent[]): void {
    this.unsent = unsent;
    write(
      this.storedAs,
      unsent.map(({ change }) => change),
    );
    for (const listener of this.listeners) listener();
  }
}

/** A session that ended, a service that is away, or too many requests. */
const mayPass = ({ status }: CallError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

function readStored(name: string): FeedbackChange[] {
  try {
    const stored = sessionStorage.getItem(name);
    return stored === null ? [] : (JSON.parse(stored) as FeedbackChange[]);
  } catch {
    return [];
  }
}

function write(name: string, changes: FeedbackChange[]): void {
  try {
    if (changes.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(changes));
  } catch {
    // A browser that keeps nothing; it is sent all the same.
  }
}

/** Notes do not stay behind in the browser of somebody who has left. */
export function forgetFeedback(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  }
}
