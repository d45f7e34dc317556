import { describe, expect, it } from 'vitest';
import { invisibilityOf } from '../../../../../../worker/engine/pdf/forensics/occlusion/invisibility.js';
import { paintOrderOf } from '../../../../../../worker/engine/pdf/forensics/occlusion/paint.js';
import { box, picture, read, text, type Paper } from './paper.js';

/** How each word of a page is hidden; null for one that is seen. */
async function hiding(made: Paper | string): Promise<Record<string, string | null>> {
  const [page] = (await read(made)).drawn;
  if (page === undefined) throw new Error('no page');
  const unseen = invisibilityOf(page);
  const shows = new Map<number, { word: string; how: string | null }>();
  for (const { textShow: show, text: letter, order } of page.glyphs) {
    const word = (shows.get(show)?.word ?? '') + letter;
    shows.set(show, { word, how: unseen.get(order)?.how ?? null });
  }
  return Object.fromEntries([...shows.values()].map(({ word, how }) => [word, how]));
}

describe('why nobody sees a glyph', () => {
  it('each way is told apart, and what is seen is not among them', async () => {
    expect(
      await hiding({
        pages: [
          [
            text(20, 300, 'seen'),
            `3 Tr ${text(20, 280, 'mode')} 0 Tr`,
            `1 g ${text(20, 260, 'colour')} 0 g`,
            `q /Clear gs ${text(20, 240, 'transparent')} Q`,
            text(20, 220, 'tiny', 0.3),
            text(400, 200, 'beside'),
            `q 0 0 10 10 re W n ${text(20, 180, 'clipped')} Q`,
            `/OC /Off BDC ${text(20, 160, 'layer')} EMC`,
            `${text(20, 140, 'covered')} ${box(15, 135, 60, 16)}`,
          ].join('\n'),
        ],
        resources: '/ExtGState<</Clear<</ca 0>>>>/Properties<</Off 21 0 R>>',
        catalogue: '/OCProperties<</OCGs[21 0 R]/D<</OFF[21 0 R]>>>>',
        objects: { 21: '<</Type/OCG/Name(Other)>>' },
      }),
    ).toEqual({
      seen: null,
      mode: 'mode',
      colour: 'colour',
      transparent: 'transparent',
      tiny: 'tiny',
      beside: 'off_page',
      clipped: 'clipped',
      layer: 'layer',
      covered: 'covered',
    });
  });

  it('what reaches beyond its cover, its clip or the page is seen', async () => {
    expect(
      await hiding(
        [
          `${text(20, 300, 'half')} ${box(15, 304, 60, 10)}`,
          `q 0 0 300 285 re W n ${text(20, 280, 'cut')} Q`,
          text(20, 396, 'edge'),
        ].join('\n'),
      ),
    ).toEqual({ half: null, cut: null, edge: null });
  });

  it('white letters are seen on anything that is not white, or not known', async () => {
    expect(
      await hiding(
        [
          `${box(15, 295, 60, 16, '0 0 1')} 1 g ${text(20, 300, 'box')} 0 g`,
          `${picture(15, 275, 60, 16)} 1 g ${text(20, 280, 'picture')} 0 g`,
          `0 0 1 rg 15 255 m 75 255 l 45 275 l f 1 g ${text(40, 258, 'shape')} 0 g`,
          `1 g 0 G 2 Tr ${text(20, 240, 'outline')} 0 Tr 0 g`,
        ].join('\n'),
      ),
    ).toEqual({ box: null, picture: null, shape: null, outline: null });
  });

  it('white letters are not told of where a gradient is painted, in whatever order', async () => {
    const resources =
      '/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 300 0]/Function<</FunctionType 2/Domain[0 1]/C0[1 0.7 0]/C1[1 1 1]/N 1>>/Extend[true true]>>>>';
    const white = `1 g ${text(20, 300, 'on gradient')} ${text(20, 200, 'colour')} 0 g`;
    const made = { pages: [`${white} q 0 290 300 30 re W n /S sh Q`], resources };
    expect(await hiding(made)).toMatchObject({ colour: 'colour' });
    expect((await hiding(made))['on gradient']).not.toBe('colour');
  });

  it('letters in the colour of a box laid over an older one are not seen', async () => {
    const boxes = `${box(15, 295, 60, 16, '0 0 1')} ${box(15, 295, 60, 16, '0.5 0 0')}`;
    expect(await hiding(`${boxes} 0.5 0 0 rg ${text(20, 300, 'red')}`)).toEqual({ red: 'colour' });
  });
});

describe('what lies over and under a place', () => {
  const paintsOf = async (made: Paper | string) => {
    const [page] = (await read(made)).drawn;
    if (page === undefined) throw new Error('no page');
    return { page, order: paintOrderOf(page) };
  };

  it('the ground is what was painted last before', async () => {
    const { page, order } = await paintsOf(
      `${box(0, 0, 300, 400, '0.9 0.9 0.9')} ${box(10, 290, 50, 30, '1 0 0')} ${text(20, 300, 'x')} ${box(10, 290, 50, 30, '0 1 0')}`,
    );
    const at = page.glyphs[0]?.order ?? -1;
    expect(order.groundAt(22, 97, at)?.colour).toBe('#ff0000');
    expect(order.groundAt(200, 97, at)?.colour).toBe('#e6e6e6');
    expect(order.groundAt(22, 97, Infinity)?.colour).toBe('#00ff00');
    expect(order.groundAt(22, 97, 0)).toBeNull();
  });

  it('only what is opaque, whole and drawn later covers', async () => {
    const states = '/ExtGState<</Half<</ca 0.5>>/Multiply<</BM/Multiply>>>>';
    const cover = async (content: string): Promise<boolean> => {
      const { page, order } = await paintsOf({ pages: [content], resources: states });
      const [glyph] = page.glyphs;
      return glyph !== undefined && order.coverOf(glyph) !== null;
    };
    const letter = text(20, 300, 'x');
    const over = box(10, 290, 50, 30);
    expect(await cover(`${letter} ${over}`)).toBe(true);
    expect(await cover(`${letter} ${picture(10, 290, 50, 30)}`)).toBe(true);
    expect(await cover(`${over} ${letter}`)).toBe(false);
    expect(await cover(`${letter} q /Half gs ${over} Q`)).toBe(false);
    expect(await cover(`${letter} q /Multiply gs ${over} Q`)).toBe(false);
    expect(await cover(`${letter} 1 g 10 290 m 60 290 l 10 320 l f`)).toBe(false);
    expect(await cover(`${letter} q 100 100 20 20 re W n ${over} Q`)).toBe(false);
    expect(await cover(`${letter} 1 g 10 290 50 30 re 12 292 46 26 re f*`)).toBe(false);
  });
});
