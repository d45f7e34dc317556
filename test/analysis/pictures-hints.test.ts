import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measurePicture, type ChannelHints } from '../../worker/engine/image/channel-hints.js';
import {
  appScreen,
  asPng,
  drawPage,
  photographed,
  rasterOf,
  scanned,
  statement,
} from './ocr-pages.js';

const hintsOf = async (picture: Buffer): Promise<ChannelHints> =>
  measurePicture(await rasterOf(picture, 1024));

describe('measurements of a picture', () => {
  it('of a screenshot: mostly flat, without noise, evenly lit', async () => {
    const hints = await hintsOf(asPng(appScreen('Assistant', false)));
    expect(hints.flatShare).toBeGreaterThan(0.6);
    expect(hints.noiseSigma).toBeLessThan(0.3);
    expect(hints).toMatchObject({ looksLikePhoneScreen: true, backgroundLevel: 255 });
    const dark = await hintsOf(asPng(appScreen('Assistant', true)));
    expect(dark.backgroundLevel).toBeLessThan(100);
  });

  it('still tell a screenshot after a messenger’s JPEG', async () => {
    const sent = await sharp(asPng(appScreen('Assistant', false)))
      .resize(720)
      .jpeg({ quality: 70 })
      .toBuffer();
    expect((await hintsOf(sent)).flatShare).toBeGreaterThan(0.4);
  });

  it('of a photo of paper: noisy, unevenly lit, with something else at its border', async () => {
    const hints = await hintsOf(await photographed(statement('Assistant', 150)));
    expect(hints.flatShare).toBeLessThan(0.2);
    expect(hints.noiseSigma).toBeGreaterThan(0.7);
    expect(hints.illuminationRange).toBeGreaterThan(30);
    expect(hints.borderContrast).toBeGreaterThan(0.5);
    expect(hints.looksLikePhoneScreen).toBe(false);
  });

  it('of a scan: evenly lit, its border like its paper', async () => {
    const hints = await hintsOf(await scanned(statement('Assistant', 150)));
    expect(hints.illuminationRange).toBeLessThan(20);
    expect(hints.borderContrast).toBeLessThan(0.1);
    expect(hints.aspect).toBeCloseTo(1.41, 1);
  });

  it('see a status bar only where small marks stand at both ends of a phone’s upper edge', async () => {
    const screen = (top: [left: string, right: string]) =>
      drawPage({ width: 360, height: 780, scale: 2, face: 'Heebo' }, ({ put }) => {
        put(top[0], 20, 22, { size: 13, align: 'left' });
        put(top[1], 340, 22, { size: 13 });
        put('Transfer', 180, 300, { size: 20, align: 'center' });
        return [];
      });
    expect((await hintsOf(asPng(screen(['14:32', '87%'])))).hasStatusBar).toBe(true);
    expect((await hintsOf(asPng(screen(['14:32', ''])))).hasStatusBar).toBe(false);
    expect((await hintsOf(asPng(screen(['', ''])))).hasStatusBar).toBe(false);
    expect((await hintsOf(asPng(statement('Heebo', 100)))).hasStatusBar).toBe(false);
  });

  it('take the smallest picture there can be', () => {
    expect(measurePicture({ width: 1, height: 1, data: new Uint8Array([9, 9, 9]) })).toMatchObject({
      aspect: 1,
    });
  });
});
