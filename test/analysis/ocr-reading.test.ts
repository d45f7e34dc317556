import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../worker/engine/evidence/page.js';
import { InferenceFailure, type TextModels } from '../../worker/engine/index.js';
import { openRecogniser, type Recogniser } from '../../worker/engine/ocr/recogniser.js';
import {
  composed,
  type Homography,
  inverse,
  mapPoint,
  rotation,
  translation,
} from '../../worker/engine/image/homography.js';
import { warped } from '../../worker/engine/image/warp.js';
import { openTextModels } from '../worker/inference/text-models.js';
import { readPage } from '../../worker/engine/pipeline/read-page.js';
import {
  appScreen,
  combForm,
  type CombStyle,
  asPng,
  drawPage,
  framedForm,
  invoice,
  pageOf,
  photographed,
  scanned,
  statement,
  type Drawn,
  type Face,
} from './ocr-pages.js';

let recogniser: Recogniser;
let text: Awaited<ReturnType<typeof openTextModels>>;

beforeAll(async () => {
  [recogniser, text] = await Promise.all([openRecogniser(), openTextModels()]);
});
afterAll(() => Promise.all([recogniser.close(), text.close()]));

const read = async (picture: Buffer): Promise<Page> =>
  readPage(await pageOf(picture), async () => recogniser, { text });

const withoutSpaces = (line: string): string => line.replaceAll(' ', '');

const textsOf = (page: Page): string[] => page.lines.map((line) => line.text);

describe('numbers in forms with a place for each digit are read whole', () => {
  const STYLES: readonly CombStyle[] = ['ticks', 'low ticks', 'boxes', 'boxes apart'];
  const wordsOf = (page: Page): string[] =>
    page.lines.flatMap(({ words }) => words.map((word) => word.text));

  it.each(STYLES)('%s', async (style) => {
    const drawn = combForm('Assistant', 150, style);
    const page = await read(asPng(drawn));
    expect(wordsOf(page)).toEqual(expect.arrayContaining(drawn.truth));
    // What stands between the places is no text.
    expect(page.lines.map((line) => line.text).join(' ')).not.toMatch(/[|[\]]/);
    expect(page.lines.map((line) => line.text).join(' ')).toContain('טלפון נייד');
  });

  it('as a messenger sends them', async () => {
    const drawn = combForm('Heebo', 120, 'ticks');
    const sent = await sharp(asPng(drawn)).jpeg({ quality: 72 }).toBuffer();
    expect(wordsOf(await read(sent))).toEqual(expect.arrayContaining(drawn.truth));
  });

  it('in their places on the page', async () => {
    const page = await read(asPng(combForm('Assistant', 150, 'boxes')));
    const word = page.lines.flatMap(({ words }) => words).find(({ text }) => text === '039485716')!;
    expect(word.rect.x).toBeGreaterThan((200 / 595) * 100);
    expect(word.rect.x + word.rect.w).toBeLessThan(((200 + 9 * 13) / 595) * 100);
    expect(word.rect.y + word.rect.h / 2).toBeCloseTo((102 / 300) * 100, 0);
  });
});

describe('what is drawn in Hebrew is read exactly and in logical order', () => {
  const readsCleanPage = async (face: Face): Promise<void> => {
    const drawn = statement(face, 200);
    const page = await read(asPng(drawn));
    expect(textsOf(page)).toEqual(drawn.truth);
    expect(page.textSource).toBe('ocr');
  };
  it('from a clean page, Assistant', () => readsCleanPage('Assistant'));
  it('from a clean page, Rubik', { tags: ['full'] }, () => readsCleanPage('Rubik'));

  it('from a scan that is turned, soft and grainy', { tags: ['full'] }, async () => {
    const drawn = statement('Rubik', 200);
    expect(textsOf(await read(await scanned(drawn)))).toEqual(drawn.truth);
  });

  it('from a phone’s photo on a table, unevenly lit', { tags: ['full'] }, async () => {
    const drawn = statement('Assistant', 230);
    const texts = textsOf(await read(await photographed(drawn)));
    expect(texts).toEqual(expect.arrayContaining(drawn.truth));
  });

  it('from a form, in and beside its grey frame', async () => {
    const drawn = framedForm('Heebo', 100);
    expect(textsOf(await read(asPng(drawn)))).toEqual(drawn.truth);
  });

  it.each(['is not live', 'fails'])('also where the model of Hebrew %s', async (how) => {
    const drawn = statement('Assistant', 200);
    const without: TextModels = {
      find: (model, picture) => text.find(model, picture),
      read: async (model, lines) => {
        if (model !== 'hebrew-recogniser') return text.read(model, lines);
        if (how === 'fails') throw new InferenceFailure('its process ended twice');
        return null;
      },
    };
    const page = await readPage(await pageOf(asPng(drawn)), async () => recogniser, {
      text: without,
    });
    expect(textsOf(page)).toEqual(drawn.truth);
  });

  it.each([false, true])('from an app’s screen, dark: %s', async (isDark) => {
    const drawn = appScreen('Assistant', isDark);
    expect(textsOf(await read(asPng(drawn)))).toEqual(drawn.truth);
  });
});

