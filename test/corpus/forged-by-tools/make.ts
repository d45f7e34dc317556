import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderOf, type Job } from './order.js';
import { blankPlace, differsIn, lookAt, pagesIn } from './page-look.js';
import type { Source } from './sources.js';
import { type Value, valuesOf } from './values.js';
import type { Way } from './way.js';
import { withBlankField } from './ways/pdf-lib.js';
import { scanOf } from './ways/scan.js';

/** A file does not offer what a way needs. */
export class Unsuitable extends Error {}

export interface Made {
  pdf: Buffer;
  /** null for a step without a value. */
  value: Value | null;
  /** What it was made of, if that is not the source itself: a scan of it, or it with a form field. */
  base: Buffer | null;
}

/** Points. */
const STAMP = { w: 110, h: 18 };

const TEXTS = ['RECEIVED', 'COPY', 'PAID', 'APPROVED', 'Checked'];

/** How often each kind of value is chosen where a file has all of them. */
const SHARES = { amount: 0.55, date: 0.2, account: 0.15, name: 0.1 };

/**
 * Carries out an edit, a step, or an edit and then a step.
 *
 * @param work a folder for files on the way
 * @throws {Unsuitable} where the file offers no chance, or the page looks as before
 * @throws {Error} of the tool
 */
export async function make(
  ways: { edit: Way | null; step: Way | null },
  source: Source,
  { work, other, random }: { work: string; other: string; random: () => number },
): Promise<Made> {
  const { edit, step } = ways;
  const value = choose(await suitable(ways, source, random), random);
  if (value === null && (edit !== null || step?.needs === 'value'))
    throw new Unsuitable('no value for it');
  const page = value?.page ?? 1;
  const view = value?.view ?? (await viewOf(source, random));
  const place = blankPlace(await lookAt(source.path, page), view, STAMP, random);
  const text = TEXTS[Math.floor(random() * TEXTS.length)] ?? '';
  const job: Job = { source: '', out: '', page, view, place, second: other, text };
  const path = (name: string): string => join(work, `${name}.pdf`);

  await copyFile(source.path, path('source'));
  let base: Buffer | null = null;
  if (edit?.needs === 'scan') base = await scanOf(source.path);
  else if (step?.needs === 'field') base = await withBlankField(source.bytes, orderOf(job, value));
  if (base !== null) await writeFile(path('source'), base);

  let last = path('source');
  if (edit !== null) {
    await edit.carryOut(orderOf({ ...job, source: last, out: path('edited') }, value));
    last = path('edited');
  }
  if (step !== null) {
    let second = other;
    if (step.needs === 'words') {
      second = last;
      await writeFile(path('scan'), await scanOf(last));
      last = path('scan');
      base ??= await readFile(last);
    }
    await step.carryOut(orderOf({ ...job, source: last, second, out: path('done') }, value));
    last = path('done');
  }
  const pdf = await readFile(last);
  if ((await pagesIn(pdf)) === null) throw new Error('the result cannot be read');
  if (edit !== null && value !== null) {
    const [before, after] = [await lookAt(path('source'), page), await lookAt(last, page)];
    if (!differsIn(before, after, value.box)) throw new Unsuitable('the page looks as before');
  }
  return { pdf, value, base: edit?.needs === 'scan' || step?.needs === 'field' ? base : null };
}

async function suitable(
  { edit, step }: { edit: Way | null; step: Way | null },
  source: Source,
  random: () => number,
): Promise<Value[]> {
  const needs = [edit?.needs, step?.needs];
  const asPicture = needs.includes('scan') || needs.includes('words');
  if ((needs.includes('single') || asPicture) && (await pagesIn(source.bytes)) !== 1)
    throw new Unsuitable('it has several pages');
  const values = valuesOf(source.bytes, random);
  // A picture of a page begins at its corner.
  if (asPicture && values.some(({ view }) => view[0] !== 0 || view[1] !== 0))
    throw new Unsuitable('its pages begin elsewhere');
  return values.filter(({ codes }) => {
    if (edit?.needs === 'codes') return codes !== null;
    return edit?.needs === 'alone' ? codes?.alone === true : true;
  });
}

function choose(values: Value[], random: () => number): Value | null {
  const kinds = Object.entries(SHARES).filter(([kind]) => values.some((one) => one.kind === kind));
  let at = random() * kinds.reduce((total, [, share]) => total + share, 0);
  const kind = kinds.find(([, share]) => (at -= share) < 0)?.[0];
  const ofKind = values.filter((one) => one.kind === kind);
  return ofKind[Math.floor(random() * ofKind.length)] ?? null;
}

async function viewOf(source: Source, random: () => number): Promise<Value['view']> {
  const first = valuesOf(source.bytes, random).find(({ page }) => page === 1);
  if (first === undefined) throw new Unsuitable('no first page to work on');
  return first.view;
}
