import type { DocumentData, ExtractedValue, NameRole } from '../../evidence/document-data.js';
import { areaOf, intersection, sizeOf } from '../../evidence/geometry.js';
import type { LabelledRows } from '../labels/value-of.js';
import { findIssuer } from './issuer.js';
import { namesByHeadings, type PartyName } from './named-by-headings.js';
import { plainName } from './plain-name.js';
import { recipientName } from './recipient.js';

/**
 * Adds to the names of the data the parties that no label names: those under headings, and whom a letter
 * is sent to. Returns who issued the document.
 */
export function nameParties(
  document: LabelledRows,
  data: DocumentData,
  { isInvoice, isAccount }: { isInvoice: boolean; isAccount: boolean },
): ExtractedValue<string> | null {
  const role = (wanted: NameRole) => data.names.filter((name) => name.role === wanted);
  const ofHeadings = isInvoice ? namesByHeadings(document) : [];
  const addHeaded = (isWanted: (party: PartyName) => boolean): void => {
    const added = ofHeadings.filter((party) => isWanted(party) && role(party.role).length === 0);
    data.names.push(...added.map(({ name, role: of }) => ({ ...name, role: of })));
  };
  addHeaded(({ isTold }) => isTold);
  const customers = [
    ...role('customer'),
    // Whoever a transfer is made to has not written it.
    ...(isInvoice ? [] : role('payee')),
    ...ofHeadings.flatMap((party) => (party.role === 'customer' ? [party.name] : [])),
  ];
  const supposed =
    role('supplier')[0] ??
    (isAccount ? findBank(document, customers) : findIssuer(document, customers));
  addPersonAsCustomer(data, supposed);
  const addressed: NameRole = isAccount ? 'account_holder' : 'customer';
  // Movements of an account name whom they were paid to.
  const isBlocked = (of: NameRole): boolean =>
    of === addressed || (addressed === 'customer' && RECIPIENTS.has(of));
  if (!data.names.some(({ role: of }) => isBlocked(of))) {
    const sentTo = recipientName(document, supposed);
    if (sentTo) data.names.push({ ...sentTo, role: addressed });
    else addHeaded(({ role: of }) => of === 'customer' && addressed === 'customer');
  }
  // Where the issuer is a picture, the largest name is that in the address field.
  const sentTo = role(addressed);
  const isAddressee = supposed !== null && sentTo.some((name) => isPartOf(name, supposed));
  const found = isAddressee && addressed === 'customer' ? findIssuer(document, sentTo) : supposed;
  return found ?? ofHeadings.find(({ role: of }) => of === 'supplier')?.name ?? null;
}

/** Who writes to the holder of an account: where a bank's name is a picture, the first name is the holder's. */
function findBank(
  document: LabelledRows,
  others: readonly ExtractedValue<string>[],
): ReturnType<typeof findIssuer> {
  const found = findIssuer(document, others);
  const holder = recipientName(document, null);
  if (!found || !holder || plainName(found.value) !== plainName(holder.value)) return found;
  const other = findIssuer(document, [...others, holder]);
  return other && { ...other, certainty: 'unsure' };
}

/** On an invoice the only person behind "Name:" is who it is made out to. */
function addPersonAsCustomer(
  { names, fields }: DocumentData,
  issuer: ExtractedValue<string> | null,
): void {
  const [person, ...others] = names.filter(({ role }) => role === 'person');
  if (!fields.total || !person || others.length > 0 || person.value === issuer?.value) return;
  if (names.some(({ role }) => RECIPIENTS.has(role) || role === 'account_holder')) return;
  names.splice(names.indexOf(person), 1, { ...person, role: 'customer' });
}

/** Whether a name is printed within another one: the first line of "A. Muster / Muster GmbH". */
const isPartOf = (name: ExtractedValue<string>, whole: ExtractedValue<string>): boolean =>
  name.place.page === whole.place.page &&
  whole.value !== name.value &&
  whole.value.includes(name.value) &&
  sizeOf(intersection(areaOf(name.place.rect), areaOf(whole.place.rect))) > 0;

/** Roles of whoever a document is made out to; the holder of an account on an invoice is its issuer. */
const RECIPIENTS: ReadonlySet<NameRole> = new Set(['customer', 'employee', 'patient', 'payee']);