describe('a page that is not the right way up', () => {
  it.each([90, 180, 270] as const)(
    'is read turned by %i degrees, and its words are placed on the page as shown',
    async (degrees) => {
      const drawn = invoice('Heebo', 150);
      const turned = await sharp(asPng(drawn)).rotate(degrees).png().toBuffer();
      const page = await read(turned);
      expect(textsOf(page)).toEqual(drawn.truth);
      const due = page.lines.find((line) => line.text.startsWith('Total due'))!.rect;
      // Upright, it ends at 93 % of the width and stands at 27 % of the height.
      const [x, y] = [due.x + due.w / 2, due.y + due.h / 2];
      const across = degrees === 90 ? y : degrees === 270 ? 100 - y : 100 - x;
      const down = degrees === 90 ? 100 - x : degrees === 270 ? x : 100 - y;
      expect(across).toBeGreaterThan(75);
      expect(down).toBeCloseTo(27, -0.5);
    },
  );

  it('is read in Hebrew too', { tags: ['full'] }, async () => {
    const drawn = statement('Assistant', 150);
    const turned = await sharp(asPng(drawn)).rotate(180).png().toBuffer();
    const texts = textsOf(await read(turned));
    expect(texts).toContain('03/03/2026 משכורת 104417 12,450.87 17,450.87');
  });
});

describe('a page that does not lie straight', () => {
  /** On a table, shaded to one side, as a camera sees it by a map from the page's pixels. */
  const seen = async (drawn: Drawn, map: Homography): Promise<Buffer> => {
    const { width, height } = drawn.canvas;
    const framed = await sharp(asPng(drawn))
      .extend({ top: 200, bottom: 200, left: 300, right: 300, background: '#8a7a66' })
      .removeAlpha()
      .raw()
      .toBuffer();
    const size = { width: width + 600, height: height + 400 };
    const centre = composed(translation(-size.width / 2, -size.height / 2), map);
    const onTable = composed(centre, translation(size.width / 2, size.height / 2));
    const { data } = warped({ ...size, data: framed }, inverse(onTable), size);
    for (let at = 0; at < data.length; at++)
      data[at] = data[at]! * (1 - (0.35 * ((at / 3) % size.width)) / size.width);
    return sharp(data, { raw: { ...size, channels: 3 } })
      .png()
      .toBuffer();
  };
  const CASES = [
    ['skewed by 8 degrees', rotation(0.14)],
    ['skewed by 15 degrees', rotation(-0.26)],
    ['photographed at an angle', [1, 0.03, 0, 0.06, 1, 0, 0.00018, 0.00016, 1]],
  ] satisfies [string, Homography][];

  it.each(CASES)('is read, %s, and its words are placed as shown', async (_, map) => {
    const drawn = invoice('Heebo', 150);
    const page = await read(await seen(drawn, map));
    // Drawn anew from its pixels, narrow spaces are lost.
    expect(textsOf(page).map(withoutSpaces)).toEqual(drawn.truth.map(withoutSpaces));
    const { width, height } = page;
    const { x, y } = mapPoint(map, {
      // Upright, the line is 555 points from the left at its end and 230 from the top.
      x: ((500 - 595 / 2) * 150) / 72,
      y: ((226 - 842 / 2) * 150) / 72,
    });
    const due = page.lines.find((line) => line.text.startsWith('Total due'))!.words.at(-1)!.rect;
    const [across, down] = [50 + (100 * x) / width, 50 + (100 * y) / height];
    expect(across).toBeGreaterThan(due.x - 2);
    expect(across).toBeLessThan(due.x + due.w + 2);
    expect(down).toBeGreaterThan(due.y - 1);
    expect(down).toBeLessThan(due.y + due.h + 1);
  });

  it('is read in Hebrew too', { tags: ['full'] }, async () => {
    const drawn = statement('Assistant', 170);
    const texts = textsOf(await read(await seen(drawn, CASES[2]![1])));
    expect(texts).toContain('03/03/2026 משכורת 104417 12,450.87 17,450.87');
  });
});

