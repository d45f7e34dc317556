import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { make, Unsuitable } from '../corpus/forged-by-tools/make.js';
import { differsIn, lookAt, pagesIn } from '../corpus/forged-by-tools/page-look.js';
import { planFor } from '../corpus/forged-by-tools/plan.js';
import type { Source } from '../corpus/forged-by-tools/sources.js';
import { findTools } from '../corpus/forged-by-tools/tools.js';
import { canGo } from '../corpus/forged-by-tools/way.js';
import { drawn } from '../corpus/pdf-evidence/bases/pdf-lib.js';
import { englishStatement } from '../corpus/pdf-evidence/papers.js';
import { seeded } from '../corpus/samples/random.js';

const work = await mkdtemp(join(tmpdir(), 'forged-by-tools-'));
afterAll(() => rm(work, { recursive: true, force: true }));

const pdf = Buffer.from(await drawn(englishStatement(21), 21));
const path = join(work, 'statement.pdf');
await writeFile(path, pdf);
const source: Source = { id: 'statement', path, bytes: pdf };

const installed = await findTools();

describe('what a way makes', () => {
  // At the merge gate the first way of each tool; the others are no part of the service.
  const seen = new Set<string>();
  const plan = planFor(new Map([...installed].map(([tool]) => [tool, true])));

  for (const { id, label, edits, step } of plan) {
    const ways = [...edits, ...(step === null ? [] : [step])];
    // Of a chain's first edits any one is enough.
    const needed = edits.length > 1 ? ways.slice(-1) : ways;
    const isHere = needed.every((way) => canGo(way, installed));
    const tools = ways.map(({ tool }) => tool);
    const isFirst = !id.startsWith('then-') && !tools.some((tool) => seen.has(tool));
    for (const tool of tools) seen.add(tool);
    it.skipIf(!isHere)(
      `${id}: ${label === 'forged' ? 'a page with another value in its box' : 'a file that can be read'}`,
      { tags: isFirst ? [] : ['full', 'live'] },
      async () => {
        const edit = edits.find(({ tool }) => installed.get(tool) === true) ?? null;
        const folder = await mkdtemp(join(work, 'way-'));
        const options = { work: folder, other: path, random: seeded(11) };
        const made = await make({ edit, step }, source, options);
        expect(made.pdf.equals(pdf)).toBe(false);
        expect(await pagesIn(made.pdf)).toBeGreaterThan(0);
        if (label === 'genuine') return;
        const out = join(folder, 'made.pdf');
        await writeFile(out, made.pdf);
        const { value } = made;
        if (value === null) throw new Error('nothing was changed');
        // Elsewhere in the line the page is as it was; a picture of it has grain.
        const before = join(folder, 'source.pdf');
        const [old, now] = [await lookAt(before, value.page), await lookAt(out, value.page)];
        expect(differsIn(old, now, value.box)).toBe(true);
        if (step !== null) return;
        const beside = { ...value.box, x: 2, w: 6 };
        expect(differsIn(old, now, beside)).toBe(false);
      },
    );
  }

  it('keeps the genuine bytes first when a revision is appended', async () => {
    const appended = plan
      .filter(({ id }) => /(cover|redact|overlay)-appended$/.test(id))
      .flatMap(({ edits }) => edits)
      .filter(({ tool }) => installed.get(tool) === true);
    for (const edit of appended) {
      const folder = await mkdtemp(join(work, 'way-'));
      const options = { work: folder, other: path, random: seeded(12) };
      const { pdf: made } = await make({ edit, step: null }, source, options);
      expect(made.subarray(0, pdf.length).equals(pdf), edit.id).toBe(true);
    }
  });

  it('is refused where the page looks as before', async () => {
    const nothing = {
      id: 'nothing',
      tool: 'pdf-lib',
      kind: 'edit',
      carryOut: async ({ source: from = '', out = '' }) => writeFile(out, await readFile(from)),
    } as const;
    const folder = await mkdtemp(join(work, 'way-'));
    const options = { work: folder, other: path, random: seeded(13) };
    await expect(make({ edit: nothing, step: null }, source, options)).rejects.toThrow(Unsuitable);
  });
});
