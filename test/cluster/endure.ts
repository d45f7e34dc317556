import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Scan } from '../../core/scan.js';
import { until } from '../system/faults-program.js';
import type { Cluster } from './cluster.js';
import type { Inbox } from './inbox.js';
import { expectInvariants } from './invariants.js';
import { type Load, startLoad } from './load.js';
import { openTenant, type Tenant } from './tenants.js';
import type { Stage } from './stage.js';

/** Seconds from the end of a fault. */
interface Recovery {
  /** until the next scan becomes final */
  resumed: number;
  /** The longest time from then on in which no scan became final. */
  pause: number;
  /** until the last scan that was accepted before that end is final */
  final: number;
  /** until the last of these was told of by a webhook */
  told: number;
}

const RECOVERY_MAX_S = 20;
/** Of the scans, how many are whose. */
const SHARES = { large: 0.7, middle: 0.2, small: 0.1 } as const;
/** So many of them are accepted when the fault begins; the others are sent while it lasts. */
const ACCEPTED_BEFORE = 0.9;
const UNDER_WAY_MIN = 0.5;
/** Workers are busy for so long before the fault, for each of the scans. */
const BUSY_MS = 5;

/**
 * A fault in the midst of the scans of three organisations: it happens, it ends,
 * and then all that must be true is; within seconds, where these are measured.
 */
export async function endure<Part extends Pick<Cluster, 'platform' | 'apis'>>(
  stage: Omit<Stage, 'cluster'> & { cluster: Part },
  options: {
    name: string;
    fault: (cluster: Part, load: Load) => Promise<void>;
    /** What a document of the first organisation asks of its analysis, where that is not the usual. */
    special?: (at: number) => string | undefined;
  },
): Promise<{ scans: Scan[]; load: Load; recovery: Recovery }> {
  const { cluster, inbox, scale, undisturbedS } = stage;
  const { name, fault, special = () => undefined } = options;
  // No scan ends before it is opened, however slowly they are accepted.
  const gate = join(tmpdir(), `emet-gate-${randomUUID()}`);
  const tenants: Tenant[] = [];
  for (const tenant of Object.keys(SHARES)) {
    const plan = tenant === 'middle' ? 'business' : 'enterprise';
    const about = { name: tenant, plan, hook: inbox.url } as const;
    tenants.push(await openTenant(cluster.platform, () => cluster.apis, about));
  }
  const first = scale.scans * ACCEPTED_BEFORE;
  const load = startLoad(documentsOf(tenants, scale.scans, special, gate), first);
  await until('enough is accepted', () => load.accepted() >= first, 60_000);
  await writeFile(gate, '');
  await wait(BUSY_MS * scale.scans);
  load.goOn();
  const { queued, processing } = await cluster.platform.scans.backlog();
  expect(queued + processing).toBeGreaterThan(UNDER_WAY_MIN * scale.scans);

  const beganMs = Date.now();
  await fault(cluster, load);
  const endedMs = Date.now();
  const scans = await expectInvariants(cluster, load, inbox);
  await rm(gate);
  const recovery = measure(scans, inbox, endedMs);
  const tries = load.sent.reduce((sum, one) => sum + one.tries, 0);
  process.stdout.write(
    `${name}: ${queued + processing} under way, lasted ${seconds(endedMs - beganMs)} s; ` +
      `goes on after ${recovery.resumed} s, longest pause ${recovery.pause} s, all final ${recovery.final} s, ` +
      `all told ${recovery.told} s, undisturbed ${undisturbedS ?? recovery.final} s; ${tries} requests for ${load.sent.length} scans\n`,
  );
  if (!scale.measured) return { scans, load, recovery };
  expect(recovery.pause).toBeLessThan(RECOVERY_MAX_S);
  // What the machine needs for so many scans is no part of recovering; other load comes and goes.
  if (undisturbedS !== null) {
    expect(recovery.final).toBeLessThan(RECOVERY_MAX_S + 3 * undisturbedS);
    expect(recovery.told).toBeLessThan(RECOVERY_MAX_S + 3 * undisturbedS);
  }
  return { scans, load, recovery };
}

function documentsOf(
  tenants: Tenant[],
  scans: number,
  special: (at: number) => string | undefined,
  gate: string,
) {
  const rows = tenants.map((tenant, row) =>
    Array.from({ length: Math.round(scans * (Object.values(SHARES)[row] ?? 0)) }, (_, at) => {
      const odd = row === 0 ? special(at) : undefined;
      // Some fail and are refunded.
      return { tenant, trouble: odd ?? (at % 10 === 7 ? 'corrupt x' : `gate ${gate}`) };
    }),
  );
  // Mixed, so that each is among the first and among the last.
  const longest = Math.max(...rows.map((row) => row.length));
  return rows
    .flatMap((row) => row.map((document, at) => ({ document, place: (at * longest) / row.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ document }) => document);
}

function measure(scans: Scan[], { arrivals }: Inbox, endedMs: number): Recovery {
  const finalMs = (scan: Scan): number => Date.parse(scan.completed_at ?? '');
  const held = scans.filter((scan) => Date.parse(scan.created_at) <= endedMs);
  const later = scans
    .map(finalMs)
    .filter((atMs) => atMs > endedMs)
    .sort((one, other) => one - other);
  const pauses = later.map((atMs, at) => atMs - (later[at - 1] ?? endedMs));
  const firstToldMs = held.map(({ id }) =>
    Math.min(...arrivals.filter(({ scanId }) => scanId === id).map(({ atMs }) => atMs)),
  );
  const since = (atMs: number): number => seconds(Math.max(0, atMs - endedMs));
  return {
    resumed: since(later[0] ?? endedMs),
    pause: seconds(Math.max(0, ...pauses)),
    final: since(Math.max(...held.map(finalMs))),
    told: since(Math.max(...firstToldMs)),
  };
}

const seconds = (ms: number): number => Math.round(ms / 100) / 10;
