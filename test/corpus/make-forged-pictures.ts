import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LISTING } from '../../scripts/evaluate/pixels/labelled-pictures.js';
import { Evidence, LISTING as FORGED_PDFS } from '../../scripts/evaluate/forged-pdf-listing.js';
import { type Painter, paintersThere } from './forged-by-tools/pictures/painters.js';
import { maskOf, pixelsOf } from './forged-by-tools/pictures/picture.js';
import {
  chooseRendering,
  type Renderer,
  renderersThere,
  type Rendering,
} from './forged-by-tools/pictures/render.js';
import { wordsOfPdf } from './forged-by-tools/pictures/drawn-words.js';
import {
  type ForgedPicture,
  forgePicture,
  type OpenSheet,
  openSheet,
} from './forged-by-tools/pictures/forge.js';
import { OPERATIONS } from './forged-by-tools/pictures/operations.js';
import { endingOf, send, SENT_AS, sendMask, type SentAs } from './forged-by-tools/pictures/send.js';
import { chooseScreen, type Screen, ScreenDrawer } from './forged-by-tools/pictures/screens.js';
import { seeded, shuffled } from './samples/random.js';
import { sourcesAndOut, wholeNumber, wishesOr } from './wishes.js';

/** A change of HTML, not of pixels. */
const INSPECTOR = 'inspector';

const USAGE = `Usage: npm run forged-pictures -- SOURCES OUT [--seed N] [--pictures N] [--each N] [--as A,B]
       [--operations A,B] [--closest-font] [--fonts FOLDER] [--before WAY]

Forges genuine pictures of documents (PNG or JPEG below SOURCES, first pages of PDFs, drawn by a
renderer and at a resolution of chance, and HTML, shown by Chromium on a screen of chance) with the
tools of others: digits, words and lines copied or spliced in, amounts painted out and retyped, words
erased, strokes drawn, amounts of HTML changed in the inspector. Then every forged and every genuine
picture is saved as ${SENT_AS.join(', ')} (messengers send it smaller, JPEG 75).
Labels and masks are written for "npm run evaluate -- OUT". The places of words come from HTML, from
the text layer of a PDF, from FILE.words.json beside a picture, a list of {text, line, x, y, w, h} in
pixels, or else from the engine's OCR. Where SOURCES is what
"npm run forged-pdfs" wrote, nothing more is forged: its forged pages are drawn, and the genuine ones
that they were made of. Missing tools are named and left out.

  --seed N      other pictures, tools and places (default 1)
  --pictures N  source pictures (default 20)
  --each N      forgeries of each (default 3)
  --as A,B      only these ways of saving
  --operations A,B  only these changes: ${[...Object.keys(OPERATIONS), INSPECTOR].join(', ')}
  --closest-font  retype in the installed font that looks most like the word that stood there
  --fonts FOLDER  with these fonts beside the installed ones
  --before WAY  pictures are saved so before they are forged, as one that was received

Exit status: 0 done, 2 wrong usage.`;

interface Wishes {
  sources: string;
  out: string;
  seed: number;
  pictures: number;
  each: number;
  as: SentAs[];
  operations: string[];
  findsFont: boolean;
  fonts: string | null;
  before: SentAs;
}

/** As \`evaluate\` reads it. */
interface Labelled {
  file: string;
  label: 'genuine' | 'forged';
  /** The picture that it was made of. */
  source: string;
  /** The tool. */
  chain?: string;
  finish: SentAs;
  operation?: string;
  mask?: string;
}

/** What it works with. */
interface Bench {
  painters: Painter[];
  renderers: Renderer[];
  screens: ScreenDrawer;
  /** A folder for files on the way. */
  work: string;
  random: () => number;
}

async function main(): Promise<number> {
  const wishes = wishesOr(readWishes, USAGE);
  if (wishes === null) return 2;
  const { painters, missing } = await paintersThere();
  const { renderers, missing: undrawn } = await renderersThere();
  const absent = [...missing, ...undrawn];
  if (absent.length > 0) console.log(`not installed: ${absent.join(', ')}`);
  const work = await mkdtemp(join(tmpdir(), 'forged-pictures-'));
  const screens = new ScreenDrawer();
  const bench: Bench = { painters, renderers, screens, work, random: seeded(wishes.seed) };
  let labels: Labelled[];
  try {
    const pdfs = await readFile(join(wishes.sources, FORGED_PDFS), 'utf8').catch(() => null);
    labels =
      pdfs === null
        ? await forgePictures(wishes, bench)
        : await drawForged(wishes, bench, Evidence.parse(JSON.parse(pdfs)));
  } finally {
    await screens.close();
    await rm(work, { recursive: true, force: true });
  }
  if (labels.length === 0) {
    console.error(`No PNG, JPEG, PDF or HTML with words is below ${wishes.sources}.`);
    return 2;
  }
  await writeFile(join(wishes.out, LISTING), `${JSON.stringify(labels, null, 2)}\n`);
  const forged = labels.filter(({ label }) => label === 'forged').length;
  console.log(`${labels.length - forged} genuine and ${forged} forged files in ${wishes.out}`);
  return 0;
}

