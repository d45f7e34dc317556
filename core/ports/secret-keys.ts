/** The keys (SECRETS_KEY) under which secrets are stored. */
export interface SecretKeys {
  /**
   * Keys that stored secrets need and this process lacks, with the webhook endpoints, and
   * the users with a second factor, concerned.
   */
  missing(): Promise<{ keyId: string; endpointIds: string[]; userIds: string[] }[]>;
  /**
   * Encrypts with the current key every secret that is not. Safe while the
   * service runs. `unreadable`: those whose key is missing; they stay.
   */
  reencrypt(): Promise<{ reencrypted: number; unreadable: number }>;
}
