import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { argumentsOf, type Order } from './order.js';

const run = promisify(execFile);

/** Where install.sh puts what is no system package: venv/, jars/ and bin/. */
const FOLDER =
  process.env.EMET_FORGING_TOOLS ||
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'emet', 'forging-tools');

/** The sources of the small programs, relative to the working folder as npm sets it. */
export const PROGRAMS = 'test/corpus/forged-by-tools/programs';

/** Milliseconds; an office program takes up to half a minute for its first file. */
const TIME_MAX = 120_000;

export const PYTHON = join(FOLDER, 'venv', 'bin', 'python');

export const LIBRARIES = {
  pymupdf: { program: 'with_pymupdf.py', module: 'pymupdf' },
  pikepdf: { program: 'with_pikepdf.py', module: 'pikepdf' },
  pypdf: { program: 'with_pypdf.py', module: 'pypdf' },
  pdfrw: { program: 'with_pdfrw.py', module: 'pdfrw' },
  pdfium: { program: 'with_pypdfium2.py', module: 'pypdfium2' },
  pyhanko: { program: 'with_pyhanko.py', module: 'pyhanko' },
  pdfbox: { program: 'PdfBoxForger.java', module: 'pdfbox-' },
  itext5: { program: 'IText5Forger.java', module: 'itextpdf-' },
  itext8: { program: 'IText8Forger.java', module: 'kernel-' },
  openpdf: { program: 'OpenPdfForger.java', module: 'openpdf-' },
} as const;

export type Library = keyof typeof LIBRARIES;

/** Programs of the system, by the names that they are started by. */
export const COMMANDS = {
  qpdf: 'qpdf',
  ghostscript: 'gs',
  poppler: 'pdftocairo',
  mutool: 'mutool',
  pdftk: 'pdftk',
  pdfcpu: 'pdfcpu',
  exiftool: 'exiftool',
  ocrmypdf: 'ocrmypdf',
  libreoffice: 'soffice',
  inkscape: 'inkscape',
} as const;

export type Command = keyof typeof COMMANDS;

/** Programs that others start. */
const NEEDED: Partial<Record<Command, readonly string[]>> = { ocrmypdf: ['gs', 'tesseract'] };

/** pdf-lib is a dependency and always there. */
export type Tool = Library | Command | 'pdf-lib';

const PATH = [join(FOLDER, 'bin'), join(FOLDER, 'venv', 'bin'), process.env.PATH].join(delimiter);

/** Runs a program; rejects when it is missing, fails or does not end in time. */
export const command = async (name: string, ...words: string[]): Promise<string> =>
  (
    await run(name, words, {
      timeout: TIME_MAX,
      killSignal: 'SIGKILL',
      maxBuffer: 64e6,
      // Tesseract's threads wait for each other in loops, which takes minutes on a busy machine.
      env: { ...process.env, PATH, OMP_THREAD_LIMIT: '1' },
    })
  ).stdout;

/** Whether a program of the system, or one that install.sh put into its folder, is there. */
export const isOnPath = (name: string): boolean =>
  PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The modules among those named that the Python of install.sh has. */
export async function modulesThere(modules: readonly string[]): Promise<Set<string>> {
  const script = `from importlib.util import find_spec\nprint(*[m for m in ${JSON.stringify(modules)} if find_spec(m)])`;
  return new Set((await command(PYTHON, '-c', script).catch(() => '')).trim().split(' '));
}

/** Whether each tool is installed. */
export async function findTools(): Promise<Map<Tool, boolean>> {
  const found = new Map<Tool, boolean>([['pdf-lib', true]]);
  for (const [name, program] of Object.entries(COMMANDS))
    found.set(
      name as Command,
      [program, ...(NEEDED[name as Command] ?? [])].every((one) => isOnPath(one)),
    );
  const modules = Object.values(LIBRARIES).flatMap(({ program, module }) =>
    program.endsWith('.py') ? [module] : [],
  );
  const here = await modulesThere(modules);
  const jars = await command('ls', join(FOLDER, 'jars')).catch(() => '');
  const java = await command('javac', '-version').then(
    () => true,
    () => false,
  );
  for (const [name, { program, module }] of Object.entries(LIBRARIES)) {
    const inJars = java && jars.split('\n').some((jar) => jar.startsWith(module));
    found.set(name as Library, program.endsWith('.py') ? here.has(module) : inJars);
  }
  return found;
}

/** Has a library's program carry out an order. */
export async function carryOut(library: Library, way: string, order: Order): Promise<void> {
  const { program } = LIBRARIES[library];
  if (program.endsWith('.py')) {
    await command(PYTHON, '-B', join(PROGRAMS, program), ...argumentsOf(way, order));
    return;
  }
  const folder = await compiled(program);
  const classes = [folder, join(FOLDER, 'jars', '*')].join(delimiter);
  const name = program.replace('.java', '');
  await command('java', '-Xshare:auto', '-cp', classes, name, ...argumentsOf(way, order));
}

/** Runs a program in Java that needs no library. */
export async function runJava(program: string, words: readonly string[]): Promise<void> {
  const folder = await compiled(program);
  const flags = ['-Xshare:auto', '-Djava.awt.headless=true'];
  await command('java', ...flags, '-cp', folder, program.replace('.java', ''), ...words);
}

const classFolders = new Map<string, Promise<string>>();

/** Compiles a program once a run, with the libraries that are there. */
function compiled(program: string): Promise<string> {
  const folder = classFolders.get(program) ?? compile(program);
  classFolders.set(program, folder);
  return folder;
}

async function compile(program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forging-classes-'));
  const sources = ['Order.java', program].map((name) => join(PROGRAMS, name));
  await command('javac', '-cp', join(FOLDER, 'jars', '*'), '-d', folder, ...sources);
  return folder;
}
