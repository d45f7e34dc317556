import type { PixelFindingCode } from '../core/texts/en/findings-pixels.js';
import type { Weight } from './weights.js';

/**
 * What findings in pixels weigh; a part of the table in weights.ts. Pixels
 * corroborate: one family of them asks for a look (20 points and more), and
 * only two that do not depend on each other reach HIGH_RISK_MIN.
 */
export const PIXEL_WEIGHTS: Record<PixelFindingCode, Weight> = {};
