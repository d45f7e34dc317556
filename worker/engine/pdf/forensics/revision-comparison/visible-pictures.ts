import { createHash } from 'node:crypto';
import type { Matrix } from '../../syntax/matrix.js';
import { type Area, sizeOf } from '../../../evidence/geometry.js';
import type { PictureMark } from '../../../evidence/drawn-page.js';
import type { ObjectStore } from '../../syntax/object-store.js';
import type { PageContent } from '../../syntax/page-content.js';
import { isDict, isName, type PdfDict } from '../../syntax/pdf-values.js';
import type { AnnotationKind } from './annotations.js';
import { through } from './frame.js';

/** A picture on a page. */
export interface VisiblePicture {
  /** Points of the page as the newest revision shows it. */
  area: Area;
  /** Equal for equal pixels as stored. */
  content: string;
  inAnnotation: boolean;
}

/** A picture that a page uses, as stored in the file. */
export interface StoredPicture {
  width: number;
  height: number;
  hash: string;
  /** Whether parts of it are transparent. */
  isSeeThrough: boolean;
}

/** Smaller pictures, in points, are rules and ornaments. */
const SIDE_MIN_PT = 6;
const PICTURES_MAX = 200;

/** The pictures among the objects that a page uses. */
export function storedPictures(store: ObjectStore, page: PageContent): StoredPicture[] {
  const found: StoredPicture[] = [];
  for (const number of page.usedObjects) {
    if (found.length >= PICTURES_MAX) break;
    const object = store.get(number);
    if (object === null || object.stream === null || !isDict(object.value)) continue;
    const { entries } = object.value;
    const subtype = entries.get('Subtype');
    if (!isName(subtype) || subtype.name !== 'Image') continue;
    const [width, height] = ['Width', 'Height'].map((key) => store.resolve(entries.get(key)));
    if (typeof width !== 'number' || typeof height !== 'number') continue;
    // The data without its filters, where they can be decoded: recompression changes no pixel.
    const data = store.dataOf(object) ?? object.stream;
    const hash = createHash('sha256').update(data).digest('hex');
    found.push({ width, height, hash, isSeeThrough: isSeeThrough(store, object.value) });
  }
  return found;
}

const isSeeThrough = (store: ObjectStore, { entries }: PdfDict): boolean =>
  ['SMask', 'Mask'].some((key) => store.resolve(entries.get(key)) !== null);

/**
 * Pictures of a page with their content. A drawn picture is identified by its size in
 * pixels, since pdf.js does not report which object it came from.
 */
export const visiblePicturesOf = (
  marks: readonly PictureMark[],
  options: {
    stored: readonly StoredPicture[];
    kindOf: (annotation: string) => AnnotationKind;
    toNewest: Matrix;
  },
): VisiblePicture[] =>
  marks
    .filter(({ layerShown, annotation }) => layerShown && !isSignature(annotation, options.kindOf))
    .slice(0, PICTURES_MAX)
    .map(({ pixels, isMask, annotation, ...area }) => ({
      area: through(area, options.toNewest),
      content: contentOf(pixels, isMask, options.stored),
      inAnnotation: annotation !== null,
    }))
    .filter(
      ({ area }) =>
        Math.min(area.right - area.left, area.bottom - area.top) >= SIDE_MIN_PT && sizeOf(area) > 0,
    );

const isSignature = (
  annotation: string | null,
  kindOf: (annotation: string) => AnnotationKind,
): boolean => annotation !== null && kindOf(annotation) === 'signature';

function contentOf(
  pixels: { width: number; height: number } | null,
  isMask: boolean,
  stored: readonly StoredPicture[],
): string {
  // pdf.js may pack a stencil or join it with others before drawing.
  if (pixels === null || isMask) return isMask ? 'stencil' : 'unknown';
  const hashes = stored
    .filter(({ width, height }) => width === pixels.width && height === pixels.height)
    .map(({ hash }) => hash);
  return hashes.length > 0
    ? [...new Set(hashes)].sort().join(' ')
    : `${pixels.width} x ${pixels.height}`;
}
