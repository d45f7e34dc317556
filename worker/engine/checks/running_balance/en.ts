import { inconsistentBalanceText } from '../arithmetic/en.js';
import { times } from '../../texts/en.js';
import type { CheckText, FindingText } from '../../texts/say.js';

export const words = {
  label: 'Running balance',
  says: {
    holds: (v) =>
      `Every balance follows from the one before it (${times(v, 'one step', 'steps')} checked).`,
    balance: inconsistentBalanceText,
    amount: inconsistentBalanceText,
    row: inconsistentBalanceText,
    opening: inconsistentBalanceText,
    closing: inconsistentBalanceText,
    more: (v) => `${times(v, 'One further balance does', 'further balances do')} not add up.`,
    not_understood: (v) =>
      `${times(v, 'One balance does', 'balances do')} not follow from the movements as they were read; the table may have been read incompletely. Check it by hand.`,
  },
} satisfies CheckText;

export const findings = {
  balance_mismatch: {
    title: 'The running balance does not add up',
    detail: (v) =>
      `${inconsistentBalanceText(v)} A bank’s system computes balances; compare this row with the bank’s own record.`,
  },
} satisfies Record<string, FindingText>;
