import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData, NameRole } from '../../evidence/document-data.js';
import { companyEnd } from './company-form.js';
import { fold } from '../../text/fold.js';

/** Whom letters of these kinds are sent to: a bank writes to whoever holds the account. */
const ADDRESSEES: Partial<Record<DocumentType, NameRole>> = {
  bank_statement: 'account_holder',
  card_statement: 'account_holder',
  account_confirmation: 'account_holder',
  balance_confirmation: 'account_holder',
  payslip: 'employee',
  medical: 'patient',
};

/** Whom a form is about whose key says no more than "name". */
const PEOPLE: Partial<Record<DocumentType, NameRole>> = {
  payslip: 'employee',
  tax_form: 'employee',
};

/** Names the only person of a document after its type, where nobody else has that role. */
export function peopleByType(
  names: DocumentData['names'],
  type: DocumentType,
): DocumentData['names'] {
  const wanted = PEOPLE[type];
  const [only, ...others] = names.filter(({ role }) => role === 'person');
  if (!wanted || !only || others.length > 0 || names.some(({ role }) => role === wanted))
    return names;
  return names.map((name) => (name === only ? { ...name, role: wanted } : name));
}

/**
 * Names the recipient of a document after its type, where nobody else has that role. Only an
 * account is held by companies too; a sick note goes to an insurer, a payslip to an accountant.
 */
export function recipientsByType(
  names: DocumentData['names'],
  type: DocumentType,
): DocumentData['names'] {
  const wanted = ADDRESSEES[type];
  const customers = names.filter(({ role }) => role === 'customer');
  const [only, ...others] = customers;
  if (!wanted || !only || others.length > 0 || names.some(({ role }) => role === wanted))
    return names;
  if (wanted !== 'account_holder' && companyEnd(fold(only.value)) !== null) return names;
  return names.map((name) => (name === only ? { ...name, role: wanted } : name));
}
