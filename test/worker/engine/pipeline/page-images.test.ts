import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { degrees, PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PAGE_IMAGES_MAX, type PageImage } from '../../../../core/page-image.js';
import type { Rect } from '../../../../worker/engine/evidence/geometry.js';
import { drawHeatmap } from '../../../../worker/engine/image/draw-heatmap.js';
import type { PagePicture } from '../../../../worker/engine/image/page-picture.js';
import { openDocument } from '../../../../worker/engine/pipeline/opening/open-document.js';
import type {
  OpenDocument,
  OpenPage,
} from '../../../../worker/engine/pipeline/opening/opened-document.js';
import { statesBefore } from '../../../../worker/engine/pdf/forensics/revision-comparison/earlier-pages.js';
import type { PageChange } from '../../../../worker/engine/evidence/revisions.js';
import { openLayers } from '../../../../worker/engine/pipeline/coverage.js';
import { gatherEvidence } from '../../../../worker/engine/pipeline/gather-evidence.js';
import { openPageImages } from '../../../../worker/engine/pipeline/page-images.js';
import { asFile, LIMITS } from '../image/picture-bytes.js';

const { signal } = new AbortController();

async function imagesOf(
  document: Pick<OpenDocument, 'pages' | 'pdf' | 'leftOut'>,
  before: (pages: readonly OpenPage[]) => Promise<void> = async () => {},
  leftMs = 10_000,
): Promise<PageImage[]> {
  const images: PageImage[] = [];
  const made = openPageImages(document, (image) => images.push(image));
  await before(made.pages);
  await made.finish(leftMs, signal);
  return images;
}

/** Pages that count how often each is drawn. */
function counted(pages: readonly OpenPage[]): { pages: OpenPage[]; drawn: Map<number, number> } {
  const drawn = new Map<number, number>();
  return {
    drawn,
    pages: pages.map((page) => ({
      ...page,
      render: (longSidePx) => {
        drawn.set(page.number, (drawn.get(page.number) ?? 0) + 1);
        return page.render(longSidePx);
      },
    })),
  };
}

/** The box around what is dark, in percent. */
async function darkBox(image: PageImage): Promise<Rect> {
  const { data, info } = await sharp(image.webp)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: image.width, height: image.height });
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  data.forEach((level, at) => {
    if (level > 100) return;
    xs.add(at % info.width);
    ys.add(Math.floor(at / info.width));
  });
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
  return {
    x: (left / info.width) * 100,
    y: (top / info.height) * 100,
    w: ((right - left) / info.width) * 100,
    h: ((bottom - top) / info.height) * 100,
  };
}

function expectSamePlace(seen: Rect, said: Rect): void {
  for (const side of ['x', 'y', 'w', 'h'] as const)
    expect(Math.abs(seen[side] - said[side]), side).toBeLessThan(0.6);
}

/** White, 900 x 500, with a dark area that is in no symmetric place. */
const AREA = { x: 90, y: 60, w: 150, h: 50 };
const marked = () =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: '#fff' } }).composite([
    {
      input: { create: { width: AREA.w, height: AREA.h, channels: 3, background: '#000' } },
      ...{ left: AREA.x, top: AREA.y },
    },
  ]);

/** Where the heatmap of a picture whose marked area is hot lies on its page. */
async function heatBox({ width, height, orientation, toPlace }: PagePicture): Promise<Rect> {
  const cellPx = 10;
  const [columns, rows] = [Math.ceil(width / cellPx), Math.ceil(height / cellPx)];
  const values = new Float32Array(columns * rows);
  for (let y = AREA.y; y < AREA.y + AREA.h; y += cellPx)
    for (let x = AREA.x; x < AREA.x + AREA.w; x += cellPx)
      values[(y / cellPx) * columns + x / cellPx] = 1;
  const png = await drawHeatmap({ columns, rows, cellPx, values }, orientation);
  const alpha = sharp(png).ensureAlpha().extractChannel(3).negate();
  const { data, info } = await alpha.toColourspace('b-w').webp({ lossless: true }).toBuffer({
    resolveWithObject: true,
  });
  const seen = await darkBox({ page: 1, width: info.width, height: info.height, webp: data });
  const whole = toPlace({ x: 0, y: 0, w: width, h: height }).rect;
  return {
    x: whole.x + (seen.x / 100) * whole.w,
    y: whole.y + (seen.y / 100) * whole.h,
    w: (seen.w / 100) * whole.w,
    h: (seen.h / 100) * whole.h,
  };
}

