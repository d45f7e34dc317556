import type { ApiKey, KeyHolder, Organisation, PlanId, Scope } from '../accounts.js';
import type { OrganisationChange } from '../organisation-change.js';

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
  /** null, the default: it never expires. */
  expiresAt?: Date | null;
}

export interface KeyRoll {
  /** Of the new key; it has the name, scopes, owner and mode of the old one. */
  hash: string;
  prefix: string;
  /** How long the old one stays valid, in milliseconds; never longer than it would have. */
  keepPreviousMs: number;
  /** Of the new key; null for never, undefined for the length of life the old one had. */
  expiresAt?: Date | null | undefined;
}

export interface FileRetention {
  /** The organisation, or the one that holds its test data. */
  organisationId: string;
  days: number;
}

export interface OrganisationDeletion {
  id: string;
  /** What holds its scans: itself, and the organisation of its test data. */
  holders: string[];
  begunAt: Date;
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
  /**
   * Changes an organisation and, at once and with it, what its test data share: all of
   * it or nothing, and never what another change has made of it meanwhile.
   * null when there is no such organisation, or it holds test data itself.
   */
  updateOrganisation(id: string, change: OrganisationChange): Promise<Organisation | null>;
  /** How long organisations keep original files, where they have a time of their own. */
  listFileRetentions(): Promise<FileRetention[]>;
  /**
   * Begins the deletion of an organisation and its test data: from this write on its keys,
   * sessions and one-time links open nothing, no scan is accepted, and no method but the next
   * two finds it. false when there is no such organisation, or it holds test data.
   */
  deleteOrganisation(id: string): Promise<boolean>;
  /** Organisations whose deletion has begun and is not finished, the oldest first. */
  listDeletions(): Promise<OrganisationDeletion[]>;
  /**
   * Removes what there is of an organisation whose deletion has begun, besides its scans:
   * users, sessions, keys, webhook endpoints with deliveries, single sign-on, idempotency keys
   * and usage, of its test data too. Addresses that belong to nobody else go, unless the
   * operator suspended them. The audit log stays. May be repeated after any interruption.
   *
   * @param isLast also removes the organisation itself; rejects while it has a scan
   */
  eraseOrganisation(id: string, isLast: boolean): Promise<void>;
  /** Holds for its test data, too. null when there is no such organisation. */
  setOrganisationSuspended(id: string, suspended: boolean): Promise<Organisation | null>;

  /**
   * Stores the SHA-256 (hexadecimal) of the key, never the key. A key of the
   * organisation of test data is a test key. null when there is no such organisation.
   * Rejects with TooManyKeys when it has KEYS_MAX valid ones, and forgets ended ones
   * beyond ENDED_KEYS_KEPT.
   */
  createKey(input: NewKey & { organisationId: string }): Promise<ApiKey | null>;
  /** The keys of the organisation, then its test keys; each oldest first. */
  listKeys(organisationId: string): Promise<ApiKey[] | null>;
  getKey(id: string): Promise<ApiKey | null>;
  /**
   * Makes a new key in place of a valid one, which ends after a time. Of many rolls of
   * one key a single one succeeds. Until the answer the old key is as it was, or both
   * are valid. null when there is no such key. Rejects with KeyNotRolled when it is not
   * valid or was rolled before, and with TooManyKeys.
   */
  rollKey(id: string, roll: KeyRoll): Promise<{ key: ApiKey; previous: ApiKey } | null>;
  /** null when there is no such key; revoking twice changes nothing. */
  revokeKey(id: string): Promise<ApiKey | null>;
  /**
   * The holder of a key that exists, is not revoked and has not expired: of a test key the
   * organisation of test data, with plan, rate and suspension of the organisation whose data
   * it is. Revocation and expiry hold at once for every process. Its
   * owner is suspended everywhere, or as a user of this organisation.
   */
  findKey(hash: string): Promise<KeyHolder | null>;
  /** A key that `findKey` answers no more: to tell whoever presents it why. */
  findEndedKey(hash: string): Promise<ApiKey | null>;
  /**
   * Notes when keys were last used, by id; the latest time of any process stands. Keys that
   * do not exist are passed over.
   */
  noteKeysUsed(uses: ReadonlyMap<string, Date>): Promise<void>;

  /**
   * Suspends a person everywhere: the keys they own answer SUSPENDED, and their sessions
   * of the dashboard end. Resuming lifts the suspension by an organisation, too. false
   * when neither a key was ever issued to this address nor a user has it. E-mail
   * addresses are compared without case.
   */
  setUserSuspended(email: string, suspended: boolean): Promise<boolean>;
}
