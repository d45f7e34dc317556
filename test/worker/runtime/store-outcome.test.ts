import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ScanResult, ScanStore } from '../../../core/ports.js';
import { watchStore } from '../../../worker/store-outage.js';
import { storeOutcome } from '../../../worker/store-outcome.js';
import { openStores, type Stores } from './stores.js';

let stores: Stores;
let claim: { id: string; fence: number };

beforeEach(async () => {
  stores = await openStores();
  const { id } = await stores.accept('%PDF-');
  const claimed = await stores.platform.scans.claim(id, { leaseMs: 60_000, attemptsMax: 3 });
  if (claimed === null || claimed === 'exhausted') throw new Error('The scan cannot be claimed.');
  claim = { id, fence: claimed.fence };
});
afterEach(() => stores.close());

const RESULT: ScanResult = {
  verdict: 'review',
  riskScore: 40,
  documentType: 'invoice',
  issuer: null,
  channel: 'native_pdf',
  fingerprint: { sha256: 'a'.repeat(64), pageHashes: [], numberHashes: [], wordHashes: [] },
  heatmaps: [],
  report: {
    summary: 's',
    recommended_actions: [],
    findings: [],
    checks: [],
    extracted: {
      amounts: [],
      dates: [],
      names: [],
      accounts: [],
      references: [],
      identity_numbers: [],
      ibans: [],
      currency: null,
      total: null,
      transactions: [],
      fields: {},
      text_source: 'none',
    },
    forensic_analysis: null,
    engine: { version: '1', duration_ms: 1, layers: [], coverage: [] },
  },
};

/** The real store, away for the first so many writes of one kind. */
function failing(method: 'complete' | 'fail', times: number): ScanStore {
  let left = times;
  const { scans } = stores.platform;
  const away = (is: typeof method) => {
    if (is === method && (left -= 1) >= 0) throw new Error('the store is away');
  };
  return {
    ...scans,
    complete: async (...input) => {
      away('complete');
      return scans.complete(...input);
    },
    fail: async (...input) => {
      away('fail');
      return scans.fail(...input);
    },
  };
}

const options = () => ({
  outage: watchStore(stores.logger),
  signal: new AbortController().signal,
  pausesMs: [1],
});
const status = async () =>
  (await stores.platform.scans.get(stores.organisation.id, claim.id, 'summary'))?.status;

describe('the outcome of a scan', () => {
  test('waits for a store that is away, which is logged once', async () => {
    const stored = await storeOutcome(failing('complete', 5), claim, RESULT, options());
    expect(stored).toBe(RESULT);
    expect(await status()).toBe('completed');
    expect(stores.logged().match(/does not answer/g)?.length).toBe(1);
    expect(stores.logged()).toContain('answers again');
  });

  test('is a failure when the store refuses the result again and again but takes the failure', async () => {
    const stored = await storeOutcome(failing('complete', Infinity), claim, RESULT, options());
    expect(stored).toBe('internal_error');
    expect(await status()).toBe('failed');
  });

  test('is dropped when the scan is gone', async () => {
    await stores.platform.scans.remove(stores.organisation.id, claim.id);
    expect(await storeOutcome(stores.platform.scans, claim, RESULT, options())).toBeNull();
  });

  test('is dropped when another worker has taken the scan over', async () => {
    stores.pass(61_000);
    await stores.platform.scans.claim(claim.id, { leaseMs: 1_000, attemptsMax: 3 });
    expect(await storeOutcome(stores.platform.scans, claim, 'timed_out', options())).toBeNull();
    expect(await status()).toBe('processing');
  });

  test('is not waited for once it is called off', async () => {
    const aborter = new AbortController();
    setTimeout(() => aborter.abort(), 30);
    const waiting = storeOutcome(failing('fail', Infinity), claim, 'timed_out', {
      ...options(),
      signal: aborter.signal,
      pausesMs: [5_000],
    });
    await expect(waiting).rejects.toThrow();
    expect(await status()).toBe('processing');
  });
});
