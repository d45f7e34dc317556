import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Platform } from '../../core/ports.js';
import type { ReportFinding } from '../../core/report.js';
import type { Label } from '../../core/scan.js';
import type { FileType } from '../../core/vocabulary.js';
import { Dataset } from '../../scripts/evaluate/dataset-listing.js';
import { feedbackCounts } from '../../scripts/evaluate/feedback.js';
import { findDocuments } from '../../scripts/evaluate/find-documents.js';
import { labelledPictures } from '../../scripts/evaluate/pixels/labelled-pictures.js';
import { readTrueMask } from '../../scripts/evaluate/pixels/true-mask.js';
import type { Outcome } from '../../scripts/evaluate/scan-file.js';
import { answer, labelled, missed } from '../adapters/contract/scan-feedback.js';
import {
  accepted,
  claimed,
  label,
  organisation,
  report,
  result,
} from '../adapters/contract/platform-under-test.js';
import { json, refusal } from './run-command.js';
import { on, sha256 } from './stores.js';

const EVALUATE = fileURLToPath(new URL('../../dist/scripts/evaluate.js', import.meta.url));
const Scores = z.looseObject({
  summary: z.looseObject({ rates: z.unknown() }),
  feedback: z.unknown(),
  outcomes: z.array(z.looseObject({ file: z.string(), label: z.string() })),
});
const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url));
const AMOUNT = { page: 1, x: 24.19, y: 22.74, w: 51.62, h: 4.94 };
const DATE = { page: 1, x: 10.19, y: 52.95, w: 41.31, h: 1.79 };
const SIZE = { width_px: 400, height_px: 800 };

let root: string;
let environment: { DATA_DIR: string };
let out: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'emet-dataset-'));
  environment = { DATA_DIR: join(root, 'data') };
  out = join(root, 'dataset');
});
afterEach(() => rm(root, { recursive: true }));

const finding = (id: string, code: string, box: typeof AMOUNT | null): ReportFinding => ({
  ...{ id, code, source: 'pixel', engine: null, category: 'copy_paste', severity: 'high' },
  ...{ confidence: 0.9, impact: 30, title: 'T', detail: 'D', evidence: null },
  box: box && { ...box, box_2d: [0, 0, 1, 1] },
});

/** A completed scan of a bundled sample, labelled unless `label` is null; answers its id. */
async function addSample(
  platform: Platform,
  organisationId: string,
  { name, type, label: given, findings = [] }: Sample,
): Promise<string> {
  const { files, scans } = platform;
  const bytes = await readFile(join(SAMPLES, name));
  const pass = async function* () {
    yield await Promise.resolve(bytes);
  };
  const { fileId, size } = await files.stage(pass(), bytes.length);
  await files.keep(fileId);
  const file = { fileId, name: 'Dana Cohen.pdf', type, size, sha256: sha256(bytes) };
  const id = await accepted(platform, organisationId, { file: { ...file, available: true } });
  const made = result({
    report: {
      ...{ ...report(), findings },
      forensic_analysis: { pages: [{ page: 1, origin: 'file', ...SIZE, layers: [] }], models: [] },
    },
  });
  await scans.complete(id, await claimed(platform, id), made);
  if (given !== null) await label(platform, organisationId, id, labelled(given));
  return id;
}

interface Sample {
  name: string;
  type: FileType;
  label: Label | null;
  findings?: ReportFinding[];
}

const GENUINE: Sample = { name: 'he-payslip.pdf', type: 'application/pdf', label: 'genuine' };
const FORGED: Sample = {
  ...{ name: 'he-payment-app-forged-amount.png', type: 'image/png', label: 'fraud' },
  findings: [
    finding('f1', 'copied_region', AMOUNT),
    finding('f2', 'hidden_text', null),
    finding('f3', 'misplaced_thing', { ...AMOUNT, y: 80 }),
  ],
};
const OTHER: Sample = { name: 'en-transfer.webp', type: 'image/webp', label: 'genuine' };

