import { describe, expect, it } from 'vitest';
import { errorLevel } from '../../../../../../worker/engine/detectors/picture/error-level/detector.js';
import { contextOf, neverAborted, testPage } from '../scanned-page.js';
import { asPng, coloursOf, cropped, stored } from '../stored-page.js';

const PAGE = coloursOf(testPage());
const detect = async (page: typeof PAGE) =>
  errorLevel.detect({ picture: asPng(page), ...contextOf() }, neverAborted);

describe('errorLevel', () => {
  it('names the quality a page was stored at before', async () => {
    expect((await detect(await stored(PAGE, 70))).figures.ghost_quality).toBe(70);
    expect((await detect(PAGE)).figures.ghost_quality).toBeNull();
  });

  it('shows a map over the whole page and accuses nobody', async () => {
    const { heatmap, findings: findings, score } = await detect(PAGE);
    expect(heatmap).toMatchObject({ columns: 55, rows: 55, cellPx: 8 });
    expect(Math.max(...heatmap!.values)).toBeLessThanOrEqual(1);
    expect(Math.max(...heatmap!.values)).toBeGreaterThan(0.3);
    expect([findings, score]).toEqual([[], null]);
  });

  it('abstains on a scrap', async () => {
    const scrap = await cropped(PAGE, { x: 0, y: 0, w: 20, h: 20 });
    expect((await detect(scrap)).abstained).not.toBeNull();
  });
});