describe('boxes of findings and heatmaps lie on the picture of their page', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('of a photograph with orientation %i', async (orientation) => {
    const bytes = await marked().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const document = await openDocument(asFile(bytes), LIMITS);
    const picture = await document.pictures[0]!.load();
    const [image] = await imagesOf(document);
    expectSamePlace(await darkBox(image!), picture.toPlace(AREA).rect);
    expectSamePlace(await heatBox(picture), picture.toPlace(AREA).rect);
  });

  it.each([0, 90, 180, 270])('of a scan that its PDF turns by %i degrees', async (angle) => {
    const pdf = await PDFDocument.create();
    const embedded = await pdf.embedJpg(await marked().jpeg({ quality: 95 }).toBuffer());
    const page = pdf.addPage([450, 250]);
    page.drawImage(embedded, { x: 0, y: 0, width: 450, height: 250 });
    page.setRotation(degrees(angle));
    const document = await openDocument(asFile(await pdf.save()), LIMITS);
    try {
      const picture = await document.pictures[0]!.load();
      const [image] = await imagesOf(document);
      expect(image!.width > image!.height).toBe(angle % 180 === 0);
      expectSamePlace(await darkBox(image!), picture.toPlace(AREA).rect);
      expectSamePlace(await heatBox(picture), picture.toPlace(AREA).rect);
    } finally {
      await document.close();
    }
  });

  it.each([0, 90, 180, 270])(
    'of a text page turned by %i degrees, cut and moved',
    async (angle) => {
      const pdf = await PDFDocument.create();
      const page = pdf.addPage([400, 300]);
      page.drawText('MMMM', { x: 150, y: 90, size: 30 });
      page.setCropBox(100, 50, 250, 200);
      page.setRotation(degrees(angle));
      const document = await openDocument(asFile(await pdf.save()), LIMITS);
      try {
        const [line] = await document.pages[0]!.textLayer();
        const [image] = await imagesOf(document);
        const [seen, said] = [await darkBox(image!), line!.rect];
        // A line's box has room for letters that go lower or higher.
        expect(seen.x).toBeGreaterThan(said.x - 1);
        expect(seen.y).toBeGreaterThan(said.y - 1);
        expect(seen.x + seen.w).toBeLessThan(said.x + said.w + 1);
        expect(seen.y + seen.h).toBeLessThan(said.y + said.h + 1);
        expect(seen.w * seen.h).toBeGreaterThan(0.4 * said.w * said.h);
      } finally {
        await document.close();
      }
    },
  );
});

const raster = (longSidePx: number) => {
  const [width, height] = [Math.round(longSidePx / 2), longSidePx];
  return { width, height, data: new Uint8Array(width * height * 3).fill(200) };
};
const page = (number: number, render: OpenPage['render'] = async (px) => raster(px)): OpenPage => ({
  ...{ number, width: 36, height: 72, pictureCoverage: 0, textLayerInvisible: false },
  ...{ drawn: null, textLayer: async () => [], render },
});
const PDF = { pageCount: 1, linearised: false, damage: [] };

