import type { Connection } from 'mongoose';
import type { AccountStore, NewKey, NewOrganisation } from '../../../core/ports.js';
import { readStored, toStored } from '../../stored-json.js';
import { insertKey, toOrganisation } from './account-documents.js';
import type { ApiKeyDocument } from './api-key-model.js';
import { decisions } from './decision-model.js';
import { insertOnce } from './duplicate-key.js';
import { type OrganisationDocument, organisations } from './organisation-model.js';

interface First {
  organisation: OrganisationDocument;
  key: ApiKeyDocument;
}

/**
 * The first organisation is decided by one unique document that holds all of
 * it; the organisation and its key are then written from it. If a process dies
 * in between, the next caller completes it.
 */
export function firstOrganisation(
  connection: Connection,
  make: (input: NewOrganisation, key: NewKey) => Promise<First>,
): AccountStore['createFirstOrganisation'] {
  const decision = decisions.on(connection);
  const organisation = organisations.on(connection);

  const write = async (): Promise<void> => {
    const decided = await decision.findById('first_organisation').lean();
    if (decided === null) return;
    const first = readStored<First>(decided.value);
    // The key first: it grants nothing without its organisation.
    await insertOnce(() => insertKey(connection, dated(first.key)));
    await insertOnce(() => organisation.insertMany([dated(first.organisation)]));
  };

  return async (input, key) => {
    if ((await organisation.exists({})) !== null) return null;
    const first = await make(input, key);
    const decided = await insertOnce(() =>
      decision.insertMany([{ _id: 'first_organisation', value: toStored(first) }]),
    );
    await write();
    return decided ? toOrganisation(first.organisation) : null;
  };
}

/** Dates are text in JSON. */
const dated = <Document extends { createdAt: Date }>(document: Document): Document => ({
  ...document,
  createdAt: new Date(document.createdAt),
});
