/** The keys (SECRETS_KEY) under which secrets are stored. */
export interface SecretKeys {
  /**
   * Keys that stored secrets need and this process lacks, with the webhook endpoints, the
   * users with a second factor, and the organisations with single sign-on concerned.
   */
  missing(): Promise<
    { keyId: string; endpointIds: string[]; userIds: string[]; organisationIds: string[] }[]
  >;
  /**
   * Encrypts with the current key every secret that is not. Safe while the
   * service runs. `unreadable`: those whose key is missing; they stay.
   */
  reencrypt(): Promise<{ reencrypted: number; unreadable: number }>;
}
