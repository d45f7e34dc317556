import { copyFile, readFile, writeFile } from 'node:fs/promises';
import type { Order } from '../order.js';
import { command, type Command } from '../tools.js';
import type { Way } from '../way.js';
import { sheetsOver } from './pdf-lib.js';

interface Paths extends Order {
  source: string;
  out: string;
  second: string;
  page: string;
}

const way = (
  tool: Command,
  name: string,
  kind: Way['kind'],
  carryOut: (order: Paths) => Promise<unknown>,
  needs?: Way['needs'],
): Way => ({
  id: `${tool}-${name}`,
  tool,
  kind,
  ...(needs !== undefined && { needs }),
  carryOut: async (order) => void (await carryOut(order as Paths)),
});

/** Digits changed in a file written out as text, as qpdf's manual suggests for edits by hand. */
async function editedAsText({
  source,
  out,
  page,
  beforeCodes,
  afterCodes,
  nth,
}: Paths): Promise<void> {
  const [plain, fixed] = [`${out}.qdf`, `${out}.fixed`];
  await command('qpdf', '--warning-exit-0', '--qdf', '--object-streams=disable', source, plain);
  const text = (await readFile(plain)).toString('latin1');
  const contents = `%% Contents for page ${page}\n`;
  const from = text.indexOf(contents);
  const to = text.indexOf('endstream', text.lastIndexOf(contents));
  const before = Buffer.from(beforeCodes ?? '', 'hex').toString('latin1');
  const after = Buffer.from(afterCodes ?? '', 'hex').toString('latin1');
  const written = [before, beforeCodes ?? ''].find((one) => text.slice(from, to).includes(one));
  if (from < 0 || written === undefined) throw new Error('the value is not written in one piece');
  let at = from - 1;
  for (let left = Number(nth); left >= 0; left--) at = text.indexOf(written, at + 1);
  if (at < 0 || at > to) throw new Error('the value is not there so often');
  const now = written === before ? after : (afterCodes ?? '');
  const changed = text.slice(0, at) + now + text.slice(at + written.length);
  await writeFile(plain, Buffer.from(changed, 'latin1'));
  await writeFile(fixed, await command('fix-qdf', plain).then((one) => Buffer.from(one, 'latin1')));
  await command('qpdf', '--warning-exit-0', '--object-streams=generate', fixed, out);
}

const qpdf =
  (...options: string[]) =>
  ({ source, out }: Paths) =>
    command('qpdf', '--warning-exit-0', ...options, source, out);

const pdfwrite = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=pdfwrite'];

/** Prints by way of PostScript, as a printer driver does. */
async function printed({ source, out }: Paths): Promise<void> {
  await command('pdftops', source, `${out}.ps`);
  await command('ps2pdf', `${out}.ps`, out);
}

/** A text stamp with a background over the value. */
const stampOver = ({ source, out, page, patch, x, y, size, font, ink, paper, after }: Paths) => {
  const [left = '0', bottom = '0'] = (patch ?? '').split(',');
  const spaced = (colour = ''): string => colour.replaceAll(',', ' ');
  const how = [
    `font:${font}, points:${Math.round(Number(size))}, scale:1 abs, rot:0, pos:bl`,
    `off:${Number(x) - 1 || left} ${Number(y) - Number(size) * 0.22 || bottom}`,
    `fillc:${spaced(ink)}, bgcol:${spaced(paper)}, margins:1`,
  ].join(', ');
  return command(
    'pdfcpu',
    'stamp',
    'add',
    '-p',
    page,
    '-m',
    'text',
    '--',
    after ?? '',
    how,
    source,
    out,
  );
};

const received = ({ source, out, text, page }: Paths) =>
  command(
    'pdfcpu',
    ...['stamp', 'add', '-p', page, '-m', 'text', '--', text ?? ''],
    'font:Helvetica-Bold, points:14, scale:1 abs, rot:0, pos:tr, off:-20 -10, fillc:#AA2222',
    ...[source, out],
  );

async function laidOver(order: Paths, draw: 'value' | 'stamp'): Promise<void> {
  await writeFile(`${order.out}.over`, await sheetsOver(order, draw));
  await command('pdftk', order.source, 'multistamp', `${order.out}.over`, 'output', order.out);
}

