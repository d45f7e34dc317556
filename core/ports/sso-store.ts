import type { SsoSettings, StoredSso } from '../sso.js';

/** How people of an organisation sign in at a provider of their own. */
export interface SsoStore {
  get(organisationId: string): Promise<StoredSso | null>;
  /** Replaces or, with null, removes; the secret is stored encrypted. false without such an organisation. */
  set(organisationId: string, settings: SsoSettings | null): Promise<boolean>;
}
