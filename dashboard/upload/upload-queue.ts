import { call, CallError } from '../api/call.js';
import type { Scan } from '../api/types.js';
import type { Language } from '../i18n/i18n.js';
import { sendFile } from './send-file.js';
import type { StoredQueue } from './stored-queue.js';
import { isDone, newUpload, type Outcome, type Upload } from './upload.js';

const SENDING_MAX = 3;
/** Scans asked after in one round. */
const WATCHED_MAX = 10;
const ROUND_MS = 2_000;
/** After an error that may pass by itself. */
const PAUSE_MS = 5_000;

export interface QueueState {
  uploads: readonly Upload[];
  isPaused: boolean;
  /** The allowance was used up when something was last sent. */
  isOutOfQuota: boolean;
}

/**
 * Sends documents a few at a time and follows their scans. An error that may pass is tried
 * again, any other ends the upload; a session that ended waits for the next sign-in, and
 * an allowance that is used up for the user.
 */
export class UploadQueue {
  private state: QueueState = { uploads: [], isPaused: false, isOutOfQuota: false };
  private readonly listeners = new Set<() => void>();
  private readonly stored: StoredQueue;
  private heldUntilMs = 0;
  private isWatching = false;
  /** When the scan of an upload was last asked after. */
  private readonly askedAt = new Map<string, number>();

  constructor(stored: StoredQueue) {
    this.stored = stored;
  }

  /** Goes on with what closed windows left; answers what ends it. */
  open(): () => void {
    const takeOver = () => {
      if (document.visibilityState === 'visible') void this.takeOver();
    };
    void this.takeOver();
    document.addEventListener('visibilitychange', takeOver);
    const timer = setInterval(() => void this.round(), ROUND_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', takeOver);
    };
  }

  /** The session is open again. */
  resume(): void {
    this.heldUntilMs = 0;
    this.sendNext();
  }

  private async takeOver(): Promise<void> {
    const left = await this.stored.takeOver();
    const known = new Set(this.state.uploads.map(({ id }) => id));
    const again = left
      .filter(({ id }) => !known.has(id))
      .map((upload) =>
        upload.state === 'sending' ? { ...upload, state: 'waiting' as const } : upload,
      );
    if (again.length === 0) return;
    this.show([...again, ...this.state.uploads]);
    this.sendNext();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): QueueState => this.state;

  add(files: readonly File[], lang: Language): void {
    const added = files.map((file) => newUpload(file, lang, this.stored.window));
    void this.stored.write(added);
    this.show([...this.state.uploads, ...added]);
    this.sendNext();
  }

  pause(isPaused: boolean): void {
    this.state = { ...this.state, isPaused, isOutOfQuota: false };
    this.tell();
    this.sendNext();
  }

  /** Takes uploads out of the table; their scans stay. */
  remove(ids: readonly string[]): void {
    void this.stored.remove([...ids]);
    this.show(this.state.uploads.filter(({ id }) => !ids.includes(id)));
  }

  private sendNext(): void {
    const { uploads, isPaused } = this.state;
    if (isPaused || Date.now() < this.heldUntilMs) return;
    const free = SENDING_MAX - uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
    for (const upload of next) void this.send(upload);
  }

  private async send(upload: Upload): Promise<void> {
    const { id, file } = upload;
    if (file === null) return;
    this.change(id, { state: 'sending', sentShare: 0 });
    try {
      const scan = await sendFile({ ...upload, file }, (sentShare) =>
        this.change(id, { sentShare }),
      );
      this.keep(id, {
        ...{ state: 'accepted', file: null, scanId: scan.id },
        outcome: outcomeOf(scan),
        problem: null,
      });
    } catch (error) {
      this.fail(id, error);
    }
    this.sendNext();
  }

  private fail(id: string, error: unknown): void {
    const { code, message, status, retryAfterS } =
      error instanceof CallError
        ? error
        : { code: '', message: '', status: 500, retryAfterS: null };
    const mayPass = status === 0 || status === 429 || status >= 500;
    if (code === 'QUOTA_EXCEEDED') {
      this.state = { ...this.state, isPaused: true, isOutOfQuota: true };
      this.change(id, { state: 'waiting', problem: { code, message } });
    } else if (status === 401) {
      this.heldUntilMs = Infinity;
      this.change(id, { state: 'waiting', problem: null });
    } else if (mayPass) {
      this.heldUntilMs = Date.now() + (retryAfterS === null ? PAUSE_MS : retryAfterS * 1000);
      this.change(id, { state: 'waiting', problem: { code, message } });
    } else {
      this.keep(id, { state: 'refused', file: null, problem: { code, message } });
    }
  }

  private async round(): Promise<void> {
    this.sendNext();
    if (this.isWatching) return;
    this.isWatching = true;
    try {
      await this.watch();
    } finally {
      this.isWatching = false;
    }
  }

  private async watch(): Promise<void> {
    const asked = ({ id }: Upload): number => this.askedAt.get(id) ?? 0;
    // Those that were asked after longest ago, so that a few slow ones do not hide the rest.
    const open = this.state.uploads
      .filter((upload) => upload.scanId !== null && !isDone(upload))
      .sort((a, b) => asked(a) - asked(b));
    for (const { id, scanId } of open.slice(0, WATCHED_MAX)) {
      this.askedAt.set(id, Date.now());
      try {
        const scan = await call<Scan>(`/scans/${scanId}`, { query: { include: 'summary' } });
        this.keep(id, { outcome: outcomeOf(scan) });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code !== 'NOT_FOUND') return;
        this.remove([id]);
      }
    }
  }

  private keep(id: string, changes: Partial<Upload>): void {
    this.change(id, changes);
    const upload = this.state.uploads.find((one) => one.id === id);
    if (upload !== undefined) void this.stored.write([upload]);
  }

  private change(id: string, changes: Partial<Upload>): void {
    this.show(this.state.uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  private show(uploads: readonly Upload[]): void {
    this.state = { ...this.state, uploads };
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const outcomeOf = (scan: Scan): Outcome => ({
  status: scan.status,
  ...(scan.stage !== undefined && { stage: scan.stage }),
  verdict: scan.verdict,
  risk_score: scan.risk_score,
  document_type: scan.document_type,
  issuer: scan.issuer,
});
