import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAudit } from '../../../core/act.js';
import { AUDIT_ACTIONS, type AuditEvent } from '../../../core/audit.js';
import { Refusal } from '../../../core/errors.js';
import type { NewAuditEvent } from '../../../core/ports.js';
import { TROUBLESOME } from './archive.js';
import { type OpenForTest, organisation, type PlatformUnderTest } from './platform-under-test.js';

const SYSTEM = { kind: 'system' } as const;
const HOUR_MS = 3_600_000;

export function describeAuditStore(name: string, open: OpenForTest): void {
  describe(`The audit log of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    const list = async (query = {}): Promise<AuditEvent[]> =>
      (await under.platform.audit.list({ after: null, limit: 100, ...query })).events;
    const begin = (given: Partial<NewAuditEvent> = {}): Promise<AuditEvent> =>
      under.platform.audit.begin({
        actor: SYSTEM,
        action: 'key.created',
        organisationId: org,
        target: null,
        ...given,
      });
    const act = (actor: NewAuditEvent['actor'] = SYSTEM, log: AuditEvent[] = []) =>
      openAudit(under.platform.audit, { actor, origin: '192.0.2.7', requestId: 'r-1' }, (event) =>
        log.push(event),
      );

    test('holds the record before the act, unconfirmed, and what was done after it', async () => {
      const actor = { kind: 'operator', name: TROUBLESOME } as const;
      const id = randomUUID();
      const log: AuditEvent[] = [];
      const answer = await act(actor, log)(
        { action: 'webhook.created', organisationId: org },
        async () => {
          expect(await list()).toEqual([
            {
              id: expect.any(String) as string,
              at: under.clock(),
              organisationId: org,
              livemode: true,
              actor,
              action: 'webhook.created',
              target: null,
              details: {},
              before: null,
              origin: '192.0.2.7',
              requestId: 'r-1',
              outcome: 'unconfirmed',
            },
          ]);
          return 'made';
        },
        (made) => ({
          target: { kind: 'webhook_endpoint', id },
          details: { name: TROUBLESOME + made },
          before: { limit: null },
        }),
      );
      expect(answer).toBe('made');
      const [event, ...others] = await list();
      expect(others).toEqual([]);
      expect(event).toMatchObject({
        outcome: 'done',
        target: { kind: 'webhook_endpoint', id },
        details: { name: `${TROUBLESOME}made` },
        before: { limit: null },
        organisationId: org,
        actor,
      });
      expect(log).toEqual([event]);
    });

    test('has no record of what was refused or found nothing, and keeps that of an act whose end is unknown', async () => {
      const log: AuditEvent[] = [];
      const doing = act(SYSTEM, log);
      expect(await doing({ action: 'key.revoked' }, async () => null)).toBeNull();
      const refused = doing({ action: 'key.revoked' }, () => Promise.reject(new Refusal('No.')));
      await expect(refused).rejects.toThrow('No.');
      expect(await list()).toEqual([]);
      expect(log).toEqual([]);
      const lost = doing({ action: 'key.revoked' }, () => Promise.reject(new Error('lost')));
      await expect(lost).rejects.toThrow('lost');
      expect(await list()).toMatchObject([{ action: 'key.revoked', outcome: 'unconfirmed' }]);
      expect(log).toEqual(await list());
    });

    test('an act is not tried when its record cannot be written, and not reported as failed when it cannot be confirmed', async () => {
      const { audit } = under.platform;
      const away = () => Promise.reject(new Error('away'));
      let tried = 0;
      const mute = openAudit({ ...audit, begin: away }, { actor: SYSTEM });
      const perform = async () => (tried += 1);
      await expect(mute({ action: 'intake.closed' }, perform)).rejects.toThrow('away');
      expect(tried).toBe(0);
      const faults: unknown[] = [];
      const deaf = openAudit(
        { ...audit, begin: (event) => audit.begin(event), confirm: away },
        { actor: SYSTEM },
        undefined,
        (error) => faults.push(error),
      );
      expect(await deaf({ action: 'intake.closed' }, perform)).toBe(1);
      expect(faults).toHaveLength(1);
      expect(await list()).toMatchObject([{ action: 'intake.closed', outcome: 'unconfirmed' }]);
    });

    test('only what is unconfirmed can be confirmed or withdrawn', async () => {
      const { audit } = under.platform;
      const { id } = await begin();
      const confirmed = await audit.confirm(id, { details: { name: 'first' } });
      await audit.withdraw(id);
      await audit.confirm(id, { details: { name: 'second' } }).catch(() => {});
      expect(await list()).toEqual([confirmed]);
      await expect(audit.confirm(randomUUID(), {})).rejects.toThrow();
    });

    test('knows whom an act concerns by its target, in test data too', async () => {
      const { accounts, webhooks } = under.platform;
      const tests = (await accounts.testOrganisation(org))?.id ?? '';
      const endpoint = await webhooks.addEndpoint(tests, 'https://a.example/hooks');
      const key = await accounts.createKey({
        ...{ organisationId: org, hash: 'aa'.repeat(32), prefix: 'emet_live_abcd' },
        ...{ scopes: ['usage:read'], name: null, ownerEmail: null },
      });
      const concerns = async (target: NewAuditEvent['target']) => {
        const { organisationId, livemode } = await begin({ organisationId: null, target });
        return [organisationId, livemode];
      };
      const live = [org, true];
      const test_ = [org, false];
      const nobody = [null, true];
      expect(await concerns({ kind: 'organisation', id: org })).toEqual(live);
      expect(await concerns({ kind: 'organisation', id: tests })).toEqual(test_);
      expect(await concerns({ kind: 'key', id: key?.id ?? '' })).toEqual(live);
      expect(await concerns({ kind: 'webhook_endpoint', id: endpoint?.id ?? '' })).toEqual(test_);
      expect(await concerns({ kind: 'user', id: 'a@example.com' })).toEqual(nobody);
      const user = { email: 'a@example.com', name: 'A', role: 'owner', language: 'en' } as const;
      const link = { hash: 'bb'.repeat(32), expiresAt: under.clock() };
      await under.platform.users.invite({ organisationId: org, ...user }, link);
      expect(await concerns({ kind: 'user', id: 'a@example.com' })).toEqual(live);
      expect(await concerns({ kind: 'scan', id: randomUUID() })).toEqual(nobody);
      expect(await concerns({ kind: 'organisation', id: randomUUID() })).toEqual(nobody);
      const made = await act()(
        { action: 'organisation.created' },
        () => organisation(under.platform),
        (id) => ({ target: { kind: 'organisation', id } }),
      );
      expect(await list({ action: 'organisation.created' })).toMatchObject([
        { organisationId: made },
      ]);
      expect((await begin({ organisationId: tests })).livemode).toBe(false);
      expect((await begin({ organisationId: 'none' })).organisationId).toBeNull();
    });

    test('a target that is no id is not kept: somebody may have pasted a key there', async () => {
      const secret = 'emet_live_pasted-in-the-wrong-place';
      for (const kind of ['organisation', 'key', 'webhook_endpoint', 'scan', 'user'] as const) {
        await act()({ action: 'key.revoked', target: { kind, id: secret } }, async () => true);
      }
      const found = await list();
      expect(found).toHaveLength(5);
      expect(found.map(({ target }) => target)).toEqual(Array(5).fill(null));
      expect(JSON.stringify(found)).not.toContain(secret);
    });

    test('is listed newest first, page by page, by organisation, mode, action and time', async () => {
      const other = await organisation(under.platform);
      const tests = (await under.platform.accounts.testOrganisation(org))?.id ?? '';
      const made: AuditEvent[] = [];
      for (const [index, organisationId] of [org, tests, org, other, org, null, org].entries()) {
        const action = index % 2 === 0 ? 'key.created' : 'key.revoked';
        made.unshift(await begin({ organisationId, action }));
        if (index % 2 === 1) under.clock.advance(1000); // two at one instant
      }
      const all = await list();
      expect(all.map(({ at }) => at)).toEqual(made.map(({ at }) => at));
      expect(new Set(all.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
      for (const filter of [{}, { organisationId: org }, { action: 'key.created' as const }]) {
        const seen: AuditEvent[] = [];
        for (let more = true; more;) {
          const last = seen.at(-1);
          const after = last === undefined ? null : { createdAt: last.at, id: last.id };
          const page = await under.platform.audit.list({ ...filter, after, limit: 2 });
          seen.push(...page.events);
          more = page.hasMore;
        }
        expect(seen).toEqual(await list(filter));
      }
      const ids = (events: AuditEvent[]) => events.map(({ organisationId: id }) => id);
      expect(ids(await list({ organisationId: org }))).toEqual(Array(5).fill(org));
      expect(await list({ organisationId: org, livemode: false })).toHaveLength(1);
      expect(await list({ organisationId: other })).toHaveLength(1);
      expect(await list({ organisationId: other, action: 'key.created' })).toEqual([]);
      expect(await list({ action: 'key.revoked' })).toHaveLength(3);
      const [newest, oldest] = [made[0]?.at ?? new Date(), made.at(-1)?.at ?? new Date()];
      expect(await list({ since: newest })).toHaveLength(1);
      expect(await list({ until: newest })).toHaveLength(6);
      expect(await list({ since: oldest, until: new Date(oldest.getTime() + 1) })).toHaveLength(2);
    });

    test('is listed by who acted, whatever an operator is called', async () => {
      const [me, other] = [randomUUID(), randomUUID()];
      const user = { kind: 'user', id: me, email: 'me@example.com' } as const;
      const key = { kind: 'key', id: other, prefix: 'emet_live_x' } as const;
      const name = `"id":"${me}" "kind":"system"`;
      for (const actor of [user, key, SYSTEM, { kind: 'operator', name } as const, user]) {
        await begin({ actor });
      }
      const kinds = async (actor: object) =>
        (await list({ organisationId: org, actor })).map((event) => event.actor.kind);
      expect(await kinds({ id: me })).toEqual(['user', 'user']);
      expect(await kinds({ id: other })).toEqual(['key']);
      expect(await kinds({ kind: 'operator' })).toEqual(['operator']);
      expect(await kinds({ kind: 'system' })).toEqual(['system']);
      expect(await kinds({ id: randomUUID() })).toEqual([]);
    });

    test('knows every action', async () => {
      for (const action of AUDIT_ACTIONS) {
        await begin({ action });
        expect(await list({ action })).toHaveLength(1);
      }
    });

    test('loses only what is older than it is kept', async () => {
      for (let hour = 0; hour < 3; hour += 1) {
        const { id } = await begin();
        if (hour > 0) await under.platform.audit.confirm(id, {});
        under.clock.advance(HOUR_MS);
      }
      const all = await list();
      const { audit } = under.platform;
      expect(await audit.expire(all[2]?.at ?? new Date(0))).toBe(0);
      expect(await audit.expire(all[0]?.at ?? new Date(0))).toBe(2);
      expect(await list()).toEqual(all.slice(0, 1));
    });
  });
}
