import type { DocumentData, NameRole } from '../../evidence/document-data.js';

type Names = DocumentData['names'];

/** "From" and "To" on an invoice are who sells and who buys; on a transfer, who pays and who is paid. */
export function ofSale(names: Names): Names {
  if (!has(names, 'payer') || !has(names, 'payee')) return names;
  return has(names, 'supplier') || has(names, 'customer')
    ? names
    : withRoles(names, { payer: 'supplier', payee: 'customer' });
}

/** Whoever a receipt was "received from", where it names no payee, is its customer too. */
export function ofReceipt(names: Names): Names {
  if (RECIPIENTS.some((role) => has(names, role))) return names;
  const payer = names.find(({ role }) => role === 'payer');
  return payer ? [...names, { ...payer, role: 'customer' }] : names;
}

const RECIPIENTS: readonly NameRole[] = ['payee', 'customer', 'patient', 'employee'];

const has = (names: Names, role: NameRole): boolean => names.some((name) => name.role === role);

const withRoles = (names: Names, roles: Partial<Record<NameRole, NameRole>>): Names =>
  names.map((name) => ({ ...name, role: roles[name.role] ?? name.role }));
