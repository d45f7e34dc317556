import { OPS } from '../../pdfjs.js';
import { type Area, areaAround } from '../../../evidence/geometry.js';

/** Path-painting operators that fill. */
export const FILLING: readonly number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];

export const EVEN_ODD: readonly number[] = [OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke];

export const STROKING: readonly number[] = [
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];

/** A bounding box, and whether the shape fills it. */
export type Box = Area & { isRectangle: boolean };

/** The rectangle that a thick vertical or horizontal line covers. */
export const thickLineBox = (
  line: readonly [{ x: number; y: number }, { x: number; y: number }],
  width: number,
): Box => {
  const area = areaAround(line);
  const isUpright = area.bottom - area.top > area.right - area.left;
  const half = width / 2;
  return {
    left: area.left - (isUpright ? half : 0),
    right: area.right + (isUpright ? half : 0),
    top: area.top - (isUpright ? 0 : half),
    bottom: area.bottom + (isUpright ? 0 : half),
    isRectangle: true,
  };
};
