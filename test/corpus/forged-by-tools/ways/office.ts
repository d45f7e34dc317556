import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Order } from '../order.js';
import { command } from '../tools.js';
import type { Way } from '../way.js';

/** Files of one page only: these programs import one page, or lay pages out anew. */
type Change = (drawing: string, order: Order) => string;

const unchanged: Change = (drawing) => drawing;

/** The value in the drawing's text; letters may be apart in spans of their own. */
const changed: Change = (drawing, { before = '', after = '' }) => {
  const letters = [...before].map((letter) => letter.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const pattern = new RegExp(`(?<=>[^<]{0,80})${letters.join('')}(?=[^<]{0,80}<)`);
  if (!pattern.test(drawing)) throw new Error('the value is not in the drawing in one piece');
  return drawing.replace(pattern, after);
};

/** Imports a page into LibreOffice Draw and exports it again. */
const draw = (change: Change) => async (order: Order) => {
  const { source = '', out = '' } = order;
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  const office = (...words: string[]) =>
    command('soffice', '--headless', `-env:UserInstallation=file://${folder}/profile`, ...words);
  try {
    const name = basename(source).replace(/\.[^.]*$/, '');
    await office('--infilter=draw_pdf_import', '--convert-to', 'fodg', '--outdir', folder, source);
    const drawing = join(folder, `${name}.fodg`);
    await writeFile(drawing, change(await readFile(drawing, 'utf8'), order));
    await office('--convert-to', 'pdf', '--outdir', folder, drawing);
    await copyFile(join(folder, `${name}.pdf`), out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Imports a page into Inkscape and exports it again. */
const inkscape = (change: Change) => async (order: Order) => {
  const { source = '', out = '', page = '1' } = order;
  const drawing = `${out}.svg`;
  await command(
    'inkscape',
    ...[`--pdf-page=${page}`, '--export-type=svg', `--export-filename=${drawing}`, source],
  );
  await writeFile(drawing, change(await readFile(drawing, 'utf8'), order));
  await command('inkscape', '--export-type=pdf', `--export-filename=${out}`, drawing);
};

export const officeWays: Way[] = [
  {
    id: 'libreoffice-edit',
    tool: 'libreoffice',
    kind: 'edit',
    needs: 'single',
    carryOut: draw(changed),
  },
  {
    id: 'libreoffice-export',
    tool: 'libreoffice',
    kind: 'step',
    needs: 'single',
    carryOut: draw(unchanged),
  },
  {
    id: 'inkscape-edit',
    tool: 'inkscape',
    kind: 'edit',
    needs: 'single',
    carryOut: inkscape(changed),
  },
  {
    id: 'inkscape-export',
    tool: 'inkscape',
    kind: 'step',
    needs: 'single',
    carryOut: inkscape(unchanged),
  },
];
