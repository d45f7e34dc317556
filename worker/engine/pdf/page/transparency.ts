import type { PictureMark } from '../../evidence/drawn-page.js';
import type { ObjectStore } from '../syntax/object-store.js';
import type { PageContent } from '../syntax/page-content.js';
import { isDict, isName, type PdfDict } from '../syntax/pdf-values.js';

/**
 * Returns a test for pictures that are partly transparent: logos, signatures and stamps
 * with a mask. pdf.js identifies pictures by its own numbers, so they are matched by
 * their size in pixels. A picture that cannot be matched counts as transparent.
 */
export function transparencyTest(
  source: { store: ObjectStore; content: PageContent } | null,
): (picture: PictureMark) => boolean {
  if (source === null) return () => true;
  const sizes = new Set<string>();
  for (const number of source.content.usedObjects) {
    const value = source.store.get(number)?.value;
    if (isDict(value) && isPicture(value) && hasMask(value, source.store))
      sizes.add(sizeOf(value, source.store));
  }
  return ({ annotation, isMask, id, pixels }) =>
    isMask ||
    annotation !== null ||
    pixels === null ||
    (id !== null && sizes.has(`${pixels.width} ${pixels.height}`));
}

function isPicture({ entries }: PdfDict): boolean {
  const subtype = entries.get('Subtype');
  return isName(subtype) && subtype.name === 'Image';
}

const hasMask = ({ entries }: PdfDict, store: ObjectStore): boolean =>
  ['SMask', 'Mask', 'SMaskInData'].some((key) => {
    const value = store.resolve(entries.get(key));
    return value !== null && value !== 0;
  });

/** Size as drawn by pdf.js: that of the mask, if it is larger. */
function sizeOf(picture: PdfDict, store: ObjectStore): string {
  const layers = ['SMask', 'Mask'].map((key) => store.resolveDict(picture.entries.get(key)));
  const side = (key: string): number =>
    Math.max(
      ...[picture, ...layers].map((dict) => {
        const value = store.resolve(dict?.entries.get(key));
        return typeof value === 'number' ? value : 0;
      }),
    );
  return `${side('Width')} ${side('Height')}`;
}