async function forgePictures(wishes: Wishes, bench: Bench): Promise<Labelled[]> {
  const labels: Labelled[] = [];
  const sheets = await openSheets(wishes, bench);
  console.log(`${sheets.length} pictures with words`);
  for (const [index, sheet] of sheets.entries()) {
    const other = sheets[(index + 1) % sheets.length] ?? sheet;
    labels.push(...(await save(wishes, { name: sheet.id, source: sheet.id, png: sheet.png })));
    for (let number = 1; number <= wishes.each; number++) {
      const { operations, findsFont, fonts } = wishes;
      const chosen = operations[Math.floor(bench.random() * operations.length)];
      const ofPixels = operations.filter((one) => one !== INSPECTOR);
      const forged =
        chosen === INSPECTOR && sheet.screen !== undefined
          ? await inspected(sheet, sheet.screen, bench)
          : ofPixels.length === 0
            ? null
            : await forgePicture(sheet, other, {
                ...bench,
                operations: ofPixels,
                findsFont,
                fonts,
              });
      if (forged === null) continue;
      const name = `${sheet.id}-${number}`;
      labels.push(...(await save(wishes, { name, source: sheet.id, ...forged })));
    }
    console.log(`${index + 1}/${sheets.length}`);
  }
  return labels;
}

/** Pages that were edited in the PDF, and their genuine twins, drawn by the same renderer. */
async function drawForged(wishes: Wishes, bench: Bench, { files }: Evidence): Promise<Labelled[]> {
  const { work, random, renderers } = bench;
  const labels: Labelled[] = [];
  const forged = files.flatMap(({ file, twin, forgery }) =>
    twin === null || forgery === null || forgery.box === null
      ? []
      : [{ file, twin, method: forgery.method, page: forgery.box.page }],
  );
  const twins = new Map<string, { png: Buffer; rendering: Rendering } | null>();
  const draw = async (file: string, page: number, rendering: Rendering): Promise<Buffer> => {
    const out = join(work, 'page.png');
    await rendering.renderer.render({
      source: join(wishes.sources, file),
      page,
      dpi: rendering.dpi,
      out,
    });
    return readFile(out);
  };
  for (const { file, twin, method, page } of shuffled(forged, random)) {
    if (
      labels.filter(({ label }) => label === 'forged').length >=
      wishes.pictures * wishes.as.length
    )
      break;
    const source = `${basename(twin, '.pdf')}-${page}`;
    try {
      let genuine = twins.get(source);
      if (genuine === undefined) {
        const rendering = chooseRendering(renderers, random);
        if (rendering === null) break;
        genuine = { png: await draw(twin, page, rendering), rendering };
        twins.set(source, genuine);
        labels.push(...(await save(wishes, { name: source, source, png: genuine.png })));
      }
      if (genuine === null) continue;
      const png = await draw(file, page, genuine.rendering);
      const mask = await maskOf(await pixelsOf(genuine.png), await pixelsOf(png));
      if (mask === null) continue;
      const name = `${source}-${method}`;
      const tool = genuine.rendering.renderer.id;
      labels.push(...(await save(wishes, { name, source, png, tool, operation: method, mask })));
    } catch {
      // What this renderer cannot draw is left out.
      if (!twins.has(source)) twins.set(source, null);
    }
  }
  return labels;
}

/** A sheet, and how it is shown where it is HTML. */
type Source = OpenSheet & { screen?: { path: string; screen: Screen } };

/** A page of HTML after a change in the inspector; null where it changed nothing. */
async function inspected(
  sheet: Source,
  { path, screen }: NonNullable<Source['screen']>,
  { screens, random }: Bench,
): Promise<ForgedPicture | null> {
  const png = await screens.drawChanged(path, screen, random);
  const mask = png === null ? null : await maskOf(sheet.pixels, await pixelsOf(png));
  return png === null || mask === null
    ? null
    : { png, mask, tool: 'chromium', operation: INSPECTOR };
}

