import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform } from '../../../adapters/open-platform.js';
import type { Platform } from '../../../core/ports.js';
import { readSettings, SettingError } from '../../../core/settings.js';
import { checkSecrets } from '../../../main/check-secrets.js';
import { SECRETS_KEY } from '../../servers/secrets-key.js';
import { DELIVERED } from './attempts.js';
import { type OpenForTest, organisation, type PlatformUnderTest } from './platform-under-test.js';

const NEW = 'a1'.repeat(32);

export function describeSecretKeys(name: string, open: OpenForTest): void {
  describe(`SecretKeys of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    /** Works on the same stores as a process with these keys. */
    async function withKeys<T>(keys: string, work: (platform: Platform) => Promise<T>): Promise<T> {
      const settings = readSettings({ ...under.environment, SECRETS_KEY: keys });
      const platform = await openPlatform(settings, { clock: under.clock });
      try {
        return await work(platform);
      } finally {
        await platform.close();
      }
    }
    const endpoint = async () => {
      const made = await under.platform.webhooks.addEndpoint(org, 'https://a.example/hooks');
      if (made === null) throw new Error('The organisation is missing.');
      return made;
    };
    /** The secrets that a ping would be signed with. */
    const signedWith = async ({ webhooks }: Platform, id: string): Promise<string[]> => {
      await webhooks.ping(id);
      const [ping] = await webhooks.claimDue(1, 1000);
      if (ping === undefined) throw new Error('No ping is due.');
      await webhooks.record(ping, DELIVERED);
      return ping.endpoint.secrets;
    };

    test('a key is rolled: both are read, all is encrypted anew, and the older is needed no more', async () => {
      const made = await endpoint();
      await withKeys(`${NEW},${SECRETS_KEY}`, async (platform) => {
        expect(await signedWith(platform, made.id)).toEqual([made.secret]);
        expect(await platform.secretKeys.missing()).toEqual([]);
        // Rolled before it is encrypted anew: the former secret has the older key.
        const rolled = await platform.webhooks.rollSecret(made.id, 60_000);
        expect(await signedWith(platform, made.id)).toEqual([rolled?.secret, made.secret]);
        const untouched = { reencrypted: 0, unreadable: 0 };
        expect(await platform.secretKeys.reencrypt()).toEqual({ ...untouched, reencrypted: 1 });
        expect(await platform.secretKeys.reencrypt()).toEqual(untouched);
        made.secret = rolled?.secret ?? '';
      });
      await withKeys(NEW, async (platform) => {
        expect((await signedWith(platform, made.id))[0]).toBe(made.secret);
        await checkSecrets(platform);
      });
      expect(await signedWith(under.platform, made.id)).toEqual([]);
    });

    test('second factors and single sign-on are rolled with the key, and a missing one is named', async () => {
      const { users } = under.platform;
      const input = { organisationId: org, email: 'a@example.com', name: 'A' } as const;
      const link = { hash: '01'.repeat(32), expiresAt: new Date('2100-01-01') };
      const user = await users.invite({ ...input, role: 'owner', language: 'en' }, link);
      if (typeof user === 'string') throw new Error(user);
      await users.setTotp(user.id, 'SECRET');
      const provider = { issuer: 'https://a.example', clientId: 'emet' };
      await under.platform.sso.set(org, { ...provider, clientSecret: 'CLIENT' });
      const ofClient = async (platform: Platform) => (await platform.sso.get(org))?.clientSecret;
      const factor = async (platform: Platform) =>
        (await platform.users.findForSignIn(user.email))?.totp;
      await withKeys(NEW, async (platform) => {
        expect(await platform.secretKeys.missing()).toMatchObject([
          { endpointIds: [], userIds: [user.id], organisationIds: [org] },
        ]);
        expect(await factor(platform)).toEqual({ secret: null });
        expect(await ofClient(platform)).toBeNull();
        expect(await platform.secretKeys.reencrypt()).toEqual({ reencrypted: 0, unreadable: 2 });
        await expect(checkSecrets(platform)).rejects.toThrow(
          '1 second factor of users and 1 single sign-on: ',
        );
      });
      await withKeys(`${NEW},${SECRETS_KEY}`, async (platform) => {
        expect(await factor(platform)).toEqual({ secret: 'SECRET' });
        const untouched = { reencrypted: 0, unreadable: 0 };
        expect(await platform.secretKeys.reencrypt()).toEqual({ ...untouched, reencrypted: 2 });
        expect(await platform.secretKeys.reencrypt()).toEqual(untouched);
      });
      await withKeys(NEW, async (platform) => {
        expect(await factor(platform)).toEqual({ secret: 'SECRET' });
        expect(await ofClient(platform)).toBe('CLIENT');
        await checkSecrets(platform);
      });
    });

    test('a missing key refuses the start, is named with its endpoints, and a roll does without it', async () => {
      const [one, other] = [await endpoint(), await endpoint()];
      await withKeys(NEW, async (platform) => {
        const missing = await platform.secretKeys.missing();
        expect(missing.map(({ endpointIds }) => endpointIds.sort())).toEqual([
          [one.id, other.id].sort(),
        ]);
        expect(missing[0]?.keyId).toMatch(/^[0-9a-f]{8}$/);
        expect(await platform.secretKeys.reencrypt()).toEqual({ reencrypted: 0, unreadable: 2 });
        await expect(checkSecrets(platform)).rejects.toThrow(SettingError);
        await expect(checkSecrets(platform)).rejects.toThrow(
          /^Setting SECRETS_KEY lacks the key \(id [0-9a-f]{8}\) of 2 stored webhook secrets/,
        );
        for (const { id } of [one, other]) {
          const rolled = await platform.webhooks.rollSecret(id, 60_000);
          expect(rolled?.previousSecretUntil).toBeNull();
          expect(await signedWith(platform, id)).toEqual([rolled?.secret]);
        }
        await checkSecrets(platform);
      });
    });

    test('a delivery whose secret cannot be decrypted holds up no other', async () => {
      const made = await endpoint();
      await withKeys(NEW, async (platform) => {
        const other = await platform.webhooks.addEndpoint(org, 'https://b.example/hooks');
        await platform.webhooks.ping(made.id);
        await platform.webhooks.ping(other?.id ?? '');
        const due = await platform.webhooks.claimDue(10, 1000);
        const secretsOf = (id?: string) =>
          due.find((one) => one.endpoint.id === id)?.endpoint.secrets;
        expect([secretsOf(made.id), secretsOf(other?.id)]).toEqual([[], [other?.secret]]);
      });
    });
  });
}