describe('two documents on one picture', () => {
  it('are read apart: no line holds words of both', { tags: ['full'] }, async () => {
    const [one, other] = [invoice('Heebo', 130), statement('Rubik', 150)];
    const askew = async (drawn: Drawn, degrees: number): Promise<Buffer> =>
      sharp(asPng(drawn)).rotate(degrees, { background: '#8a7a66' }).png().toBuffer();
    const [left, right] = [await askew(one, -4), await askew(other, 5)];
    const { width = 0 } = await sharp(left).metadata();
    const { width: more = 0, height = 0 } = await sharp(right).metadata();
    const both = await sharp({
      create: { width: width + more, height, channels: 3, background: '#8a7a66' },
    })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: width, top: 0 },
      ])
      .png()
      .toBuffer();
    const page = await read(both);
    const said = page.regions!.map(({ lines }) => lines.map((line) => withoutSpaces(line.text)));
    expect(said[0]).toEqual(one.truth.map(withoutSpaces));
    const movements = other.truth.filter((line) => /^\d\d\//.test(line)).map(withoutSpaces);
    expect(said[1]).toEqual(expect.arrayContaining(movements));
    expect(said).toHaveLength(2);
    for (const [index, region] of page.regions!.entries())
      for (const { rect } of region.lines) {
        const { x, w } = region.asShown(rect);
        expect(x + w / 2 > (100 * width) / (width + more)).toBe(index === 1);
      }
  });
});

describe('what is drawn in English', () => {
  it('is read exactly, lone digits of a narrow column too', async () => {
    const drawn = invoice('Heebo', 150);
    const page = await read(asPng(drawn));
    expect(textsOf(page)).toEqual(drawn.truth);
    expect(page.lines.every((line) => line.direction === 'ltr')).toBe(true);
  });
});

describe('numbers', () => {
  const numbersOf = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => line.split(' ')).filter((word) => /\d/.test(word));

  it('are read right in at least 97 of 100 on small print of a messenger’s picture', async () => {
    const drawn = statement('Rubik', 110);
    const found = numbersOf(textsOf(await read(asPng(drawn))));
    const wanted = numbersOf(drawn.truth);
    const right = wanted.filter((number) => found.includes(number));
    expect(right.length / wanted.length).toBeGreaterThanOrEqual(0.97);
  });

  it('keep their shekel sign, and never take it for a digit', async () => {
    for (const face of ['Assistant', 'Rubik', 'Heebo', 'David'] as const)
      expect(textsOf(await read(asPng(appScreen(face, false))))).toContain('₪1,250.00');
  });
});

describe('a place', () => {
  it('is given in percent of the page and holds the ink of its word', async () => {
    const drawn = drawPage(
      { width: 300, height: 200, scale: 3, face: 'Heebo' },
      ({ put, context }) => {
        put('סכום', 280, 60, { size: 20 });
        put('98,765.43', 20, 160, { size: 20, align: 'left' });
        context.fillStyle = '#ffffff';
        return [];
      },
    );
    const page = await read(asPng(drawn));
    const words = page.lines.flatMap((line) => line.words);
    const amount = words.find((word) => word.text === '98,765.43');
    expect(amount?.rect.x).toBeCloseTo(100 * (20 / 300), 0);
    expect(amount!.rect.y + amount!.rect.h / 2).toBeCloseTo(100 * (153 / 200), -0.5);
    expect(words.map((word) => word.text)).toEqual(['סכום', '98,765.43']);
  });
});

