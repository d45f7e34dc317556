import { amount, date, isolate } from '../format.js';
import type { CheckText, Text, Values } from '../say.js';
import { oddPart, oddValue } from './sums.js';
import { WEEKDAYS } from './words.js';

/** Every deterministic check, with its English words; the keys are the check ids. */
const checks = <Texts extends Record<string, CheckText>>(texts: Texts) => texts;

const times = (v: Values, one: string, many: string) =>
  v.count === 1 ? one : `${v.count} ${many}`;

export const CHECKS = checks({
  running_balance: {
    label: 'Running balance',
    says: {
      holds: (v) =>
        `Every balance follows from the one before it (${times(v, 'one step', 'steps')} checked).`,
      balance: oddPart,
      amount: oddPart,
      row: oddPart,
      opening: oddPart,
      closing: oddPart,
      more: (v) => `${times(v, 'One further balance does', 'further balances do')} not add up.`,
      not_understood: (v) =>
        `${times(v, 'One balance does', 'balances do')} not follow from the movements as they were read; the table may have been read incompletely. Check it by hand.`,
    },
  },
  statement_totals: {
    label: 'Totals of the statement',
    says: {
      holds: 'The stated totals match the movements.',
      credits: (v) =>
        `The statement gives total credits of ${amount(v.printed)}, but its movements add up to ${amount(v.expected)}.`,
      debits: (v) =>
        `The statement gives total debits of ${amount(v.printed)}, but its movements add up to ${amount(v.expected)}.`,
      differs:
        'The stated totals differ from the movements that were read; they may cover another period or further items.',
    },
  },
  invoice_total: {
    label: 'Total to pay',
    says: {
      holds: 'The parts add up to the total.',
      odd: oddValue,
      differs: (v) =>
        `The printed parts miss the total by ${amount(v.difference)}; the document may hold items that were not recognised. Check it by hand.`,
    },
  },
  line_items: {
    label: 'Lines: quantity times price',
    says: {
      holds: 'Quantity times price gives the amount of every line.',
      odd: oddValue,
      differs: (v) =>
        `In one line, quantity times price misses the amount by ${amount(v.difference)}; a discount on the line may explain it.`,
    },
  },
  vat_rate: {
    label: 'VAT rate',
    says: {
      lawful: (v) => `The VAT rate of ${v.rate}% was in force at the date of the document.`,
      zero: 'VAT at zero rate, as for export or Eilat.',
      unlawful: (v) =>
        v.date
          ? `The VAT rate of ${v.rate}% was not in force on ${date(v.date)}; it was ${v.rates}%.`
          : `A VAT rate of ${v.rate}% has not been in force in Israel since 2002.`,
    },
  },
  vat_amount: {
    label: 'VAT amount',
    says: {
      holds: 'The VAT is its rate of the base.',
      odd: oddValue,
      too_high: (v) =>
        `The VAT of ${amount(v.printed)} is more than the rate of ${v.rate}% allows on its base (${amount(v.expected)}).`,
      differs: (v) =>
        `The VAT misses its rate of the base by ${amount(v.difference)}; part of the items may be exempt.`,
    },
  },
  payslip_net: {
    label: 'Sums of the payslip',
    says: {
      holds: 'Payments, deductions and net pay add up.',
      odd: oddValue,
      differs: (v) =>
        `The sums of the payslip miss by ${amount(v.difference)}; a benefit or deduction may not have been recognised. Check it by hand.`,
    },
  },
  iban: {
    label: 'IBAN check digits',
    says: {
      valid: (v) => `The IBAN ${isolate(v.iban)} is valid.`,
      invalid: (v) =>
        `The IBAN ${isolate(v.iban)} cannot exist: its check digits or its structure are wrong.`,
      no_country: (v) => `${isolate(v.iban)} does not begin with a country that uses IBANs.`,
    },
  },
  iban_account: {
    label: 'IBAN and account number',
    says: {
      same: 'The IBAN names the bank, branch and account that are printed beside it.',
      other: (v) =>
        `The IBAN ${isolate(v.iban)} names account ${isolate(v.expected)}, but ${isolate(v.printed)} is printed.`,
      unrelated: (v) =>
        `The IBAN ${isolate(v.iban)} names an account (${isolate(v.expected)}) that is not printed on the document; it may be another party’s.`,
    },
  },
  bank_code: {
    label: 'Bank code',
    says: {
      bank: (v) => `Bank code ${v.code} is ${v.bank_en}.`,
      other: (v) => `Code ${v.code} belongs to a clearing house or a payment company.`,
      unknown: (v) => `Bank code ${v.code} is not in our list of banks in Israel.`,
    },
  },
  bank_account: {
    label: 'Account check digits',
    says: {
      valid: (v) => `Account ${isolate(v.account)} follows the rule of its bank.`,
      invalid: (v) =>
        `Account ${isolate(v.account)} does not follow the check-digit rule of ${v.bank_en}.`,
    },
  },
  identity_number: {
    label: 'Identity number check digit',
    says: {
      valid: (v) => `The identity number ${isolate(v.number)} has a correct check digit.`,
      invalid: (v) =>
        `The identity number ${isolate(v.number)} has a wrong check digit: it cannot have been issued.`,
      maybe_passport: (v) =>
        `${isolate(v.number)} has a wrong check digit for an identity number; it may be a passport number.`,
    },
  },
  company_number: {
    label: 'Company number check digit',
    says: {
      valid: (v) => `The company or dealer number ${isolate(v.number)} has a correct check digit.`,
      invalid: (v) =>
        `The company or dealer number ${isolate(v.number)} has a wrong check digit: it cannot have been issued.`,
      unusual: (v) =>
        `The company or dealer number ${isolate(v.number)} does not follow the usual rule; look it up in the register.`,
    },
  },
  weekday: {
    label: 'Weekday and date',
    says: {
      same: (v) => `The weekday printed beside ${date(v.date)} is right.`,
      other: (v) =>
        `${date(v.date)} was a ${WEEKDAYS[Number(v.expected)]}, but ${WEEKDAYS[Number(v.printed)]} is printed.`,
    },
  },
  date_possible: {
    label: 'Dates in the calendar',
    says: {
      all: 'Every printed date exists.',
      impossible: (v) => `The date ${isolate(v.printed)} does not exist.`,
      unusual: (v) =>
        `The date ${isolate(v.printed)} does not exist; loan tables sometimes count 30 days a month.`,
    },
  },
  date_not_in_future: {
    label: 'Date of the document',
    says: {
      past: (v) => `The document is dated ${date(v.date)}, not later than today.`,
      future: (v) => `The document is dated ${date(v.date)}, later than today (${date(v.today)}).`,
    },
  },
  period_order: {
    label: 'Order of the movements',
    says: {
      ordered: 'The movements follow each other by date.',
      unordered: (v) =>
        `${times(v, 'One movement stands', 'movements stand')} out of order by date, the first on ${date(v.date)}.`,
    },
  },
  allocation_number: {
    label: 'Allocation number',
    says: {
      present: 'The tax invoice carries an allocation number.',
      missing: (v) =>
        `No allocation number was found, though VAT of ${amount(v.vat)} on a tax invoice of ${date(v.date)} calls for one (from ${amount(v.threshold)}). The buyer may be unable to deduct the VAT.`,
    },
  },
});

type Checks = typeof CHECKS;
export type CheckId = keyof Checks;
/** The sentences a check can say. */
export type CheckSay<Id extends CheckId> = {
  [One in CheckId]: keyof Checks[One]['says'] & string;
}[Id];
/** The same checks and sentences in another language: what is missing does not compile. */
export type CheckTexts = {
  [Id in CheckId]: { label: Text; says: Record<CheckSay<Id>, Text> };
};
