import type { DocumentData, NameRole } from '../../evidence/document-data.js';
import type { Rect } from '../../evidence/geometry.js';
import type { Row } from '../layout.js';
import { headingOf } from './heading.js';
import { plainName } from './plain-name.js';

type Names = DocumentData['names'];

/** "From" and "To" on an invoice are who sells and who buys; on a transfer, who pays and who is paid. */
export function ofSale(names: Names): Names {
  if (!has(names, 'payer') || !has(names, 'payee')) return names;
  return has(names, 'supplier') || has(names, 'customer')
    ? names
    : withRoles(names, { payer: 'supplier', payee: 'customer' });
}

/**
 * "From: | name" above "Bill to: | another": who sells, though such a label is that of whoever pays
 * on a transfer. "Received from" heads no seller.
 */
export function ofHeadedSale(names: Names, rows: readonly Row[]): Names {
  if (has(names, 'supplier') || !has(names, 'customer')) return names;
  const named = (role: NameRole) => names.filter((name) => name.role === role);
  const customers = named('customer').map(({ value }) => plainName(value));
  const isSeller = ({ value, place }: Names[number]): boolean =>
    !customers.includes(plainName(value)) &&
    rows.some(
      ({ page, cells }) =>
        page.number === place.page &&
        cells.some(
          ({ text, rect }) => isOnLine(rect, place.rect) && headingOf(text) === 'supplier',
        ),
    );
  return named('payer').some(isSeller) ? withRoles(names, { payer: 'supplier' }) : names;
}

const isOnLine = (one: Rect, other: Rect): boolean =>
  Math.abs(one.y + one.h / 2 - other.y - other.h / 2) < Math.min(one.h, other.h) / 2;

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
