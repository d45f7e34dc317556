import type { CheckText } from '../say.js';

/** Every deterministic check, with its English words; the keys are the check ids. */
const checks = <Id extends string>(texts: Record<Id, CheckText>) => texts;

export const CHECKS = checks({
  iban: {
    label: 'IBAN check digits',
    says: { valid: 'The IBAN is valid.', invalid: 'The IBAN fails its check digits.' },
  },
});

export type CheckId = keyof typeof CHECKS;
