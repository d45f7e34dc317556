import { parentPort } from 'node:worker_threads';
import { pictureDetectors } from '../../detectors/picture/index.js';
import type { PictureDetector } from '../../detectors/detector.js';
import { inferNothing } from '../../infer.js';
import { pagePicture, type PagePicture } from '../../image/page-picture.js';
import { runDetector } from '../run-detector.js';
import type { FromThread, ToThread } from './thread-messages.js';

/** A thread of an analysis child that runs picture detectors, one after another. */
const port = parentPort;
if (port === null) throw new Error('runs as a thread only');

const detectors = new Map<string, PictureDetector>(pictureDetectors.map((one) => [one.id, one]));
const pictures = new Map<number, PagePicture>();
const { signal } = new AbortController();
let turn = Promise.resolve();

port.on('message', (message: ToThread) => {
  turn = turn.then(() => handle(message));
});

async function handle(message: ToThread): Promise<void> {
  const { key } = message;
  if (message.kind === 'forget') pictures.delete(key);
  else if (message.kind === 'picture') {
    pictures.set(key, pagePicture(message.picture.raster, message.picture.source));
  } else {
    const picture = pictures.get(key);
    const endMs = performance.now() + message.leftMs;
    const leftMs = () => endMs - performance.now();
    const runs: FromThread['runs'] = [];
    for (const id of message.detectors) {
      const detector = detectors.get(id);
      if (picture === undefined || detector === undefined) throw new Error(`no ${id} of ${key}`);
      const given = { ...message.knowledge, infer: inferNothing, picture };
      runs.push(await runDetector(detector, given, { signal, leftMs }));
    }
    port?.postMessage({ request: message.request, runs } satisfies FromThread);
  }
}
