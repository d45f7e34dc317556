import type { Box } from '../api/types.js';

/** A place that is looked at: of a finding, or of a value or a check. */
export interface Focus {
  findingId: string | null;
  box: Box | null;
}

export const NO_FOCUS: Focus = { findingId: null, box: null };
