import type { Channel } from '../../../../core/vocabulary.js';
import type { PictureDetector } from '../../detectors/detector.js';
import type {
  ExaminedPicture,
  PageKnowledge,
  PictureDetection,
} from '../../detectors/picture/picture-detection.js';
import type { Line } from '../../evidence/page.js';
import type { OpenPagePicture, PagePicture } from '../../image/page-picture.js';
import { withoutPixels } from '../without-pixels.js';
import { type DetectorRun, runDetector } from '../run-detector.js';
import type { DetectorThread, GivenPicture } from './detector-thread.js';

type Run = DetectorRun<PictureDetection>;

/** A picture that was examined ahead: its runs in the order of the detectors. */
export interface LookedAt {
  /** Time it took to decode. */
  decodingMs: number;
  picture: ExaminedPicture['picture'];
  runs: Run[];
}

/** Examines pictures in a thread while their pages and the next ones are read. */
export interface PicturesAhead {
  /**
   * Before a page is read: loads its pictures and starts what needs none of its text. Again,
   * for pictures that found no room before; of those that were begun it does nothing.
   */
  begin(page: number): Promise<void>;
  /** When it has been read: starts the rest. */
  read(page: number, lines: readonly Line[]): void;
  /**
   * What was seen in a picture; null where it is still to be examined: it was not begun, the
   * thread has ended, or the channel turned out another than foreseen.
   */
  take(picture: OpenPagePicture, channel: Channel): Promise<LookedAt | null>;
  close(): void;
}

/** Pictures in memory at once, each in two copies. A layer needs up to 20 bytes a pixel. */
const MEGAPIXELS_MAX = 20;

interface Begun {
  decodingMs: number;
  pixels: { picture: PagePicture; given: GivenPicture } | null;
  /** Of detectors that need none of its text, and of those of them that ask models. */
  early: Promise<[Run[], Run[]]>;
  all: Promise<LookedAt> | null;
}

/**
 * @param given.foreseen the channel as far as it can be told before reading
 * @param given.knowledge what is known of every page
 */
export function openPicturesAhead(
  thread: DetectorThread,
  detectors: readonly PictureDetector[],
  pictures: readonly OpenPagePicture[],
  given: {
    foreseen: Channel;
    knowledge: Pick<PageKnowledge, 'facts' | 'infer'>;
    leftMs: () => number;
    signal: AbortSignal;
  },
): PicturesAhead {
  const begun = new Map<OpenPagePicture, Begun>();
  const beginning = new Map<OpenPagePicture, Promise<void>>();
  let isClosed = false;
  const uses = (name: 'infer' | 'lines') => (one: PictureDetector) =>
    [...one.needs, ...(one.mayUse ?? [])].includes(name);
  const asking = detectors.filter(uses('infer'));
  const inThread = detectors.filter((one) => !uses('infer')(one));
  const [late, early] = divided(inThread, uses('lines'));
  const [askingLate, askingEarly] = divided(asking, uses('lines'));
  const ids = (some: readonly PictureDetector[]) => some.map(({ id }) => id);

  return {
    async begin(page) {
      for (const open of pictures.filter((one) => one.page === page)) {
        const before = beginning.get(open) ?? Promise.resolve();
        const now = before.then(() => (begun.has(open) ? undefined : beginPicture(open)));
        beginning.set(open, now);
        await now;
      }
    },
    read(page, lines) {
      for (const [open, one] of begun) {
        if (open.page !== page) continue;
        one.all = finish(one, lines);
        one.all.catch(() => {});
      }
    },
    async take(open, channel) {
      const one = begun.get(open);
      if (one === undefined || channel !== given.foreseen) return null;
      return (await one.all?.catch(() => null)) ?? null;
    },
    close() {
      for (const { pixels } of begun.values()) pixels?.given.forget();
      begun.clear();
      isClosed = true;
    },
  };

  async function beginPicture(open: OpenPagePicture): Promise<void> {
    if (!(await hasRoom(open))) return;
    // A picture that cannot be decoded is left to the step of the scan that records it.
    const startedMs = performance.now();
    const picture = await open.load().catch(() => null);
    const decodingMs = performance.now() - startedMs;
    if (picture === null || isClosed) return;
    const copy = thread.give(picture);
    const knowledge = { ...given.knowledge, channel: given.foreseen, lines: [] };
    const runs = Promise.all([
      copy.detect(ids(early), knowledge, given.leftMs()),
      ask(askingEarly, knowledge, picture),
    ]);
    runs.catch(() => {});
    begun.set(open, { decodingMs, pixels: { picture, given: copy }, early: runs, all: null });
  }

  /** Those that ask models run in this thread: their work is in other processes. */
  function ask(
    some: readonly PictureDetector[],
    knowledge: PageKnowledge,
    picture: PagePicture,
  ): Promise<Run[]> {
    const { signal, leftMs } = given;
    return Promise.all(
      some.map((detector) => runDetector(detector, { ...knowledge, picture }, { signal, leftMs })),
    );
  }

  /** Those that need the text in the thread, those that ask models here, side by side. */
  async function finish(one: Begun, lines: readonly Line[]): Promise<LookedAt> {
    if (one.pixels === null) throw new Error('the picture was finished before');
    const { picture, given: copy } = one.pixels;
    const knowledge = { ...given.knowledge, channel: given.foreseen, lines };
    try {
      const [[first, asked], last, askedLast] = await Promise.all([
        one.early,
        copy.detect(ids(late), knowledge, given.leftMs()),
        ask(askingLate, knowledge, picture),
      ]);
      const runs = new Map<string, Run>();
      [...early, ...askingEarly, ...late, ...askingLate].forEach(({ id }, at) =>
        runs.set(id, [...first, ...asked, ...last, ...askedLast][at]!),
      );
      const { decodingMs } = one;
      return {
        decodingMs,
        picture: withoutPixels(picture),
        runs: detectors.map(({ id }) => runs.get(id)!),
      };
    } finally {
      copy.forget();
      one.pixels = null;
    }
  }

  /** Whether a picture may be in memory, once the ones before it are done where they must be. */
  async function hasRoom({ width, height }: OpenPagePicture): Promise<boolean> {
    for (;;) {
      const held = [...begun].filter(([, { pixels }]) => pixels !== null);
      const pixels = held.reduce((sum, [open]) => sum + open.width * open.height, width * height);
      if (pixels <= MEGAPIXELS_MAX * 1e6) return true;
      const oldest = held.find(([, { all }]) => all !== null);
      if (oldest === undefined) return false;
      await oldest[1].all?.catch(() => {});
    }
  }
}

/** Those of which a statement holds, and the others, in their order. */
const divided = <One>(all: readonly One[], holds: (one: One) => boolean): [One[], One[]] => [
  all.filter(holds),
  all.filter((one) => !holds(one)),
];
