import type { FontFacts, Glyph } from '../../../../../worker/engine/evidence/drawn-page.js';

export const FONT: FontFacts = {
  id: 'f',
  name: 'Any',
  subset: null,
  embedded: true,
  type: 'TrueType',
  unitsToEm: 0.001,
  emHeight: 1,
  ascent: 0.8,
  descent: -0.2,
  vertical: false,
  mapped: true,
};

/** One row of glyphs, each half an em wide, from the left. */
export const row = (text: string): Glyph[] =>
  [...text].map((char, index) => ({
    text: char,
    font: FONT,
    angleDeg: 0,
    left: 5 * index,
    right: 5 * index + 5,
    top: 92,
    bottom: 102,
    baseline: 100,
    size: 10,
    invisible: false,
    order: index,
    annotation: null,
    tags: [],
    layer: null,
    layerShown: true,
    opacity: 1,
    clip: null,
    textShow: 0,
    code: char.charCodeAt(0),
    isInFont: true,
    outline: null,
    colour: '#000000',
    mode: 0,
    charSpacing: 0,
    horizontalScale: 1,
    rise: 0,
  }));
