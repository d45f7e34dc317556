import type { Finding } from './findings.js';

export const iso = (date: Date): string => date.toISOString();

/** A sign about dates; its evidence are the dates. */
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
