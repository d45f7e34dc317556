import { isolate } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Company number check digit',
  says: {
    valid: (v) => `The company or dealer number ${isolate(v.number)} has a correct check digit.`,
    invalid: (v) =>
      `The company or dealer number ${isolate(v.number)} has a wrong check digit: it cannot have been issued.`,
    unusual: (v) =>
      `The company or dealer number ${isolate(v.number)} does not follow the usual rule; look it up in the register.`,
  },
} satisfies CheckText;
