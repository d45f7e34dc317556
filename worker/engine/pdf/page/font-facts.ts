import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

export interface FontFacts {
  /** pdf.js's name of the font, one for each font object of the file. */
  id: string;
  /** Multiplies a glyph's width to give it in ems. */
  unitsToEm: number;
  /** Height of the em in units of the font's size; other than 1 only for Type 3 fonts. */
  emHeight: number;
  /** Above the baseline and, negative, below it, in ems. */
  ascent: number;
  descent: number;
  vertical: boolean;
  /** Whether its codes say which characters they are; without it they are mere numbers of glyphs. */
  mapped: boolean;
  /** Its name without the subset's tag, e.g. `Arial-BoldMT`; empty when it has none. */
  name: string;
  /** `ABCDEF` of `ABCDEF+Arial`; null for a font that is no subset. */
  subset: string | null;
  /** Whether the file carries the font's shapes. */
  embedded: boolean;
  /** `Type1`, `TrueType`, `CIDFontType2`, `Type3` and the like; empty when not told. */
  type: string;
}

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
