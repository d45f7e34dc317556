import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examinePicture } from '../../../scripts/evaluate/pixels/examine-picture.js';
import { labelledPictures } from '../../../scripts/evaluate/pixels/labelled-pictures.js';
import { measure } from '../../../scripts/evaluate/pixels/measure.js';
import { printMeasured } from '../../../scripts/evaluate/pixels/print-measured.js';
import { abstain, inferNothing, type PictureDetector } from '../../../worker/engine/index.js';

const SIDE = 64;
const FORGED_AT = { left: 16, top: 32, width: 16, height: 16 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-evaluate-'));
  for (const name of ['genuine', 'forged', 'masks']) await mkdir(join(folder, name));
  const plain = (background: string) =>
    sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } });
  const black = { create: { ...FORGED_AT, channels: 3 as const, background: '#000000' } };
  const white = { create: { ...FORGED_AT, channels: 3 as const, background: '#ffffff' } };
  for (const name of ['a', 'b', 'c']) {
    await plain('#eeeeee')
      .png()
      .toFile(join(folder, 'genuine', `${name}.png`));
    await plain('#eeeeee')
      .composite([{ input: black, ...FORGED_AT }])
      .png()
      .toFile(join(folder, 'forged', `${name}-changed.png`));
    await plain('#000000')
      .composite([{ input: white, ...FORGED_AT }])
      .png()
      .toFile(join(folder, 'masks', `${name}-changed.png`));
  }
  await writeFile(join(folder, 'forged', 'broken.png'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What these detectors declare: no findings, and a need for the picture only. */
const undeclared: Pick<PictureDetector, 'names' | 'findings' | 'needs'> = {
  names: { he: '-', en: '-' },
  findings: {},
  needs: ['picture'],
};

/** Says what is black. */
const black: PictureDetector = {
  id: 'black',
  ...undeclared,
  detect: ({ picture }) => {
    const columns = picture.width / 8;
    const values = new Float32Array(columns * (picture.height / 8));
    for (let cell = 0; cell < values.length; cell++) {
      const x = (cell % columns) * 8;
      const y = Math.floor(cell / columns) * 8;
      values[cell] = picture.grey()[y * picture.width + x]! < 10 ? 0.9 : 0.1;
    }
    const heatmap = { columns, rows: columns, cellPx: 8, values };
    const score = Math.max(...values);
    return { findings: [], score, figures: {}, regions: [], heatmap, abstained: null };
  },
};
const silent: PictureDetector = {
  id: 'silent',
  ...undeclared,
  detect: () => abstain('never looks'),
};

const examined = async () => {
  const pictures = await labelledPictures(folder);
  return Promise.all(
    pictures.map((one) => examinePicture(one, { detectors: [black, silent], infer: inferNothing })),
  );
};

describe('the measurement of pixel layers', () => {
  it('finds pictures with their truth by folder and by list', async () => {
    expect(
      (await labelledPictures(folder)).map(({ file, label, masks }) => [file, label, masks.length]),
    ).toEqual([
      ['forged/a-changed.png', 'forged', 1],
      ['forged/b-changed.png', 'forged', 1],
      ['forged/broken.png', 'forged', 0],
      ['forged/c-changed.png', 'forged', 1],
      ['genuine/a.png', 'genuine', 0],
      ['genuine/b.png', 'genuine', 0],
      ['genuine/c.png', 'genuine', 0],
    ]);
    await writeFile(
      join(folder, 'labels.json'),
      JSON.stringify([
        { file: 'genuine/a.png', label: 'genuine', chain: 'png', operation: null },
        {
          file: 'forged/a-changed.png',
          label: 'forged',
          source: 'a',
          chain: 'scan',
          finish: 'jpeg75',
          operations: ['fill', 'retype'],
          masks: { copy: null, patch: 'masks/a-changed.png' },
        },
      ]),
    );
    expect(await labelledPictures(folder)).toMatchObject([
      { source: 'a', chain: 'png', finish: null, operations: [], masks: [] },
      {
        source: 'a',
        chain: 'scan',
        finish: 'jpeg75',
        operations: ['fill', 'retype'],
        masks: [join(folder, 'masks/a-changed.png')],
      },
    ]);
    await rm(join(folder, 'labels.json'));
  });

  it('tells a layer that sees from one that does not, and says what could not be opened', async () => {
    const files = await examined();
    const measured = measure(files);
    const seeing = measured.find(({ layer, scope }) => layer === 'black' && scope === 'all');
    expect(seeing).toMatchObject({ forged: 3, genuine: 3, imageAuc: { value: 1 } });
    expect(seeing?.pixelAuc?.value).toBe(1);
    expect(seeing?.pixelF1?.value).toBe(1);
    expect(seeing?.recallAt1?.value).toBe(1);
    expect(seeing?.recallAt5?.value).toBe(1);
    const blind = measured.find(({ layer }) => layer === 'silent');
    expect(blind).toMatchObject({
      abstained: 1,
      imageAuc: { value: 0.5 },
      recallAt1: { value: 0 },
    });
    const text = printMeasured(measured, files);
    expect(text).toContain('forged/broken.png: unsupported_file');
    expect(text).toMatch(/all +3 +3 +0 % +1\.00/);
  });
});
