import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { drawn } from '../pdf-evidence/bases/pdf-lib.js';
import { pdfkitBases } from '../pdf-evidence/bases/pdfkit.js';
import { pictureOf } from '../pdf-evidence/edit/picture.js';
import { employerLetter } from '../pdf-evidence/letters.js';
import { englishStatement, invoice, payslip } from '../pdf-evidence/papers.js';
import { FONTS } from '../samples/fonts.js';
import { fodtLetter, fodtOf } from './fodt.js';
import { htmlLetter, htmlOf } from './html.js';
import { scanOf, wordsOf } from '../pdf-evidence/scan.js';

/**
 * Generates genuine PDFs with those other programs that are installed: `npm run
 * pdf-fixtures`. The files are committed; the tests need none of the programs.
 */
const OUT = 'test/fixtures/pdf/producers';
const work = await mkdtemp(join(tmpdir(), 'pdf-fixtures-'));
const run = promisify(execFile);

async function main(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  await writeSources();
  await attempt('chromium', chromium);
  await attempt('soffice', libreOffice);
  await attempt('gs', ghostscript);
  await attempt('qpdf', qpdf);
  await attempt('mutool', mutool);
  await attempt('pdftk', pdftk);
  await attempt('ocrmypdf', ocr);
}

async function writeSources(): Promise<void> {
  const rgb = pictureOf('ACME', { width: 120, height: 40, paper: '#1f4e79', ink: '#ffffff' });
  const png = await sharp(rgb, { raw: { width: 120, height: 40, channels: 3 } })
    .png()
    .toBuffer();
  const logo = `data:image/png;base64,${png.toString('base64')}`;
  const { heebo, rubik, assistant } = FONTS;
  await source(
    'en-statement.html',
    htmlOf(englishStatement(11), { font: rubik, accent: '#7a1f3d', watermark: 'COPY FOR FILE' }),
  );
  await source('he-payslip.html', htmlOf(payslip(12), { font: heebo, accent: '#1f5f4e' }));
  await source(
    'he-invoice.html',
    htmlOf(invoice('he', 13), { font: assistant, accent: '#1f4e79', logo }),
  );
  await source('en-letter.html', htmlLetter(employerLetter('en', 34), assistant));
  await source(
    'en-long.html',
    htmlOf(englishStatement(19, 40), { font: rubik, accent: '#2b4b3b' }),
  );
  await source('he-letter.fodt', fodtLetter(employerLetter('he', 35), 'Heebo'));
  await source('he-payslip.fodt', fodtOf(payslip(14), 'Heebo'));
  await source('en-statement.fodt', fodtOf(englishStatement(15), 'Liberation Sans'));
  await source('statement.pdf', await drawn(englishStatement(16), 16));
  await source('invoice.pdf', await drawn(invoice('en', 17), 17));
  const [hebrew] = await pdfkitBases();
  if (hebrew !== undefined) await source('hebrew.pdf', hebrew.bytes);
  await source('scan.pdf', await scanOf(wordsOf(englishStatement(18))));
}

const source = (name: string, data: string | Buffer): Promise<void> =>
  writeFile(join(work, name), data);

async function attempt(program: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    console.log(`${program}: ${missing ? 'not installed' : String(error)}`);
  }
}

async function keep(name: string, from: string, date = dated): Promise<void> {
  const bytes = date(await readFile(from));
  await writeFile(join(OUT, `${name}.pdf`), bytes);
  console.log(`${name}.pdf  ${Math.ceil(bytes.length / 1024)} kB`);
}

/** The creation date replaced by a past date, so that no clock finds it in the future. */
const dated = (bytes: Buffer): Buffer => {
  const today = new Date().toISOString().slice(0, 10);
  const text = bytes
    .toString('latin1')
    .replaceAll(`D:${today.replaceAll('-', '')}`, 'D:20250602')
    .replaceAll(today, '2025-06-02');
  return Buffer.from(text, 'latin1');
};

const made = join(work, 'out.pdf');

async function chromium(): Promise<void> {
  for (const name of ['en-statement', 'he-payslip', 'he-invoice', 'en-letter', 'en-long']) {
    const switches = [
      '--headless',
      '--no-sandbox',
      '--no-pdf-header-footer',
      '--allow-file-access-from-files',
    ];
    await run('chromium', [...switches, `--print-to-pdf=${made}`, join(work, `${name}.html`)]);
    await keep(`chromium-${name}`, made);
  }
}

/** Makes the samples' fonts available to the program for this run only. */
async function libreOffice(): Promise<void> {
  const fonts = join(work, 'fonts.conf');
  await writeFile(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include>/etc/fonts/fonts.conf</include><dir>${dirname(FONTS.heebo.regular)}</dir><dir>${dirname(FONTS.heebo.bold)}</dir></fontconfig>`,
  );
  for (const name of ['he-payslip', 'en-statement', 'he-letter']) {
    const profile = `-env:UserInstallation=file://${join(work, 'office')}`;
    const convert = [
      '--headless',
      '--convert-to',
      'pdf:writer_pdf_Export',
      '--outdir',
      join(work, 'office-out'),
    ];
    await run('soffice', [profile, ...convert, join(work, `${name}.fodt`)], {
      env: { ...process.env, FONTCONFIG_FILE: fonts },
    });
    await keep(`libreoffice-${name}`, join(work, 'office-out', `${name}.pdf`));
  }
}

async function ghostscript(): Promise<void> {
  for (const name of ['hebrew', 'statement']) {
    await run('gs', [
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-sDEVICE=pdfwrite',
      `-sOutputFile=${made}`,
      join(work, `${name}.pdf`),
    ]);
    await keep(`ghostscript-${name}`, made);
  }
}

async function qpdf(): Promise<void> {
  const from = join(work, 'hebrew.pdf');
  await run('qpdf', ['--object-streams=generate', from, made]);
  await keep('qpdf-object-streams', made);
  await run('qpdf', ['--linearize', join(work, 'invoice.pdf'), made]);
  await keep('qpdf-linearised', made);
}

async function mutool(): Promise<void> {
  await run('mutool', ['clean', '-gg', '-z', join(work, 'statement.pdf'), made]);
  await keep('mutool-cleaned', made);
}

async function pdftk(): Promise<void> {
  await run('pdftk', [
    join(work, 'statement.pdf'),
    join(work, 'invoice.pdf'),
    'cat',
    'output',
    made,
  ]);
  await keep('pdftk-merged', made);
}

async function ocr(): Promise<void> {
  await run('ocrmypdf', [
    '-q',
    '--output-type',
    'pdf',
    '-l',
    'eng',
    '--optimize',
    '0',
    join(work, 'scan.pdf'),
    made,
  ]);
  // Its dates are in compressed data, and must stay the same in the metadata.
  await keep('ocrmypdf-scan', made, (bytes) => bytes);
}

await main();
