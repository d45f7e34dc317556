import type { Sign } from '../../detector.js';

export const iso = (date: Date): string => date.toISOString();

/** A sign about dates; its evidence are the dates. */
export const dateSign = (code: Sign['code'], confidence: number, values: Sign['values']): Sign => ({
  code,
  values,
  confidence,
  place: null,
  evidence: Object.values(values)
    .filter((value) => /^\d{4}-/.test(String(value)))
    .join(' / '),
});
