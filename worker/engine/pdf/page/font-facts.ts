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
  // pdf.js gives a composite font without a map of its own this stand-in.
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
    // Files lie about these; beyond any real font's metrics the usual values do better.
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

/** A Type 3 font's size says nothing: how large it is drawn lies in its matrix and box. */
function type3EmHeight(font: z.infer<typeof PdfjsFont>): number {
  const [, bottom = 0, , top = 0] = font.bbox ?? [];
  const height = Math.abs((top - bottom) * (font.fontMatrix?.[3] ?? 0));
  return within(height, 1e-3, 1e3) ?? 1;
}

const within = (value: number | undefined, min: number, max: number): number | undefined =>
  value !== undefined && value >= min && value <= max ? value : undefined;
