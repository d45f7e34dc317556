import type { Finding } from './findings.js';

export const iso = (date: Date): string => date.toISOString();

/** A finding about dates; the dates are its evidence. */
export const dateFinding = (
  code: Finding['code'],
  confidence: number,
  values: Finding['values'],
): Finding => ({
  code,
  values,
  confidence,
  place: null,
  evidence: Object.values(values)
    .filter((value) => /^\d{4}-/.test(String(value)))
    .join(' / '),
});
