import { asNumber } from './graphics-state.js';

/** Validates the operands that pdf.js passes to its operators. */

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const asSize = (
  width: unknown,
  height: unknown,
): { width: number; height: number } | null =>
  typeof width === 'number' && typeof height === 'number' ? { width, height } : null;

/** pdf.js passes a tag as text or, without properties, as a name object. */
export const nameOf = (tag: unknown): string => {
  const name = typeof tag === 'string' ? tag : asRecord(tag).name;
  return typeof name === 'string' ? name : '';
};

export const layerOf = (group: unknown): string => {
  const { id, ids } = asRecord(group);
  if (typeof id === 'string') return id;
  return Array.isArray(ids) ? ids.filter((one) => typeof one === 'string').join(' ') : '';
};

/** One glyph of a shown string. */
export interface ShownGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
  code: number;
  isInFont: boolean;
  /** Name that pdf.js gives the glyph in its font. */
  fontChar: string;
}

export function asShownGlyph(value: unknown): ShownGlyph | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('unicode' in value) || typeof value.unicode !== 'string') return null;
  return {
    unicode: value.unicode,
    width: 'width' in value ? asNumber(value.width, 0) : 0,
    isSpace: 'isSpace' in value && value.isSpace === true,
    code: 'originalCharCode' in value ? asNumber(value.originalCharCode, -1) : -1,
    isInFont: !('isInFont' in value) || value.isInFont === true,
    fontChar: 'fontChar' in value && typeof value.fontChar === 'string' ? value.fontChar : '',
  };
}
