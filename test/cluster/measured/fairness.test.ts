// @module-tag full
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PLANS } from '../../../core/accounts.js';
import { describeWithCluster } from '../../servers/suites.js';
import { type Program, until } from '../../system/faults-program.js';
import { startLoad } from '../load.js';
import { openTenant, type Tenant } from '../tenants.js';
import { useCluster } from '../use-cluster.js';

/** More than a business plan's scans at once, so that the plan is what limits them. */
const PLACES = 18;
const SCAN_MS = 1_500;
const Page = z.object({ data: z.array(z.object({ id: z.uuid() })), has_more: z.boolean() });
const Refusal = z.object({ error: z.object({ code: z.string() }) });

/** Scans of the tenant that are being analysed, as the API tells. */
async function processing(program: Program | undefined, { key }: Tenant): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  const url = `${program?.url}/api/v1/scans?status=processing&limit=100`;
  return Page.parse(await (await fetch(url, { headers })).json()).data.length;
}

describeWithCluster('Many organisations on two workers', () => {
  const stage = useCluster({
    environment: { WORKER_CONCURRENCY: String(PLACES / 2) },
    rehearse: false,
  });
  const tenant = (name: string, plan: 'business' | 'enterprise', apis?: () => Program[]) => {
    const { cluster, inbox } = stage();
    return openTenant(cluster.platform, apis ?? (() => cluster.apis), {
      name,
      plan,
      hook: inbox.url,
    });
  };
  const allFinal = () =>
    until(
      'nothing is left',
      async () => {
        const { queued, processing } = await stage().cluster.platform.scans.backlog();
        return queued + processing === 0;
      },
      120_000,
    );

  test('three hundred waiting scans of one do not hold up the one scan of another', async () => {
    const large = await tenant('large', 'enterprise');
    const small = await tenant('small', 'business');
    const gate = join(tmpdir(), `emet-gate-${randomUUID()}`);
    const load = startLoad(
      Array.from({ length: 300 }, (_, at) => ({
        tenant: large,
        // The first ones hold every place until all have been accepted.
        trouble: at < 2 * PLACES ? `gate ${gate}` : `sleep ${SCAN_MS}`,
      })),
    );
    await load.done;
    await writeFile(gate, '');
    await until('the large one has every place', async () => {
      return (await processing(stage().cluster.apis[0], large)) >= PLACES - 2;
    });
    const startedMs = Date.now();
    const id = await small.client.create(`sleep ${SCAN_MS}`);
    const scan = await small.client.final(id);
    const tookMs = Date.parse(scan.completed_at ?? '') - startedMs;
    const { queued } = await stage().cluster.platform.scans.backlog();
    process.stdout.write(
      `one scan of ${SCAN_MS} ms behind 300 of another organisation: ${tookMs} ms, ${queued} still wait\n`,
    );
    expect(queued).toBeGreaterThan(100);
    // Its own time, that of what runs, and that of what lies on the shallow queue already.
    expect(tookMs).toBeLessThan(4 * SCAN_MS);
    await rm(gate);
    await Promise.all(load.sent.map(({ id }) => large.client.remove(id ?? '')));
    await allFinal();
  });

  test('a plan bounds how many scans of one organisation are under way, whatever is free', async () => {
    const bounded = await tenant('bounded', 'business');
    const load = startLoad(
      Array.from({ length: 60 }, () => ({ tenant: bounded, trouble: 'sleep 400' })),
    );
    const seen: number[] = [];
    while (seen.length < 5 || (await stage().cluster.platform.scans.backlog()).queued > 0) {
      seen.push(await processing(stage().cluster.apis[1], bounded));
      await wait(50);
    }
    await load.done;
    const { concurrentScans } = PLANS.business;
    expect(Math.max(...seen)).toBeLessThanOrEqual(concurrentScans);
    expect(Math.max(...seen)).toBeGreaterThan(concurrentScans / 2);
    await allFinal();
  });

  test('more scans than may wait are turned away with 503, uncharged, until there is room', async () => {
    const { cluster } = stage();
    const queueMax = 40;
    const api = await cluster.startApi({ QUEUE_MAX: String(queueMax) });
    cluster.apis.pop(); // the other tests' clients do not meet it
    const eager = await tenant('eager', 'enterprise', () => [api]);
    const gate = join(tmpdir(), `emet-gate-${randomUUID()}`);
    const post = async () => {
      const form = new FormData();
      form.set('file', new Blob([`%PDF-1.4 ${randomUUID()} gate ${gate}`]), 'x.pdf');
      const headers = { authorization: `Bearer ${eager.key}` };
      return fetch(`${api.url}/api/v1/scans`, { method: 'POST', body: form, headers });
    };
    const answers: Response[] = [];
    for (let at = 0; at < queueMax + 3 * PLACES; at += 1) answers.push(await post());
    const accepted = answers.filter(({ status }) => status === 202);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused.length).toBeGreaterThan(0);
    expect(accepted.length).toBeGreaterThanOrEqual(queueMax);
    // What runs does not wait, and the depth is known as of a second ago.
    expect(accepted.length).toBeLessThanOrEqual(queueMax + PLACES + 5);
    for (const answer of refused) {
      expect(answer.status).toBe(503);
      expect(Refusal.parse(await answer.json()).error.code).toBe('AI_NOT_CONFIGURED');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await eager.client.usage()).total_scans).toBe(accepted.length);
    await writeFile(gate, '');
    await allFinal();
    await wait(1_100); // the depth that is known may be a second old
    expect((await post()).status).toBe(202);
    await allFinal();
    expect((await eager.client.usage()).used).toBe(accepted.length + 1);
    await api.end('SIGTERM');
    await rm(gate);
  });

  test('a closed intake turns scans away at every API until it is opened again', async () => {
    const { cluster } = stage();
    const client = (await tenant('late', 'business')).client;
    await cluster.admin('drain', '--timeout', '30');
    const statuses = async () => [
      (await client.send('calm x', randomUUID())).status,
      (await client.send('calm x', randomUUID())).status,
    ];
    expect(await statuses()).toEqual([503, 503]);
    await cluster.admin('drain', '--end');
    expect(await statuses()).toEqual([202, 202]);
    await allFinal();
    expect((await client.usage()).used).toBe(2);
  });
});