describe('the pictures of pages', () => {
  it('come from drawings that were made anyway, where those are large enough', async () => {
    const { pages, drawn } = counted([page(1), page(2), page(3)]);
    const images = await imagesOf({ pages, pdf: PDF, leftOut: [] }, async ([first, second]) => {
      await first!.render(200);
      await second!.render(100);
    });
    expect(images.map((image) => image.page).sort()).toEqual([1, 2, 3]);
    for (const image of images) expect(image).toMatchObject({ width: 75, height: 150 });
    expect([...drawn.values()]).toEqual([1, 2, 1]);
  });

  it('are made of each page once, however often it is drawn', async () => {
    const images = await imagesOf({ pages: [page(1)], pdf: PDF, leftOut: [] }, async ([only]) => {
      for (let time = 0; time < 5; time++) await only!.render(300);
    });
    expect(images.length).toBe(1);
  });

  it('are not made of pages that were left out, that cannot be drawn, or beyond the limit', async () => {
    const broken = page(2, () => Promise.reject(new Error('broken')));
    const many = Array.from({ length: PAGE_IMAGES_MAX }, (_, at) => page(at + 3));
    const pages = [page(1), broken, ...many];
    const images = await imagesOf({ pages, pdf: PDF, leftOut: [1] });
    const numbers = images.map((image) => image.page).sort((a, b) => a - b);
    expect(numbers).toEqual(many.slice(0, PAGE_IMAGES_MAX - 2).map(({ number }) => number));
  });

  it('are drawn when that is asked for, and encoded beside what follows', async () => {
    const { pages, drawn } = counted([page(1), page(2)]);
    const images: PageImage[] = [];
    const made = openPageImages({ pages, pdf: PDF, leftOut: [] }, (image) => images.push(image));
    await made.draw(10_000, signal);
    expect([...drawn.values()]).toEqual([1, 1]);
    await made.finish(10_000, signal);
    expect([...drawn.values()]).toEqual([1, 1]);
    expect(images.map((image) => image.page)).toEqual([1, 2]);
  });

  it('wait for each other where many are drawn at once, and none is lost', async () => {
    // Three of these hold as many pixels as may wait.
    const large = Array.from({ length: 9 }, (_, at) => ({
      ...page(at + 1),
      ...{ width: 1200, height: 2400 },
    }));
    const images = await imagesOf({ pages: large, pdf: null, leftOut: [] }, async (pages) => {
      await Promise.all(pages.map((one) => one.render(2400)));
    });
    expect(images.map((image) => image.page).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('end with their time; what is there by then counts', async () => {
    const slow = page(2, () => new Promise(() => {}));
    const images = await imagesOf(
      { pages: [page(1), slow, page(3)], pdf: PDF, leftOut: [] },
      undefined,
      500,
    );
    expect(images.map((image) => image.page)).toEqual([1]);
  });

  it('cost nothing where nobody takes them', async () => {
    const { pages, drawn } = counted([page(1)]);
    const made = openPageImages({ pages, pdf: PDF, leftOut: [] }, undefined);
    await made.finish(1_000, signal);
    expect(made.pages).toBe(pages);
    expect(drawn.size).toBe(0);
  });
});

describe('pictures of pages before they were changed', () => {
  /** The sample whose amounts a later revision changed, and what its comparison found. */
  async function revised() {
    const path = join(
      import.meta.dirname,
      '../../../../samples/he-bank-statement-forged-revision.pdf',
    );
    const document = await openDocument(asFile(readFileSync(path)), LIMITS);
    const { evidence } = await gatherEvidence(document, openLayers(signal), 20_000);
    return { document, changes: evidence.changes ?? [] };
  }

  /** The lightness of a picture in an area, in percent of the page. */
  const pixelsAt = async ({ webp, width, height }: PageImage, { x, y, w, h }: Rect) =>
    sharp(webp)
      .extract({
        left: Math.round((x / 100) * width),
        top: Math.round((y / 100) * height),
        width: Math.round((w / 100) * width),
        height: Math.round((h / 100) * height),
      })
      .greyscale()
      .raw()
      .toBuffer();

  const differ = (one: Buffer, other: Buffer): boolean =>
    one.some((level, at) => Math.abs(level - (other[at] ?? 0)) > 100);

  it(
    'show the former value where it was changed, and the same elsewhere',
    { timeout: 30_000 },
    async () => {
      const { document, changes } = await revised();
      const images: PageImage[] = [];
      try {
        const made = openPageImages(document, (image) => images.push(image));
        await made.finish(20_000, signal, changes);
      } finally {
        await document.close();
      }
      expect(images.map(({ page, revision }) => [page, revision])).toEqual([
        [1, undefined],
        [1, 1],
      ]);
      const [now, before] = images;
      const replaced = changes.filter(({ how, what }) => what === 'text' && how === 'replaced');
      expect(replaced.length).toBeGreaterThan(5);
      for (const { rect } of replaced)
        expect(differ(await pixelsAt(now!, rect), await pixelsAt(before!, rect))).toBe(true);
      const title = { x: 0, y: 0, w: 100, h: 15 };
      expect(differ(await pixelsAt(now!, title), await pixelsAt(before!, title))).toBe(false);
    },
  );

  it('are of the oldest state of each page first, and of none that looks the same', () => {
    const change = (
      page: number,
      revision: number,
      more: Partial<PageChange> = {},
    ): PageChange => ({
      ...{ page, revision, what: 'text', before: '1', after: '2', how: 'replaced' },
      ...{ rect: { x: 0, y: 0, w: 1, h: 1 }, inAnnotation: false, drawn: null, addition: null },
      ...more,
    });
    const place = { before: 'print', after: 'print', differs: false } as const;
    expect(
      statesBefore([
        change(2, 4),
        change(2, 1),
        change(3, 2),
        change(4, 1, { what: 'text_layer' }),
        change(5, 1, { drawn: place }),
      ]),
    ).toEqual([
      { page: 2, index: 0 },
      { page: 3, index: 0 },
      { page: 2, index: 3 },
      { page: 3, index: 1 },
    ]);
  });

  it('are given up with the time, and where a revision does not open', async () => {
    const { document, changes } = await revised();
    const images: PageImage[] = [];
    const openEarlierPages = async function* () {
      yield* [];
      await new Promise(() => {});
    };
    try {
      const made = openPageImages({ ...document, openEarlierPages }, (image) => images.push(image));
      await made.finish(1_500, signal, changes);
    } finally {
      await document.close();
    }
    expect(images.map(({ revision }) => revision)).toEqual([undefined]);
  });
});
