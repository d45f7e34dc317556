import {
  isReference,
  type PdfDict,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import type { PdfEdit } from './pdf-edit.js';

/** Number of pages. */
export const pageCountOf = (edit: PdfEdit): number => allPages(edit).length;

/** A page by its number, counted from 1; throws if there is none. */
export function findPage(edit: PdfEdit, number: number) {
  const page = allPages(edit)[number - 1];
  if (page === undefined) throw new Error(`there is no page ${number}`);
  return page;
}

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Every page, in order, with the values it inherits from parent nodes. */
export function allPages(edit: PdfEdit): { object: number; inherited: Map<string, PdfValue> }[] {
  const pages: { object: number; inherited: Map<string, PdfValue> }[] = [];
  const walk = (node: PdfValue | undefined, above: Map<string, PdfValue>, depth: number): void => {
    const dict = edit.resolveDict(node);
    if (!isReference(node) || dict === null || depth > 32 || pages.length > 500) return;
    const inherited = new Map(above);
    for (const key of INHERITED) {
      const value = dict.entries.get(key);
      if (value !== undefined) inherited.set(key, value);
    }
    const kids = edit.resolve(dict.entries.get('Kids'));
    if (Array.isArray(kids)) for (const kid of kids) walk(kid, inherited, depth + 1);
    else pages.push({ object: node.reference, inherited });
  };
  const catalogue = edit.resolveDict({ reference: edit.root });
  walk(catalogue?.entries.get('Pages'), new Map(), 0);
  return pages;
}

/** Left, bottom, right and top of the visible area, in points; throws if the page is rotated. */
export function viewOf(
  edit: PdfEdit,
  dict: PdfDict,
  inherited: Map<string, PdfValue>,
): [number, number, number, number] {
  const valueOf = (key: string) => edit.resolve(dict.entries.get(key) ?? inherited.get(key));
  const rotate = valueOf('Rotate');
  if (typeof rotate === 'number' && rotate % 360 !== 0) throw new Error('the page is turned');
  const list = valueOf('CropBox') ?? valueOf('MediaBox');
  const [a, b, c, d] = Array.isArray(list) ? list.map((item) => edit.resolve(item)) : [];
  return [a, b, c, d].every((item) => typeof item === 'number')
    ? [
        Math.min(Number(a), Number(c)),
        Math.min(Number(b), Number(d)),
        Math.max(Number(a), Number(c)),
        Math.max(Number(b), Number(d)),
      ]
    : [0, 0, 612, 792];
}
