// Another process on the same stores, for the tests of processes that compete.
// It opens the platform its environment names, says so, and does the task it is
// sent; EMET_TEST_NOW is the time at which its clock stands.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { URL } from 'node:url';

const compiled = (path) => import(new URL(`../../../dist/${path}`, import.meta.url).href);
const { openPlatform, createDemoOrganisation } = await compiled('adapters/open-platform.js');
const { openAudit } = await compiled('core/act.js');
const { describeKey } = await compiled('core/audit.js');
const { readSettings } = await compiled('core/settings.js');

const now = new Date(process.env.EMET_TEST_NOW);
const platform = await openPlatform(readSettings(process.env), { clock: () => now });
const { scans, review, files, jobs, webhooks } = platform;

const newScan = (organisationId) => ({
  id: randomUUID(),
  organisationId,
  clientReference: null,
  metadata: {},
  lang: 'en',
  context: {},
  file: {
    fileId: randomUUID(),
    name: 'x.pdf',
    type: 'application/pdf',
    size: 1,
    sha256: 'ab'.repeat(32),
    available: true,
  },
});

const tasks = {
  /** Tries to claim each scan; answers those it got. */
  async claim({ ids }) {
    const got = [];
    for (const id of ids) {
      const claim = await scans.claim(id, { leaseMs: 60_000, attemptsMax: 3 });
      if (claim !== null && claim !== 'exhausted') got.push(id);
      await sleep(0);
    }
    return got;
  },

  /** Accepts until the allowance is used up; answers how many got through. */
  async accept({ organisationId, tries }) {
    let count = 0;
    for (let index = 0; index < tries; index += 1) {
      if ((await scans.accept(newScan(organisationId), null)).kind === 'accepted') count += 1;
      await sleep(0);
    }
    return count;
  },

  /** Sends one request for each idempotency key, as the API does; answers which scan each led to. */
  async request({ organisationId, keys }) {
    const answers = [];
    for (const key of keys) {
      for (;;) {
        const requestHash = '11'.repeat(32);
        const reserved = await scans.reserveIdempotencyKey({
          organisationId,
          key,
          requestHash,
          leaseMs: 60_000,
        });
        await sleep(1); // the file comes in
        if (reserved.kind === 'in_progress') continue;
        if (reserved.kind === 'reserved') {
          const { scan } = await scans.accept(newScan(organisationId), key);
          answers.push({ key, id: scan.id, charged: true });
        } else {
          answers.push({ key, id: reserved.scan.id, charged: false });
        }
        break;
      }
    }
    return answers;
  },

  /** Ends scans nobody holds any more; answers those it ended. */
  async failLost({ ids }) {
    const ended = [];
    for (const id of ids) {
      if (await scans.failLost(id, 1)) ended.push(id);
      await sleep(0);
    }
    return ended;
  },

  /** Takes deliveries on, one by one, until none is due. */
  async deliver() {
    const taken = [];
    for (;;) {
      const [delivery] = await webhooks.claimDue(1, 60_000);
      if (delivery === undefined) return taken;
      taken.push(delivery.deliveryId);
      await sleep(0);
    }
  },

  /** Claims scans to review, one after another, until none is left; answers those it got. */
  async review({ organisationId, order }) {
    const got = [];
    const by = { userId: randomUUID(), name: 'Rival', sessionId: randomUUID() };
    for (;;) {
      const claim = await review.claimNext({
        ...{ organisationId, order, after: null, by, leaseMs: 60_000 },
      });
      if (claim === null) return got;
      got.push(claim.scanId);
      await sleep(0);
    }
  },

  /** Decides about each scan as if nobody else did; answers those it decided. */
  async decide({ organisationId, ids }) {
    const decided = [];
    const by = { userId: randomUUID(), name: 'Rival' };
    for (const id of ids) {
      const change = { label: 'fraud', note: by.userId, by, insteadOf: null };
      const outcome = await review.decide(organisationId, id, change);
      if (outcome.kind === 'decided') decided.push(id);
      await sleep(0);
    }
    return decided;
  },

  async demo() {
    return (await createDemoOrganisation(platform))?.key ?? null;
  },

  /** Makes a key and is killed: before it is made, before that is confirmed, or after. */
  async actAndDie({ organisationId, hash, when }) {
    const die = () => {
      process.kill(process.pid, 'SIGKILL');
      return new Promise(() => {});
    };
    const act = openAudit(platform.audit, { actor: { kind: 'system' } });
    await act(
      { action: 'key.created', organisationId },
      async () => {
        if (when === 'begun') await die();
        const about = { prefix: 'emet_live_abcd', scopes: [], name: null, ownerEmail: null };
        const made = await platform.accounts.createKey({ organisationId, hash, ...about });
        if (when === 'done') await die();
        return made;
      },
      describeKey,
    );
    await die();
  },

  /** Takes jobs on and never ends them. */
  async holdJobs({ lockMs }) {
    jobs.consume('scan', { concurrency: 1, lockMs }, async ({ scanId }) => {
      process.send({ held: scanId });
      await new Promise(() => {});
    });
    return new Promise(() => {});
  },

  /** Runs jobs to their end, for a while; answers those it ran. */
  async runJobs({ forMs }) {
    const ran = [];
    const consumer = jobs.consume('scan', { concurrency: 3, lockMs: 5000 }, async ({ scanId }) => {
      ran.push(scanId);
      await sleep(2);
    });
    await sleep(forMs);
    await consumer.stop();
    return ran;
  },

  /** Accepts, completes and fails scans without end, saying each that was answered. */
  async writeForEver({ organisationId, result }) {
    for (let round = 0; ; round += 1) {
      const { scan } = await scans.accept(newScan(organisationId), null);
      process.send({ wrote: { id: scan.id, status: 'queued' } });
      await sleep(0);
      if (round % 3 === 0) continue;
      const { fence } = await scans.claim(scan.id, { leaseMs: 60_000, attemptsMax: 3 });
      if (round % 3 === 1) await scans.complete(scan.id, fence, result);
      else await scans.fail(scan.id, fence, 'corrupt_file');
      process.send({ wrote: { id: scan.id, status: round % 3 === 1 ? 'completed' : 'failed' } });
    }
  },

  /** Accepts scans until a write fails, then tries a file; answers what happened. */
  async fillDisk({ organisationId, fileBytes }) {
    const acknowledged = [];
    let refusal = null;
    while (refusal === null && acknowledged.length < 10_000) {
      try {
        const { scan } = await scans.accept(newScan(organisationId), null);
        acknowledged.push(scan.id);
      } catch (error) {
        refusal = String(error);
      }
    }
    async function* bytes() {
      for (let at = 0; at < fileBytes; at += 65_536) yield Buffer.alloc(65_536, 1);
    }
    const staged = await files.stage(bytes(), fileBytes * 2).then(
      () => 'staged',
      () => 'rejected',
    );
    return { acknowledged, refusal, staged };
  },
};

process.on('message', ({ task, input }) => {
  void tasks[task](input).then(
    (answer) => process.send({ answer }),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});
process.send({ ready: true });
