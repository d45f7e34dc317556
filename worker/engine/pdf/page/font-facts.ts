import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import type { FontFacts } from '../../evidence/drawn-page.js';

const PdfjsFont = z.object({
  name: z.string().optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  missingFile: z.boolean().optional().catch(undefined),
  ascent: z.number().optional().catch(undefined),
  descent: z.number().optional().catch(undefined),
  vertical: z.boolean().optional().catch(undefined),
  isType3Font: z.boolean().optional().catch(undefined),
  composite: z.boolean().optional().catch(undefined),
  fontMatrix: z.array(z.number()).min(1).optional().catch(undefined),
  bbox: z.array(z.number()).length(4).optional().catch(undefined),
  // pdf.js substitutes this for the map of a composite font without one.
  toUnicode: z
    .object({ firstChar: z.number().optional(), lastChar: z.number().optional() })
    .optional()
    .catch(undefined),
});

const DEFAULT_UNITS_TO_EM = 0.001;

/** Facts of a loaded font; null when pdf.js could not load it. */
export function fontFacts(page: PDFPageProxy, id: string): FontFacts | null {
  if (!page.commonObjs.has(id)) return null;
  const parsed = PdfjsFont.safeParse(page.commonObjs.get(id));
  if (!parsed.success) return null;
  const font = parsed.data;
  const [, subset = null, name = ''] = /^(?:([A-Z]{6})\+)?(.*)$/s.exec(font.name ?? '') ?? [];
  const isIdentity = font.toUnicode?.lastChar !== undefined;
  return {
    id,
    unitsToEm: Math.abs(font.fontMatrix?.[0] ?? DEFAULT_UNITS_TO_EM) || DEFAULT_UNITS_TO_EM,
    emHeight: font.isType3Font === true ? type3EmHeight(font) : 1,
    // Declared values can be wrong; outside the range of real fonts the usual values are used.
    ascent: within(font.ascent, 0.3, 1.5) ?? 0.8,
    descent: within(font.descent, -0.8, -0.01) ?? -0.2,
    vertical: font.vertical === true,
    mapped: !(font.composite === true && isIdentity),
    name,
    subset,
    embedded: font.missingFile !== true,
    type: font.type ?? '',
  };
}

/** The size of a Type 3 font does not give its drawn height; its matrix and bounding box do. */
function type3EmHeight(font: z.infer<typeof PdfjsFont>): number {
  const [, bottom = 0, , top = 0] = font.bbox ?? [];
  const height = Math.abs((top - bottom) * (font.fontMatrix?.[3] ?? 0));
  return within(height, 1e-3, 1e3) ?? 1;
}

const within = (value: number | undefined, min: number, max: number): number | undefined =>
  value !== undefined && value >= min && value <= max ? value : undefined;
