import type { ApiKey, KeyHolder, Organisation, PlanId, Scope } from '../accounts.js';

export interface NewOrganisation {
  name: string;
  plan: PlanId;
  /** undefined means the plan's default. */
  limit?: number | null;
  rateLimit?: number;
}

export interface NewKey {
  /** SHA-256 of the whole key, hexadecimal. */
  hash: string;
  prefix: string;
  scopes: Scope[];
  name: string | null;
  ownerEmail: string | null;
}

export interface AccountStore {
  createOrganisation(input: NewOrganisation): Promise<Organisation>;
  /**
   * Creates an organisation with one key if no organisation exists: both or
   * neither, and once, however many processes call it. null otherwise.
   */
  createFirstOrganisation(input: NewOrganisation, key: NewKey): Promise<Organisation | null>;
  /** Without those that hold test data of others. */
  listOrganisations(): Promise<Organisation[]>;
  /**
   * The organisation that holds the test data of this one, created when it is first
   * asked for, once for any number of callers. null when there is no such
   * organisation, or it holds test data itself.
   */
  testOrganisation(id: string): Promise<Organisation | null>;
  /** Holds for its test data, too. null when there is no such organisation. */
  setOrganisationSuspended(id: string, suspended: boolean): Promise<Organisation | null>;

  /**
   * Stores the SHA-256 (hexadecimal) of the key, never the key. A key of the
   * organisation of test data is a test key. null when there is no such organisation.
   */
  createKey(input: NewKey & { organisationId: string }): Promise<ApiKey | null>;
  /** The keys of the organisation, then its test keys. */
  listKeys(organisationId: string): Promise<ApiKey[] | null>;
  /** null when there is no such key; revoking twice changes nothing. */
  revokeKey(id: string): Promise<ApiKey | null>;
  /**
   * The holder of a key that exists and is not revoked: of a test key the organisation of
   * test data, with plan, rate and suspension of the organisation whose data it is.
   */
  findKey(hash: string): Promise<KeyHolder | null>;

  /**
   * false when no key was ever issued to this owner. E-mail addresses are
   * compared without case.
   */
  setUserSuspended(email: string, suspended: boolean): Promise<boolean>;
}