/** Some of the pictures that have words, in an order of chance. */
async function openSheets(wishes: Wishes, bench: Bench): Promise<Source[]> {
  const { sources, pictures } = wishes;
  const entries = await readdir(sources, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory() && /\.(png|jpe?g|pdf|html)$/i.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const sheets: Source[] = [];
  while (paths.length > 0 && sheets.length < pictures) {
    const [path = ''] = paths.splice(Math.floor(bench.random() * paths.length), 1);
    const sheet = await openSource(path, wishes.before, bench).catch(() => null);
    if (sheet !== null) sheets.push(sheet);
  }
  return sheets;
}

/** A picture, a PDF's first page drawn, or HTML shown; null without words. Rejects for what cannot be drawn. */
async function openSource(
  path: string,
  before: SentAs,
  { work, random, renderers, screens }: Bench,
): Promise<Source | null> {
  const id = basename(path, extname(path));
  const sent = async (png: Buffer): Promise<Buffer> => (before === 'png' ? png : send(png, before));
  if (/\.html$/i.test(path)) {
    const screen = chooseScreen(random);
    const { png, words } = await screens.draw(path, screen);
    const sheet = await openSheet(id, await sent(png), path, work, words);
    return sheet === null ? null : { ...sheet, screen: { path, screen } };
  }
  if (!/\.pdf$/i.test(path)) return openSheet(id, await sent(await readFile(path)), path, work);
  const rendering = chooseRendering(renderers, random);
  if (rendering === null) return null;
  const out = join(work, 'page.png');
  const { renderer, dpi } = rendering;
  await renderer.render({ source: path, page: 1, dpi, out });
  const png = await readFile(out);
  const words = await wordsOfPdf(path, { page: 1, dpi, pixels: await pixelsOf(png) });
  return openSheet(id, await sent(png), out, work, words);
}

interface Finished {
  name: string;
  source: string;
  png: Buffer;
  tool?: string;
  operation?: string;
  mask?: Buffer;
}

/** Saves a picture in every way that is wished, with its mask. */
async function save(
  { out, as }: Wishes,
  { name, source, png, tool, operation, mask }: Finished,
): Promise<Labelled[]> {
  const label = mask === undefined ? 'genuine' : 'forged';
  const labels: Labelled[] = [];
  for (const finish of as) {
    const file = `${label}/${finish}/${name}.${endingOf(finish)}`;
    await put(join(out, file), await send(png, finish));
    const entry: Labelled = { file, label, source, finish };
    if (mask !== undefined) {
      entry.mask = `masks/${finish}/${name}.png`;
      await put(join(out, entry.mask), await sendMask(mask, finish));
    }
    if (tool !== undefined) entry.chain = tool;
    if (operation !== undefined) entry.operation = operation;
    labels.push(entry);
  }
  return labels;
}

async function put(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

function readWishes(args: string[]): Wishes {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      pictures: { type: 'string', default: '20' },
      each: { type: 'string', default: '3' },
      as: { type: 'string', default: SENT_AS.join(',') },
      operations: { type: 'string', default: [...Object.keys(OPERATIONS), INSPECTOR].join(',') },
      'closest-font': { type: 'boolean', default: false },
      fonts: { type: 'string' },
      before: { type: 'string', default: 'png' },
    },
  });
  const as = values.as.split(',');
  const unknown = as.find((one) => !SENT_AS.some((known) => known === one));
  if (unknown !== undefined) throw new Error(`There is no way of saving ${unknown}.`);
  const operations = values.operations.split(',');
  const none = operations.find((one) => one !== INSPECTOR && !Object.hasOwn(OPERATIONS, one));
  if (none !== undefined) throw new Error(`There is no operation ${none}.`);
  const before = SENT_AS.find((one) => one === values.before);
  // A picture that a messenger made smaller has its words elsewhere.
  if (before === undefined || before.endsWith('messenger'))
    throw new Error(`Pictures are not saved as ${values.before} before they are forged.`);
  return {
    ...sourcesAndOut(positionals),
    operations,
    findsFont: values['closest-font'],
    fonts: values.fonts === undefined ? null : resolve(values.fonts),
    before,
    seed: wholeNumber(values.seed, { name: 'seed', max: 9999 }),
    pictures: wholeNumber(values.pictures, { name: 'pictures', max: 9999 }),
    each: wholeNumber(values.each, { name: 'each', max: 9999 }),
    as: SENT_AS.filter((one) => as.includes(one)),
  };
}

sharp.cache(false);
// The engine's readers wait for more work for minutes.
process.exit(await main());
