import { isolate } from '../../texts/format.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Identity number check digit',
  says: {
    valid: (v) => `The identity number ${isolate(v.number)} has a correct check digit.`,
    invalid: (v) =>
      `The identity number ${isolate(v.number)} has a wrong check digit: it cannot have been issued.`,
    maybe_passport: (v) =>
      `${isolate(v.number)} has a wrong check digit for an identity number; it may be a passport number.`,
  },
} satisfies CheckText;

export const findings = {
  identity_number_invalid: {
    title: 'An identity number fails its check digit',
    detail: (v) =>
      `${isolate(v.number)} has a wrong check digit, so it cannot have been issued. Compare it with the identity document or the register.`,
  },
} satisfies Record<string, FindingText>;
