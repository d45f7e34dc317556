import { beforeEach, expect, test, vi } from 'vitest';
import { inferNothing } from '../../../../worker/engine/infer.js';
import {
  pictureDetector,
  type PictureDetector,
} from '../../../../worker/engine/detectors/detector.js';
import { abstain } from '../../../../worker/engine/detectors/picture/picture-detection.js';
import { type OpenPagePicture, pagePicture } from '../../../../worker/engine/image/page-picture.js';
import type { DetectorThread } from '../../../../worker/engine/pipeline/ahead/detector-thread.js';
import { openPicturesAhead } from '../../../../worker/engine/pipeline/ahead/pictures-ahead.js';

const named = (id: string, needs: ('picture' | 'lines' | 'infer')[]) =>
  pictureDetector({
    id,
    names: { he: id, en: id },
    findings: {},
    needs,
    detect() {
      examined(id);
      return abstain(id);
    },
  });
const examined = vi.fn();
const DETECTORS: PictureDetector[] = [
  named('text', ['picture', 'lines']),
  named('model', ['picture', 'infer']),
  named('pixels', ['picture']),
  named('model with text', ['picture', 'lines', 'infer']),
];

const picture = (page: number, width = 10): OpenPagePicture => ({
  ...{ page, origin: 'file', width, height: 1_000_000 },
  load: async () =>
    pagePicture(
      { width, height: 1, data: new Uint8Array(3 * width) },
      { page, origin: 'file', format: 'png', jpeg: null, bytes: null, orientation: 1 },
    ),
});

function open(pictures: OpenPagePicture[]) {
  const asked: string[] = [];
  const forget = vi.fn();
  const thread: DetectorThread = {
    give: () => ({
      forget,
      detect: async (ids, { lines }) => {
        asked.push(`${ids.join()} ${lines.length}`);
        return ids.map((id) => ({ status: 'ran', result: abstain(`${id} there`), ms: 1 }));
      },
    }),
  };
  const ahead = openPicturesAhead(thread, DETECTORS, pictures, {
    foreseen: 'scanned_pdf',
    knowledge: { facts: null, infer: inferNothing },
    leftMs: () => 1_000,
    signal: new AbortController().signal,
  });
  return { ahead, asked, forget, thread };
}
const rect = { x: 0, y: 0, w: 1, h: 1 };
const LINE = { text: 'x', words: [], rect, direction: 'ltr' as const };

beforeEach(() => examined.mockClear());

test('a picture is looked at in two steps, and its runs come in the order of the detectors', async () => {
  const one = picture(1);
  const { ahead, asked, forget } = open([one]);
  await ahead.begin(1);
  expect(asked).toEqual(['pixels 0']);
  expect(examined.mock.calls).toEqual([['model']]);
  ahead.read(1, [LINE]);
  const seen = await ahead.take(one, 'scanned_pdf');
  expect(asked).toEqual(['pixels 0', 'text 1']);
  const why = seen?.runs.map((run) => (run.status === 'ran' ? run.result.abstained : run.status));
  expect(why).toEqual(['text there', 'model', 'pixels there', 'model with text']);
  expect(examined.mock.calls).toEqual([['model'], ['model with text']]);
  expect(seen?.picture).not.toHaveProperty('rgb');
  expect(forget).toHaveBeenCalledOnce();
});

test('what was not begun, or under a channel that turned out another, is still to be examined', async () => {
  const [one, two] = [picture(1), picture(2)];
  const { ahead } = open([one, two]);
  await ahead.begin(1);
  ahead.read(1, []);
  expect(await ahead.take(two, 'scanned_pdf')).toBeNull();
  expect(await ahead.take(one, 'native_pdf')).toBeNull();
});

test('pictures are begun once however often they are asked for, and again where there was no room', async () => {
  const [one, two] = [picture(1, 12), picture(2, 12)];
  const { ahead, asked } = open([one, two]);
  await Promise.all([ahead.begin(1), ahead.begin(1)]);
  await ahead.begin(2);
  expect(asked).toEqual(['pixels 0']);
  ahead.read(1, []);
  await Promise.all([ahead.begin(2), ahead.begin(2)]);
  expect(asked).toEqual(['pixels 0', 'text 0', 'pixels 0']);
});

test('pictures wait for room, and one that is too large is left for later', async () => {
  const [one, two, huge] = [picture(1, 12), picture(2, 12), picture(3, 30)];
  const { ahead, asked } = open([one, two, huge]);
  await ahead.begin(1);
  ahead.read(1, []);
  await ahead.begin(2);
  expect(asked).toEqual(['pixels 0', 'text 0', 'pixels 0']);
  ahead.read(2, []);
  await ahead.begin(3);
  expect(asked.length).toBe(4);
  expect(await ahead.take(huge, 'scanned_pdf')).toBeNull();
});

test('a thread that ends costs its time and no layer', async () => {
  const one = picture(1);
  const { ahead, thread } = open([one]);
  thread.give = () => ({ forget: () => {}, detect: () => Promise.reject(new Error('ended')) });
  await ahead.begin(1);
  ahead.read(1, []);
  expect(await ahead.take(one, 'scanned_pdf')).toBeNull();
});
