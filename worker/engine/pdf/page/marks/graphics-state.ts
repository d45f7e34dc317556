import type { FontFacts } from '../../../evidence/drawn-page.js';
import type { Matrix } from '../../syntax/matrix.js';
import type { Area } from '../../../evidence/geometry.js';

/** The part of the graphics state that determines position and appearance of marks. */
export interface GraphicsState {
  ctm: Matrix;
  font: FontFacts | null;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
  /** `#rrggbb`; null for a pattern. */
  fillColour: string | null;
  strokeColour: string | null;
  fillOpacity: number;
  strokeOpacity: number;
  opaqueBlend: boolean;
  lineWidth: number;
  clip: Area | null;
  /**
   * False once a clipping path was not an upright rectangle; `clip` is then larger than
   * the visible area.
   */
  clipIsBox: boolean;
}

export const initialState = (ctm: Matrix): GraphicsState => ({
  ctm,
  font: null,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fillColour: '#000000',
  strokeColour: '#000000',
  fillOpacity: 1,
  strokeOpacity: 1,
  opaqueBlend: true,
  lineWidth: 1,
  clip: null,
  clipIsBox: true,
});

/** Applies the entries of an extended graphics state, as pdf.js lists them. */
export function applyEntries(state: GraphicsState, entries: unknown): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as unknown[]) {
    if (!Array.isArray(entry)) continue;
    const [key, value] = entry as [unknown, unknown];
    if (key === 'ca') state.fillOpacity = asNumber(value, 1);
    if (key === 'CA') state.strokeOpacity = asNumber(value, 1);
    if (key === 'LW') state.lineWidth = asNumber(value, 1);
    if (key === 'BM') state.opaqueBlend = value === 'source-over' || value === 'Normal';
  }
}

export const asNumber = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

export const asColour = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;
