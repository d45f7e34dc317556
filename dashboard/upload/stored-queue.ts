import { clear, createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import { newId, type Upload } from './upload.js';

/** Uploads outlive a reload of the page: kept in this browser until they are removed or the user signs out. */
export interface StoredQueue {
  /** Of this window, which alone sends what it has added or taken over. */
  readonly window: string;
  /** Makes those of windows that are closed this one's; answers them, the first added first. */
  takeOver(): Promise<Upload[]>;
  write(uploads: readonly Upload[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const LOCK = 'emet-uploads';

let opened: UseStore | null = null;
const store = (): UseStore => (opened ??= createStore('emet-uploads', 'uploads'));

/** The uploads of one user; a browser that keeps nothing has an empty one. */
export function openStoredQueue(userId: string): StoredQueue {
  const window = newId();
  const keyOf = (id: string): string => `${userId}/${id}`;
  const write = (uploads: readonly Upload[]): Promise<void> =>
    setMany(
      uploads.map((upload) => [keyOf(upload.id), upload]),
      store(),
    ).catch(() => undefined);
  const isHeld = holdWhileOpen(`${LOCK}/${window}`);
  return {
    window,
    takeOver: () =>
      isHeld.then(() =>
        oneWindowAtATime(async () => {
          const all = await entries<string, Upload>(store()).catch(() => []);
          const open = await openWindows();
          const left = all
            .filter(([key, upload]) => key.startsWith(`${userId}/`) && !open.has(upload.window))
            .map(([, upload]) => ({ ...upload, window }))
            .sort((a, b) => a.addedAt - b.addedAt);
          await write(left);
          return left;
        }),
      ),
    write,
    remove: (ids) => delMany(ids.map(keyOf), store()).catch(() => undefined),
  };
}

/** Documents do not stay behind in the browser of somebody who has left. */
export const forgetQueue = (): Promise<void> => clear(store()).catch(() => undefined);

// Locks end with their window, however it ends. Browsers offer them over https and on this
// machine; elsewhere two windows may send the same upload, which its key makes one scan.
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Resolves when the lock is held. */
function holdWhileOpen(name: string): Promise<void> {
  const manager = locks();
  if (manager === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    manager
      .request(name, () => {
        resolve();
        return new Promise<never>(() => undefined);
      })
      .catch(reject);
  });
}

const oneWindowAtATime = <T>(act: () => Promise<T>): Promise<T> =>
  locks()?.request(LOCK, act) ?? act();

async function openWindows(): Promise<Set<string>> {
  const held = (await locks()?.query())?.held ?? [];
  return new Set(held.map(({ name = '' }) => name.slice(LOCK.length + 1)));
}