describe('a page without text', () => {
  it('costs no recogniser’s look', async () => {
    const blank = drawPage({ width: 595, height: 842, scale: 2, face: 'Heebo' }, () => []);
    const page = await read(asPng(blank));
    expect(page).toMatchObject({ lines: [], textSource: 'none' });
  });
});

describe('a page of texture', () => {
  it('does not take minutes, nor memory without bound', { tags: ['full'] }, async () => {
    const [width, height] = [2400, 1700];
    const data = new Uint8Array(width * height * 3);
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const wave =
          Math.sin(x * 0.31 + Math.sin(y * 0.17) * 3) * Math.cos(y * 0.37 + Math.sin(x * 0.11) * 2);
        data.fill(wave > 0.3 ? 0 : 255, at, at + 3);
      }
    const [startCpu, startRss] = [process.cpuUsage(), process.memoryUsage().rss];
    await recogniser.recognise({ width, height, data });
    const { user, system } = process.cpuUsage(startCpu);
    expect((user + system) / 1e6).toBeLessThan(30);
    expect(process.memoryUsage().rss - startRss).toBeLessThan(400 * 1024 * 1024);
  });
});

describe('a text layer', () => {
  const drawn: Drawn = invoice('Heebo', 150);
  const layer = [
    {
      text: 'Total due: USD 1.00',
      words: [],
      rect: { x: 0, y: 0, w: 10, h: 10 },
      direction: 'ltr' as const,
    },
  ];

  it('that is visible is the text, and no recogniser is opened', async () => {
    const page = { ...(await pageOf(asPng(drawn))), textLayer: async () => layer };
    const open = vi.fn(async () => recogniser);
    const result = await readPage(page, open);
    expect(result).toMatchObject({ lines: layer, textSource: 'text_layer' });
    expect(await result.readAgain({ x: 0, y: 0, w: 100, h: 100 })).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });

  it('that is invisible is not believed: what is drawn is read', async () => {
    const page = {
      ...(await pageOf(asPng(drawn))),
      textLayer: async () => layer,
      textLayerInvisible: true,
      drawn: null,
    };
    const texts = textsOf(await readPage(page, async () => recogniser));
    expect(texts).toContain('Total due: USD 4,534.80');
    expect(texts).not.toContain('Total due: USD 1.00');
  });
});

describe('a second look', () => {
  it(
    'reads single words and whole rows alike, and again what is there',
    { tags: ['full'] },
    async () => {
      const page = await read(await scanned(statement('Assistant', 200)));
      const row = page.lines.find((line) => line.text.startsWith('12/03/2026'));
      expect((await page.readAgain(row!.rect))?.text).toBe(row!.text);
      const numbers = page.lines
        .flatMap((line) => line.words)
        .filter((word) => /\d/.test(word.text));
      let agreed = 0;
      for (const word of numbers)
        if ((await page.readAgain(word.rect))?.text === word.text) agreed++;
      expect(numbers.length).toBeGreaterThan(25);
      expect(agreed / numbers.length).toBeGreaterThan(0.9);
    },
  );

  it('has the numbers read by another reader, those asked for and no others', async () => {
    const page = await read(await scanned(statement('Assistant', 200)));
    const numbers = page.lines.flatMap((line) => line.words).filter(({ text }) => /\d/.test(text));
    const nowhere = { x: 20, y: 80, w: 30, h: 5 };
    const again = await page.readNumbersAgain([...numbers.map(({ rect }) => rect), nowhere]);
    expect(again.at(-1)).toBeNull();
    const agreed = numbers.filter(({ text }, index) => again[index]?.text === text);
    expect(numbers.length).toBeGreaterThan(25);
    expect(agreed.length / numbers.length).toBeGreaterThan(0.9);
    const [first] = numbers;
    expect(await page.readNumbersAgain([first!.rect])).toEqual([
      expect.objectContaining({ text: first!.text }),
    ]);
  });

  it('finds nothing where nothing is', async () => {
    const page = await read(asPng(statement('Assistant', 150)));
    expect(await page.readAgain({ x: 20, y: 80, w: 30, h: 5 })).toBeNull();
  });
});
