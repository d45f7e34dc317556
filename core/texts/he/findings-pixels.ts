import type { PixelFindingCode } from '../en/findings-pixels.js';
import type { FindingText } from '../say.js';

/** What the pixels of a picture tell about how it was changed: Hebrew words. */
export const PIXEL_FINDINGS: Record<PixelFindingCode, FindingText> = {};
