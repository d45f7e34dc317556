import type { AnalysisJob } from '../job.js';
import { openDocument } from './opening/open-document.js';

/** What the files of one template have in common. */
export interface Layout {
  /** Producer and creator as the metadata name them, without versions; empty when unknown. */
  maker: string;
  /** Names of the fonts on the first page without weights and tags, sorted. */
  fonts: string[];
  /** Size of the first page in points, pixels for a picture. */
  page: { width: number; height: number };
  /**
   * Words without digits on the first page with their left edge and baseline, in
   * percent of the page; labels and headings among them stand in the same place on
   * each file of a template.
   */
  labels: { text: string; x: number; y: number }[];
}

/** Shorter words stand in many places of any page. */
const LETTERS_MIN = 3;

/** More words on a page are prose. */
const LABELS_MAX = 1000;

/**
 * What the first page and the metadata of a document show of its template. Only the
 * text layer is read, so that a picture has no labels.
 *
 * @throws {ScanFailure} when the file cannot be opened
 */
export async function describeLayout(
  file: Pick<AnalysisJob, 'bytes' | 'type' | 'pagesMax' | 'megapixelsMax'>,
): Promise<Layout> {
  const document = await openDocument(file, file);
  try {
    const metadata = await document.readers?.metadata(new AbortController().signal);
    const [page] = document.pages;
    const { width = 0, height = 0, drawn = null } = page ?? {};
    const words = drawn?.lines.flatMap((line) => line.words) ?? [];
    return {
      maker: [metadata?.info.producer, metadata?.info.creator].map(withoutVersion).join(' ').trim(),
      fonts: [
        ...new Set((drawn?.glyphs ?? []).map(({ font }) => withoutVersion(font.name))),
      ].sort(),
      page: { width, height },
      labels: words
        .filter(({ text }) => isLabel(text))
        .slice(0, LABELS_MAX)
        .map(({ text, rect }) => ({ text, x: rect.x, y: rect.y + rect.h })),
    };
  } finally {
    await document.close();
  }
}

const isLabel = (text: string): boolean =>
  !/\d/.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_MIN;

const withoutVersion = (name: string | null | undefined): string =>
  (name ?? '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
