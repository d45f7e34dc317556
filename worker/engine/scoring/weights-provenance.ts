import type { ProvenanceFindingCode } from '../../../core/texts/en/findings-provenance.js';
import type { Weight } from './weights.js';

/** What a file's record of its own origin weighs; a part of the table in weights.ts. */
export const PROVENANCE_WEIGHTS: Record<ProvenanceFindingCode, Weight> = {
  // Phones mark their own retouching so: a look is due, not a verdict.
  ai_part_declared: { source: 'ai', category: 'ai_generated', severity: 'high', points: 50 },
  // Not enough alone: a corrected date breaks the signature as a corrected amount does.
  credentials_picture_changed: {
    source: 'structure',
    category: 'signature',
    severity: 'high',
    points: 60,
  },
  credentials_manifest_changed: {
    source: 'structure',
    category: 'signature',
    severity: 'high',
    points: 55,
  },
  credentials_edited: {
    source: 'metadata',
    category: 'editing_software',
    severity: 'low',
    points: 25,
  },
  // Whoever sends a picture through a messenger loses it with all metadata, not alone.
  credentials_removed: { source: 'structure', category: 'signature', severity: 'low', points: 12 },
  credentials_intact: { source: 'structure', category: 'signature', severity: 'info', points: 0 },
  credentials_unchecked: {
    source: 'structure',
    category: 'signature',
    severity: 'info',
    points: 0,
  },
};
