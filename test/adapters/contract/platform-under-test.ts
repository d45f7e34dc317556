import { randomUUID } from 'node:crypto';
import type { PageImage } from '../../../core/page-image.js';
import type { NewOrganisation, NewScan, Platform, ScanResult } from '../../../core/ports.js';
import type { Decision } from '../../../core/scan.js';
import type { Report } from '../../../core/report.js';

/** A clock the test sets. Never moves by itself. */
export interface TestClock {
  (): Date;
  advance(ms: number): void;
}

/** A platform with empty stores of its own. */
export interface PlatformUnderTest {
  platform: Platform;
  clock: TestClock;
  /** Settings under which another process opens the same stores. */
  environment: Record<string, string>;
  /** Lets time pass for everything that counts it: the clock, and servers that have their own. */
  pass(ms: number): Promise<void>;
  /** Closes the platform and removes its stores. */
  dispose(): Promise<void>;
}

export type OpenForTest = () => Promise<PlatformUnderTest>;

/** Some of a platform's ports, for suites that need no more. */
export type PartUnderTest<Port extends keyof Platform> = Pick<
  PlatformUnderTest,
  'clock' | 'pass' | 'dispose'
> & { platform: Pick<Platform, Port> };

export function testClock(start = '2026-10-15T12:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return Object.assign(() => new Date(now), {
    advance: (ms: number) => {
      now += ms;
    },
  });
}

/** Creates an organisation and answers its id. */
export async function organisation(
  { accounts }: Platform,
  input: Partial<NewOrganisation> = {},
): Promise<string> {
  const { id } = await accounts.createOrganisation({ name: 'Test', plan: 'enterprise', ...input });
  return id;
}

export function newScan(organisationId: string, changes: Partial<NewScan> = {}): NewScan {
  return {
    id: randomUUID(),
    organisationId,
    clientReference: null,
    metadata: {},
    lang: 'en',
    context: {},
    livemode: true,
    file: {
      fileId: randomUUID(),
      name: 'statement.pdf',
      type: 'application/pdf',
      size: 1234,
      sha256: 'ab'.repeat(32),
      available: true,
    },
    origin: {
      requestId: 'request-1',
      keyId: randomUUID(),
      clientAddress: '2001:db8::7',
      traceparent: null,
    },
    ...changes,
  };
}

/** Accepts a scan and answers its id. */
export async function accepted(
  { scans }: Platform,
  organisationId: string,
  changes: Partial<NewScan> = {},
): Promise<string> {
  const answer = await scans.accept(newScan(organisationId, changes), null);
  if (answer.kind !== 'accepted') throw new Error('The allowance is used up.');
  return answer.scan.id;
}

/** Claims a scan that must be free and answers its fence. */
export async function claimed({ scans }: Platform, id: string, leaseMs = 10_000): Promise<number> {
  const claim = await scans.claim(id, { leaseMs, attemptsMax: 3 });
  if (claim === null || claim === 'exhausted') throw new Error('The scan is not free.');
  return claim.fence;
}

/** Accepts, claims and completes a scan; answers its id. */
export async function completed(
  platform: Platform,
  organisationId: string,
  changes: { scan?: Partial<NewScan>; result?: Partial<ScanResult> } = {},
): Promise<string> {
  const id = await accepted(platform, organisationId, changes.scan);
  const fence = await claimed(platform, id);
  if (!(await platform.scans.complete(id, fence, result(changes.result)))) {
    throw new Error('The scan was not completed.');
  }
  return id;
}

/** Labels a scan as somebody who has seen what was decided before, or takes that back. */
export async function label(
  { review, scans }: Pick<Platform, 'review' | 'scans'>,
  organisationId: string,
  id: string,
  decision: Pick<Decision, 'label' | 'note' | 'by'> | null,
): Promise<void> {
  const before = (await scans.get(organisationId, id, 'summary'))?.decision ?? null;
  const outcome = await review.decide(organisationId, id, {
    label: decision?.label ?? null,
    note: decision?.note ?? null,
    by: (decision ?? before)?.by ?? { userId: 'nobody', name: '' },
    insteadOf: before?.at ?? null,
  });
  if (outcome?.kind !== 'decided') throw new Error(`Not labelled: ${outcome?.kind}`);
}

export function result(changes: Partial<ScanResult> = {}): ScanResult {
  return {
    verdict: 'review',
    riskScore: 40,
    documentType: 'bank_statement',
    issuer: 'Bank',
    channel: 'native_pdf',
    report: report(),
    fingerprint: { sha256: 'ab'.repeat(32), pageHashes: [], numberHashes: [], wordHashes: [] },
    heatmaps: [],
    ...changes,
  };
}

/** Pictures of pages; stores do not look into them. */
export const pageImages = (...pages: number[]): PageImage[] =>
  pages.map((page) => ({
    ...{ page, width: 100 + page, height: 200 },
    webp: Uint8Array.from([82, 0, 255, page]),
  }));

/** The picture of a page before a later revision changed it. */
export const earlierImage = (page: number, revision: number): PageImage => ({
  ...{ page, revision, width: 300 + revision, height: 200 },
  webp: Uint8Array.from([82, 1, revision, page]),
});

export function report(summary = 'A summary.'): Report {
  return {
    summary,
    recommended_actions: ['Look at page 1.'],
    findings: [],
    checks: [{ id: 'iban', label: 'IBAN', status: 'pass', detail: 'It is valid.' }],
    extracted: {
      amounts: ['1250.00'],
      dates: ['2026-10-01'],
      names: [],
      accounts: [],
      references: [],
      identity_numbers: [],
      ibans: [],
      currency: 'ILS',
      total: null,
      transactions: [],
      fields: {},
      text_source: 'text_layer',
    },
    forensic_analysis: null,
    engine: { version: '1', duration_ms: 1, layers: ['metadata'], coverage: [] },
  };
}