/** Three labelled documents of one organisation, one of them with feedback, and others beside. */
async function fill() {
  return on(environment, async (platform) => {
    const { accounts, scans } = platform;
    const org = await organisation(platform, { name: 'Dana’s bank' });
    await accounts.updateOrganisation(org, { trainingCopies: true });
    const genuine = await addSample(platform, org, GENUINE);
    const forged = await addSample(platform, org, FORGED);
    const other = await addSample(platform, org, OTHER);
    const say = (id: string, given: ReturnType<typeof answer>) =>
      scans.giveFeedback(org, forged, { kind: 'finding', id, given });
    await say('f1', answer({ answer: 'right' }));
    await say('f2', answer({ answer: 'wrong' }));
    await say('f3', answer({ answer: 'misplaced', box: AMOUNT }));
    const place = missed({ box: DATE, category: 'background_patch', note: 'the date' });
    await scans.giveFeedback(org, forged, { kind: 'missed', id: randomUUID(), given: place });
    // Neither unlabelled ones nor those of organisations that keep none.
    const unlabelled = await addSample(platform, org, { ...GENUINE, label: null });
    const strange = await addSample(platform, await organisation(platform), GENUINE);
    return { org, genuine, forged, other, left: [unlabelled, strange] };
  });
}

describe('dataset export', () => {
  test('writes what is kept for training and nothing else, and no names', async () => {
    const { org, genuine, forged, other } = await fill();
    expect(await json(environment, 'dataset', 'export', out)).toEqual({
      folder: out,
      organizations: [{ organization_id: org, files: 3, lost: 0 }],
    });
    const names = (await readdir(out, { recursive: true })).sort();
    expect(names).toEqual(
      [
        ...['dataset.json', 'labels.json', 'forged', 'genuine', 'masks'],
        ...[`genuine/${genuine}.pdf`, `genuine/${other}.webp`, `forged/${forged}.png`],
        ...[`masks/${forged}.copy.png`, `masks/${forged}.patch.png`],
      ].sort(),
    );
    for (const name of ['', ...names]) {
      const { mode } = await stat(join(out, name));
      expect(mode & 0o077, name).toBe(0);
    }
    const original = await readFile(join(SAMPLES, FORGED.name));
    expect((await readFile(join(out, `forged/${forged}.png`))).equals(original)).toBe(true);
    const listings = await Promise.all(
      ['dataset.json', 'labels.json'].map((name) => readFile(join(out, name), 'utf8')),
    );
    for (const text of listings) expect(text).not.toMatch(/Dana|Ruth/);
    const { documents } = Dataset.parse(JSON.parse(listings[0] ?? ''));
    expect(documents.find(({ file }) => file.includes(forged))).toMatchObject({
      label: 'forged',
      organization: org,
      document_type: 'bank_statement',
      findings: [
        { code: 'copied_region', answer: 'right', box: AMOUNT, right_box: null },
        { code: 'hidden_text', answer: 'wrong', box: null },
        { code: 'misplaced_thing', answer: 'misplaced', right_box: AMOUNT },
      ],
      missed: [{ box: DATE, category: 'background_patch', note: 'the date' }],
    });
    const [event] = (await json(environment, 'audit', 'list', '--action', 'dataset.exported')) as {
      target: object;
      details: object;
    }[];
    expect(event).toMatchObject({
      target: { kind: 'organisation', id: org },
      details: { files: 3 },
    });
  });

  test('is what the evaluation reads: labels, masks, and what people said', async () => {
    const { genuine, forged, other } = await fill();
    await json(environment, 'dataset', 'export', out);
    const documents = await findDocuments(out);
    expect(documents.map(({ file, label }) => [file, label]).sort()).toEqual(
      [
        [`forged/${forged}.png`, 'forged'],
        [`genuine/${genuine}.pdf`, 'genuine'],
        [`genuine/${other}.webp`, 'genuine'],
      ].sort(),
    );
    const pictures = await labelledPictures(out);
    expect(pictures.map(({ file }) => file).sort()).toEqual(
      [`forged/${forged}.png`, `genuine/${other}.webp`].sort(),
    );
    const picture = pictures.find(({ label }) => label === 'forged');
    expect(picture?.operations.sort()).toEqual(['background_patch', 'copy_paste']);
    const mask = await readTrueMask(picture?.masks ?? []);
    expect(mask).toMatchObject({ width: SIZE.width_px, height: SIZE.height_px });
    const changed = (xPercent: number, yPercent: number) =>
      mask?.changed[Math.round((yPercent / 100) * 800) * 400 + Math.round((xPercent / 100) * 400)];
    expect([changed(50, 25), changed(30, 53.8), changed(50, 85), changed(80, 25)]).toEqual([
      ...[1, 1, 0, 0],
    ]);
    const kinds = picture?.masks.map((path) => path.split('.').at(-2)).sort();
    expect(kinds).toEqual(['copy', 'patch']);
    const [copied] = (picture?.masks ?? []).filter((path) => path.includes('.copy.'));
    const copy = await readTrueMask([copied ?? '']);
    // What is known to be painted over is not taught as copied.
    expect(copy?.changed[Math.round(0.538 * 800) * 400 + 120]).toBe(0);

    const outcome = (found: Outcome['findings']) =>
      [{ file: `forged/${forged}.png`, verdict: 'review', findings: found }] as Outcome[];
    const now = (code: string, box: typeof AMOUNT | null) => ({
      ...{ code, category: 'other', confidence: 1, impact: 10, page: box && 1, box },
    });
    const mended = await feedbackCounts(
      out,
      outcome([now('copied_region', AMOUNT), now('misplaced_thing', AMOUNT), now('x', DATE)]),
    );
    const all = { hits: 1, of: 1 };
    expect(mended).toMatchObject({ kept: all, gone: all, mended: all, found: all });
    const worse = await feedbackCounts(out, outcome([now('hidden_text', null)]));
    const none = { hits: 0, of: 1 };
    expect(worse).toMatchObject({ kept: none, gone: none, mended: none, found: none });
  });

  test(
    'is scored by npm run evaluate, against what people said',
    { tags: ['full'], timeout: 180_000 },
    async () => {
      const { forged } = await fill();
      await json(environment, 'dataset', 'export', out);
      const written = join(root, 'scores.json');
      const words = [EVALUATE, out, '--only', 'scans', '--json', written];
      const { stdout } = await promisify(execFile)(process.execPath, words, {
        // Vitest's own MODE is none of the program's.
        env: { PATH: process.env.PATH },
      });
      expect(stdout).toContain('What people said of earlier reports');
      const scores = Scores.parse(JSON.parse(await readFile(written, 'utf8')));
      expect(scores.outcomes).toHaveLength(3);
      expect(scores.outcomes.find(({ label }) => label === 'forged')).toMatchObject({
        file: `forged/${forged}.png`,
        failed: null,
        refused: null,
      });
      expect(scores.summary.rates).toMatchObject({
        detected: { of: 1 },
        falsePositives: { of: 2 },
      });
      // The findings of this test are none that the engine has; the date that was changed it finds.
      expect(scores.feedback).toMatchObject({
        ...{ kept: { hits: 0, of: 1 }, gone: { hits: 1, of: 1 }, mended: { hits: 0, of: 1 } },
        found: { hits: 1, of: 1 },
      });
    },
  );

  test('names damaged and missing files, and leaves them out', async () => {
    const { org, genuine, forged } = await fill();
    await on(environment, async ({ scans, files }) => {
      const fileOf = async (id: string) => (await scans.get(org, id, 'summary'))?.file.fileId ?? '';
      await files.remove(await fileOf(genuine));
      const kept = await files.open(await fileOf(forged));
      await writeFile(kept?.path ?? '', 'something else');
    });
    expect(await json(environment, 'dataset', 'export', out)).toMatchObject({
      organizations: [{ files: 1, lost: 2 }],
    });
    const { documents } = Dataset.parse(
      JSON.parse(await readFile(join(out, 'dataset.json'), 'utf8')),
    );
    expect(documents).toHaveLength(1);
    expect(await readdir(join(out, 'forged'))).toEqual([]);
  });

  test('overwrites nothing, and needs somebody who keeps training copies', async () => {
    const { org } = await fill();
    await mkdir(out);
    await writeFile(join(out, 'notes.txt'), 'mine');
    expect(await refusal(environment, 'dataset', 'export', out)).toMatch(/is not empty/);
    expect(await readdir(out)).toEqual(['notes.txt']);
    const fresh = join(root, 'fresh');
    expect(await refusal(environment, 'dataset', 'export', fresh, '--org', randomUUID())).toMatch(
      /no organization/,
    );
    await json(environment, 'org', 'update', org, '--training-copies', 'off');
    expect(await refusal(environment, 'dataset', 'export', fresh)).toMatch(
      /No organization keeps training copies/,
    );
    expect(await refusal(environment, 'dataset', 'export', fresh, '--org', org)).toMatch(
      /keeps no training copies/,
    );
    await json(environment, 'org', 'update', org, '--training-copies', 'on');
    expect(await json(environment, 'dataset', 'export', fresh, '--org', org)).toMatchObject({
      organizations: [{ files: 0 }],
    });
  });
});
