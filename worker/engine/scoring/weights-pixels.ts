import type { PixelFindingCode } from '../../../core/texts/en/findings-pixels.js';
import type { Weight } from './weights.js';

/**
 * What findings in pixels weigh; a part of the table in weights.ts. Pixels
 * corroborate: one family of them asks for a look (20 points and more), and
 * only two that do not depend on each other reach HIGH_RISK_MIN.
 */
export const PIXEL_WEIGHTS: Record<PixelFindingCode, Weight> = {
  // Measured on forged receipts: in PNG and JPEG the evidence is physical, and
  // no genuine receipt had it off its margins.
  copied_pixels: { source: 'pixel', category: 'copy_paste', severity: 'high', points: 35 },
  clean_patch: { source: 'pixel', category: 'background_patch', severity: 'medium', points: 15 },
  // Survives recompression, and so often stands alone: on forged receipts that
  // nothing was set by, 31 of 33 marks were right, and 1 of 182 genuine pictures had one.
  typeface_differs: { source: 'pixel', category: 'font_mismatch', severity: 'medium', points: 25 },
  drawn_letters: { source: 'pixel', category: 'text_edit', severity: 'medium', points: 25 },
  // The lattice of an earlier quantisation is there or not. Of 80 public
  // receipts one was marked: items on it had been painted over.
  foreign_compression: {
    source: 'pixel',
    category: 'compression',
    severity: 'high',
    points: 35,
  },
  thumbnail_differs: {
    source: 'pixel',
    category: 'pixel_manipulation',
    severity: 'high',
    points: 30,
  },
  // Image AUC on real forged receipts .70 as PNG, .59 as JPEG 75, .55 after a
  // messenger (models/*/1.0.0/MODEL_CARD.md): a model at or under .60 somewhere weighs 5 at most.
  network_copy_paste: { source: 'pixel', category: 'copy_paste', severity: 'low', points: 5 },
  network_background_patch: {
    source: 'pixel',
    category: 'background_patch',
    severity: 'low',
    points: 5,
  },
  // A learned artefact corroborates at most: confidence is held at 0.5, so this is 5 points of the score.
  ai_generated_traces: { source: 'ai', category: 'ai_generated', severity: 'low', points: 10 },
  // Metadata: easily lost and easily kept by mistake. Alone they ask for no look.
  profile_of_editor: {
    source: 'metadata',
    category: 'editing_software',
    severity: 'low',
    points: 15,
  },
  // Whoever sends a photo by a website or mail program saves it anew: corroborates at most.
  phone_file_resaved: { source: 'metadata', category: 'compression', severity: 'info', points: 6 },
  laid_over_profile: {
    source: 'structure',
    category: 'file_structure',
    severity: 'low',
    points: 12,
  },
  // A screenshot shown full-screen and taken again shows the older clock too.
  screenshot_clock_differs: {
    source: 'pixel',
    category: 'date_time_logic',
    severity: 'low',
    points: 12,
  },
  // Exact grounds leave no room for chance, but one-off designs do exist.
  screenshot_foreign_patch: {
    source: 'pixel',
    category: 'screenshot_artifact',
    severity: 'high',
    points: 28,
  },
};
