import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../../../worker/engine/evidence/page.js';
import { NO_COLOUR_TAGS } from '../../../../../../worker/engine/image/colour-profile/colour-tags.js';
import { screenshotGeometry } from '../../../../../../worker/engine/detectors/picture/screenshot-geometry/detector.js';
import {
  clockFits,
  readStatusBar,
} from '../../../../../../worker/engine/detectors/picture/screenshot-geometry/status-bar.js';
import { picture as pictureFacts } from '../../document/evidence.js';
import { contextOf, neverAborted, testPage } from '../scanned-page.js';
import { asPng, coloursOf } from '../stored-page.js';

/** Words of one line at a height of the page, percent. */
const lineAt = (y: number, words: readonly string[], confidence = 0.95): Line => ({
  text: words.join(' '),
  words: words.map((text, nth) => ({
    text,
    rect: { x: 5 + 30 * nth, y, w: 10, h: 2 },
    confidence,
  })),
  rect: { x: 5, y, w: 90, h: 2 },
  direction: 'ltr',
});

describe('readStatusBar', () => {
  it('reads clock and battery at the very top', () => {
    const bar = readStatusBar([lineAt(1, ['10:23', '5G', '85%']), lineAt(20, ['17:45'])]);
    expect(bar).toMatchObject({ clockMinutes: 623, batteryPercent: 85 });
  });

  it.each([
    ['no clock stands there', [lineAt(20, ['10:23'])]],
    ['two clocks stand there', [lineAt(1, ['10:23', '11:40'])]],
    ['it is read unsurely', [lineAt(1, ['10:23'], 0.5)]],
    ['it is no time', [lineAt(1, ['27:75'])]],
  ])('reads nothing where %s', (_, lines) => {
    expect(readStatusBar(lines)).toBeNull();
  });
});

describe('the clock of a screenshot', () => {
  const bar = readStatusBar([lineAt(1, ['10:23'])])!;

  it.each(['10:23:40', '10:25:01', '07:23:10', '22:23:00', '13:53:00'])(
    'fits a file of %s: some seconds later, or of another zone',
    (time) => expect(clockFits(bar, new Date(`2026-03-04T${time}Z`))).toBe(true),
  );

  it.each(['10:37:00', '18:04:00'])('does not fit a file of %s', (time) => {
    expect(clockFits(bar, new Date(`2026-03-04T${time}Z`))).toBe(false);
  });

  async function signsAt(time: string, isScreenshot = true) {
    const picture = asPng(coloursOf(testPage({ seed: 1, scanned: false, noise: 0 })));
    picture.colour = { ...NO_COLOUR_TAGS, isScreenshot };
    const facts = pictureFacts({ takenAt: new Date(`2026-03-04T${time}Z`) });
    const context = { ...contextOf(), lines: [lineAt(1, ['10:23'])], facts };
    return (await screenshotGeometry.detect({ picture, ...context }, neverAborted)).findings;
  }

  it('is reported where it does not, with its place', async () => {
    expect(await signsAt('18:04:00')).toMatchObject([
      {
        code: 'screenshot_clock_differs',
        values: { clock: '10:23', taken: '18:04' },
        place: { page: 1, rect: { x: 5, y: 1 } },
      },
    ]);
  });

  it('is not reported where it does, nor in a picture that is no phone’s screenshot', async () => {
    expect(await signsAt('08:23:00')).toEqual([]);
    expect(await signsAt('18:04:00', false)).toEqual([]);
  });
});
