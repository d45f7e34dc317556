import type { PIXEL_FINDINGS } from '../../core/texts/en/findings-pixels.js';
import type { Values } from '../../core/texts/say.js';

/** Every way a finding about a picture's pixels can be told. */
export const PIXEL_FINDING_VALUES: Record<keyof typeof PIXEL_FINDINGS, Values[]> = {
  copied_pixels: [{ page: 1 }],
  clean_patch: [{ page: 1 }],
  drawn_letters: [{ page: 2 }],
  foreign_compression: [{ page: 1 }],
  thumbnail_differs: [{ page: 1 }],
  network_copy_paste: [{ page: 1 }],
  network_background_patch: [{ page: 1 }],
  ai_generated_traces: [{ page: 1 }],
  screenshot_foreign_patch: [{ page: 1 }],
};
