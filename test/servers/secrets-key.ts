/** The processes of a cluster need a key for stored secrets; tests have no secrets. */
export const SECRETS_KEY = '5ec2e75e'.repeat(8);
