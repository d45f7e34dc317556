import { clear, createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { Upload } from './upload.js';

/** Uploads outlive a reload of the page: kept in this browser until they are removed or the user signs out. */
export interface StoredQueue {
  read(): Promise<Upload[]>;
  write(uploads: Upload[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
}

let opened: UseStore | null = null;
const store = (): UseStore => (opened ??= createStore('emet-uploads', 'uploads'));

/** The uploads of one user; a browser that keeps nothing has an empty one. */
export function openStoredQueue(userId: string): StoredQueue {
  const keyOf = (id: string): string => `${userId}/${id}`;
  return {
    read: async () => {
      const all = await entries<string, Upload>(store()).catch(() => []);
      return all
        .filter(([key]) => key.startsWith(`${userId}/`))
        .map(([, upload]) => upload)
        .sort((a, b) => a.addedAt - b.addedAt);
    },
    write: (uploads) =>
      setMany(
        uploads.map((upload) => [keyOf(upload.id), upload]),
        store(),
      ).catch(() => undefined),
    remove: (ids) => delMany(ids.map(keyOf), store()).catch(() => undefined),
  };
}

/** Documents do not stay behind in the browser of somebody who has left. */
export const forgetQueue = (): Promise<void> => clear(store()).catch(() => undefined);
