import type { CSSProperties } from 'react';
import type { Box } from '../api/types.js';

/** Where a box lies on its page. Left is left in every language: it is a place on paper. */
export const placeOf = ({ x, y, w, h }: Omit<Box, 'page' | 'box_2d'>): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${w}%`,
  height: `${h}%`,
});
