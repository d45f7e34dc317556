import { join } from 'node:path';
import { command, isOnPath, modulesThere, PROGRAMS, PYTHON } from '../tools.js';

/** A page of a PDF to be drawn. */
export interface PageToDraw {
  source: string;
  /** From 1. */
  page: number;
  /** Pixels per inch. */
  dpi: number;
  /** A PNG file. */
  out: string;
}

/** A program that draws pages, by one of the libraries that viewers are built on. */
export interface Renderer {
  id: string;
  /** A program, or `python:` and a module. */
  needs: string;
  render: (page: PageToDraw) => Promise<unknown>;
}

const python =
  (way: string): Renderer['render'] =>
  (page) => {
    const words = Object.entries(page).map(([key, value]) => `${key}=${value}`);
    return command(PYTHON, '-B', join(PROGRAMS, 'render.py'), `way=${way}`, ...words);
  };

export const RENDERERS: readonly Renderer[] = [
  {
    id: 'poppler',
    needs: 'pdftoppm',
    render: ({ source, page, dpi, out }) =>
      command(
        'pdftoppm',
        ...['-png', '-singlefile', '-cropbox', '-r', String(dpi)],
        ...['-f', String(page), '-l', String(page), source, out.replace(/\.png$/, '')],
      ),
  },
  {
    id: 'ghostscript',
    needs: 'gs',
    render: ({ source, page, dpi, out }) =>
      command(
        'gs',
        ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-dUseCropBox', '-sDEVICE=png16m'],
        ...['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', `-r${dpi}`],
        ...[`-dFirstPage=${page}`, `-dLastPage=${page}`, `-sOutputFile=${out}`, source],
      ),
  },
  { id: 'mupdf', needs: 'python:pymupdf', render: python('mupdf') },
  { id: 'pdfium', needs: 'python:pypdfium2', render: python('pdfium') },
];

/** From a small screenshot to a common export. */
const RESOLUTIONS = [96, 110, 130, 150, 200];

/** How a page is drawn. */
export interface Rendering {
  renderer: Renderer;
  dpi: number;
}

/** The renderers that are installed, and the names of the others. */
export async function renderersThere(): Promise<{ renderers: Renderer[]; missing: string[] }> {
  const modules = await modulesThere(['pymupdf', 'pypdfium2']);
  const isThere = ({ needs }: Renderer): boolean =>
    needs.startsWith('python:') ? modules.has(needs.slice('python:'.length)) : isOnPath(needs);
  const renderers = RENDERERS.filter(isThere);
  const missing = RENDERERS.filter((one) => !renderers.includes(one)).map(({ id }) => id);
  return { renderers, missing };
}

/** A renderer and a resolution by `random`; null where none is installed. */
export function chooseRendering(
  renderers: readonly Renderer[],
  random: () => number,
): Rendering | null {
  const renderer = renderers[Math.floor(random() * renderers.length)];
  const dpi = RESOLUTIONS[Math.floor(random() * RESOLUTIONS.length)];
  return renderer === undefined || dpi === undefined ? null : { renderer, dpi };
}
