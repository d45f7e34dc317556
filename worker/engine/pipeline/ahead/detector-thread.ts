import { Worker } from 'node:worker_threads';
import type { PagePicture } from '../../image/page-picture.js';
import type { FromThread, SentKnowledge, SentPicture, ToThread } from './thread-messages.js';

/** Runs picture detectors in a thread of this process, one after another. */
export interface DetectorThread {
  /** Copies a picture to the thread, where it stays until it is forgotten. */
  give(picture: PagePicture): GivenPicture;
}

export interface GivenPicture {
  /**
   * @param detectors ids; none may ask a model
   * @param leftMs time left for them
   * @returns one run for each; rejects when the thread has ended
   */
  detect(
    detectors: readonly string[],
    knowledge: SentKnowledge,
    leftMs: number,
  ): Promise<FromThread['runs']>;
  forget(): void;
}

/** Null where the program runs from its sources: a thread runs JavaScript. */
export function openDetectorThread(onEnd: () => void): DetectorThread | null {
  if (import.meta.url.endsWith('.ts')) return null;
  const worker = new Worker(new URL('./detector-thread-entry.js', import.meta.url));
  // It must not keep the process alive.
  worker.unref();
  const pending = new Map<
    number,
    { resolve(runs: FromThread['runs']): void; reject(e: Error): void }
  >();
  let keys = 0;
  let requests = 0;
  worker.on('message', ({ request, runs }: FromThread) => {
    pending.get(request)?.resolve(runs);
    pending.delete(request);
  });
  const end = (): void => {
    onEnd();
    for (const one of pending.values()) one.reject(new Error('the thread of detectors has ended'));
    pending.clear();
  };
  worker.on('error', end);
  worker.on('exit', end);
  const send = (message: ToThread): void => worker.postMessage(message);

  return {
    give(picture) {
      const key = (keys += 1);
      send({ kind: 'picture', key, picture: sent(picture) });
      return {
        detect: (detectors, knowledge, leftMs) =>
          new Promise((resolve, reject) => {
            const request = (requests += 1);
            pending.set(request, { resolve, reject });
            const { channel, lines, facts } = knowledge;
            const asked = { channel, lines, facts };
            send({ kind: 'detect', request, key, detectors, knowledge: asked, leftMs });
          }),
        forget: () => send({ kind: 'forget', key }),
      };
    },
  };
}

function sent(picture: PagePicture): SentPicture {
  const { width, height, rgb, page, origin, format, jpeg, bytes } = picture;
  const { tones, colour, orientation, toPlace } = picture;
  const on = toPlace({ x: 0, y: 0, w: width, h: height }).rect;
  return {
    raster: { width, height, data: rgb },
    source: { page, origin, format, jpeg, bytes, tones, colour, orientation, on },
  };
}
