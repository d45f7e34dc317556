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
  loan_document: 'account_holder',
  payslip: 'employee',
  medical: 'patient',
};

/** Whom a form is about whose key says no more than "name". */
const PEOPLE: Partial<Record<DocumentType, NameRole>> = {
  payslip: 'employee',
  tax_form: 'employee',
};

/**
 * Names whom a document is sent to or about after its type, where nobody else has that role. Only an
 * account is held by companies too; a sick note goes to an insurer, a payslip to an accountant.
 */
export function namesByType(
  names: DocumentData['names'],
  type: DocumentType,
): DocumentData['names'] {
  const named = withRole(names, 'person', PEOPLE[type], () => true);
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
