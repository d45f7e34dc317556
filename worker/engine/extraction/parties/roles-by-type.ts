import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData, NameRole } from '../../evidence/document-data.js';
import { rarityOf } from '../classification/type-model/type-model.js';
import { companyEnd } from './company-form.js';
import { fold } from '../../text/fold.js';
import { wordsIn } from '../../text/words-in.js';

/** Whom letters of these kinds are sent to: a bank writes to whoever holds the account. */
const ADDRESSEES: Partial<Record<DocumentType, NameRole>> = {
  bank_statement: 'account_holder',
  card_statement: 'account_holder',
  account_confirmation: 'account_holder',
  balance_confirmation: 'account_holder',
  loan_document: 'account_holder',
  payslip: 'employee',
  medical: 'patient',
};

/** Whom a form is about whose key says no more than "name". */
const PEOPLE: Partial<Record<DocumentType, NameRole>> = {
  payslip: 'employee',
  tax_form: 'employee',
};

/** A customer, an employer or a payee may be a bank or an office, whose name has common words; these are not. */
const PERSONS: ReadonlySet<NameRole> = new Set([
  'account_holder',
  'employee',
  'patient',
  'doctor',
  'person',
]);

/**
 * No name of 440 had common words alone; seven labels taken for one did
 * (docs/evaluation/extraction.md).
 */
const COMMON_MAX = 5.5;

/** Whether a text has only words that many documents print: "Tax code", the next label, is nobody's name. */
function isOfCommonWords(name: string): boolean {
  const words = wordsIn(fold(name));
  return words.length > 0 && words.every((word) => (rarityOf(word) ?? Infinity) < COMMON_MAX);
}

/**
 * Names whom a document is sent to or about after its type, where nobody else has that role. Only an
 * account is held by companies too; a sick note goes to an insurer, a payslip to an accountant. What is no
 * person's name, but a label beside theirs, is left out.
 */
export function namesByType(
  names: DocumentData['names'],
  type: DocumentType,
): DocumentData['names'] {
  const persons = names.filter(({ role, value }) => !PERSONS.has(role) || !isOfCommonWords(value));
  const named = withRole(persons, 'person', PEOPLE[type], () => true);
  const addressee = ADDRESSEES[type];
  return withRole(
    named,
    'customer',
    addressee,
    (name) => addressee === 'account_holder' || companyEnd(fold(name)) === null,
  );
}

/** Gives the only name of one role another, which no other name has. */
function withRole(
  names: DocumentData['names'],
  from: NameRole,
  to: NameRole | undefined,
  mayBe: (name: string) => boolean,
): DocumentData['names'] {
  const [only, ...others] = names.filter(({ role }) => role === from);
  if (!to || !only || others.length > 0 || !mayBe(only.value)) return names;
  if (names.some(({ role }) => role === to)) return names;
  return names.map((name) => (name === only ? { ...name, role: to } : name));
}
