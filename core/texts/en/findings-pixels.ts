import type { FindingText } from '../say.js';

const findings = <Code extends string>(texts: Record<Code, FindingText>) => texts;

/** What the pixels of a picture tell about how it was changed: English words. */
export const PIXEL_FINDINGS = findings({});

export type PixelFindingCode = keyof typeof PIXEL_FINDINGS;
