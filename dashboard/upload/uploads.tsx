import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSession } from '../session/session.js';
import { openStoredQueue } from './stored-queue.js';
import { type QueueState, UploadQueue } from './upload-queue.js';

const Current = createContext<UploadQueue | null>(null);

/** Keeps the queue going while the user looks at other pages. */
export function Uploads({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [queue, setQueue] = useState<UploadQueue | null>(null);
  useEffect(() => {
    const opened = new UploadQueue(openStoredQueue(user.id));
    setQueue(opened);
    return () => opened.close();
  }, [user.id]);
  return <Current value={queue}>{children}</Current>;
}

const NONE: QueueState = { uploads: [], isPaused: false };

/** The queue, null in the moment before it is opened, and what it holds. */
export function useUploads(): { queue: UploadQueue | null; state: QueueState } {
  const queue = use(Current);
  const state = useSyncExternalStore(
    queue?.subscribe ?? (() => () => undefined),
    queue?.read ?? (() => NONE),
  );
  return { queue, state };
}