/** Fills the first empty text field. */
async function filled({ source, out, text }: Paths): Promise<void> {
  const fields = (await command('pdftk', source, 'dump_data_fields_utf8')).split('---');
  const empty = fields.find((one) => /FieldType: Text/.test(one) && !/FieldValue: ./.test(one));
  const name = /FieldName: (.+)/.exec(empty ?? '')?.[1];
  if (name === undefined) throw new Error('no empty field');
  const value = `<field name="${name}"><value>${text}</value></field>`;
  const xml = `<?xml version="1.0"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields>${value}</fields></xfdf>`;
  await writeFile(`${out}.xfdf`, xml);
  await command('pdftk', source, 'fill_form', `${out}.xfdf`, 'output', out);
}

async function retitled({ source, out, text }: Paths, ...options: string[]): Promise<void> {
  await copyFile(source, out);
  await command('exiftool', '-q', '-overwrite_original', ...options, `-Title=${text}`, out);
}

/** Printed, scanned at 200 dpi, and read by the scanner's software. */
async function scannedAndRead({ source, out }: Paths): Promise<void> {
  const device = ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfimage8', '-r200'];
  await command('gs', ...device, `-sOutputFile=${out}.scan`, source);
  await command(
    'ocrmypdf',
    '-q',
    '--jobs',
    '1',
    '--output-type',
    'pdf',
    '--optimize',
    '0',
    `${out}.scan`,
    out,
  );
}

export const commandWays: Way[] = [
  way('qpdf', 'text-edit', 'edit', editedAsText, 'codes'),
  way('qpdf', 'linearise', 'step', qpdf('--linearize')),
  way('qpdf', 'object-streams', 'step', qpdf('--object-streams=generate', '--recompress-flate')),
  way('qpdf', 'rotate', 'step', qpdf('--rotate=+90')),
  way('qpdf', 'merge', 'step', ({ source, second, out }) =>
    command('qpdf', '--warning-exit-0', source, '--pages', source, second, '--', out),
  ),
  way('ghostscript', 'print', 'step', ({ source, out }) =>
    command('gs', ...pdfwrite, `-sOutputFile=${out}`, source),
  ),
  way('ghostscript', 'raster', 'step', ({ source, out }) =>
    command(
      'gs',
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-sDEVICE=pdfimage24',
      '-r150',
      `-sOutputFile=${out}`,
      source,
    ),
  ),
  // Its ps2pdf is Ghostscript's.
  { ...way('poppler', 'postscript-print', 'step', printed), also: 'ghostscript' },
  way('poppler', 'print', 'step', ({ source, out }) => command('pdftocairo', '-pdf', source, out)),
  way('poppler', 'merge', 'step', ({ source, second, out }) =>
    command('pdfunite', source, second, out),
  ),
  way('mutool', 'clean', 'step', ({ source, out }) =>
    command('mutool', 'clean', '-gggz', source, out),
  ),
  way('mutool', 'merge', 'step', ({ source, second, out }) =>
    command('mutool', 'merge', '-o', out, source, second),
  ),
  way('pdftk', 'stamp-over', 'edit', (order) => laidOver(order, 'value')),
  way('pdftk', 'resave', 'step', ({ source, out }) =>
    command('pdftk', source, 'cat', 'output', out),
  ),
  way('pdftk', 'stamp', 'step', (order) => laidOver(order, 'stamp')),
  way('pdftk', 'fill', 'step', filled, 'field'),
  way('pdfcpu', 'stamp-over', 'edit', stampOver),
  way('pdfcpu', 'optimize', 'step', ({ source, out }) =>
    command('pdfcpu', 'optimize', source, out),
  ),
  way('pdfcpu', 'stamp', 'step', received),
  way('pdfcpu', 'merge', 'step', ({ source, second, out }) =>
    command('pdfcpu', 'merge', out, source, second),
  ),
  way('exiftool', 'title', 'step', (order) => retitled(order)),
  way('exiftool', 'wipe', 'step', (order) => retitled(order, '-all=')),
  way('ocrmypdf', 'scan', 'step', scannedAndRead),
];
