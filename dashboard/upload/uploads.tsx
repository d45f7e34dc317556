import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useSession } from '../session/session.js';
import { openStoredQueue } from './stored-queue.js';
import { type QueueState, UploadQueue } from './upload-queue.js';

const Current = createContext<UploadQueue | null>(null);

/** Keeps the queue going while the user looks at other pages. */
export function Uploads({ children }: { children: ReactNode }) {
  const { user, csrf_token: session } = useSession();
  const queue = useMemo(() => new UploadQueue(openStoredQueue(user.id)), [user.id]);
  useEffect(() => queue.open(), [queue]);
  // What waited for the sign-in goes on with it.
  useEffect(() => queue.resume(), [queue, session]);
  return <Current value={queue}>{children}</Current>;
}

/** The queue, and what it holds. */
export function useUploads(): { queue: UploadQueue; state: QueueState } {
  const queue = use(Current);
  if (queue === null) throw new Error('useUploads() outside Uploads');
  const state = useSyncExternalStore(queue.subscribe, queue.read);
  return { queue, state };
}
