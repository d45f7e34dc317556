import type { ScanOrigin } from '../core/ports.js';

/** Where a scan came from, as usage is counted: the id of a key, or `dashboard`; null: unknown. */
export const sourceOf = (origin: ScanOrigin | undefined): string | null =>
  origin?.keyId ?? (origin?.userId === undefined ? null : 'dashboard');
