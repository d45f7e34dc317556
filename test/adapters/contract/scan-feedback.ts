import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ANSWERED_FINDINGS_MAX,
  type FindingFeedback,
  MISSED_PLACES_MAX,
  type MissedPlace,
} from '../../../core/feedback.js';
import type { Decision } from '../../../core/scan.js';
import {
  completed,
  label,
  newScan,
  type OpenForTest,
  organisation,
  type PlatformUnderTest,
} from './platform-under-test.js';

const BOX = { page: 2, x: 10.5, y: 0, w: 89.5, h: 0.25 };
const BY = { userId: 'u', name: 'Ruth "$x" \u0000' };
const AT = '2026-10-15T12:00:00.000Z';

export const answer = (changes: Partial<FindingFeedback> = {}): FindingFeedback => ({
  ...{ answer: 'right', box: null, by: BY, at: AT, ...changes },
});
export const missed = (changes: Partial<MissedPlace> = {}): MissedPlace => ({
  ...{ box: BOX, category: 'text_edit', note: '$where "שלום" \ud800', by: BY, at: AT, ...changes },
});
export const labelled = (label: Decision['label'] = 'fraud'): Decision => ({
  ...{ label, by: BY, at: AT, note: null },
});

/** What people say about reports, and the documents that may be trained with. */
export function describeScanFeedback(name: string, open: OpenForTest): void {
  describe(`Feedback of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    const scans = () => under.platform.scans;
    const said = async (id: string, of = org) => {
      const found = await scans().readFeedback(of, id);
      return found && { findings: found.findings, missed: found.missed };
    };
    const answerOf = (id: string, finding: string, given: FindingFeedback | null, of = org) =>
      scans().giveFeedback(of, id, { kind: 'finding', id: finding, given });
    const miss = (id: string, place: string, given: MissedPlace | null, of = org) =>
      scans().giveFeedback(of, id, { kind: 'missed', id: place, given });

    test('is kept one by one, the last of each holding, and is taken back', async () => {
      const id = await completed(under.platform, org);
      expect(await said(id)).toEqual({ findings: {}, missed: {} });
      const place = randomUUID();
      expect(await answerOf(id, 'f2', answer())).toBe('kept');
      expect(await answerOf(id, 'f1', answer({ answer: 'wrong' }))).toBe('kept');
      expect(await miss(id, place, missed())).toBe('kept');
      const moved = answer({ answer: 'misplaced', box: BOX });
      expect(await answerOf(id, 'f2', moved)).toBe('kept');
      expect(await miss(id, place, missed({ note: null, category: null }))).toBe('kept');
      expect(await said(id)).toEqual({
        findings: { f1: answer({ answer: 'wrong' }), f2: moved },
        missed: { [place]: missed({ note: null, category: null }) },
      });
      expect(await answerOf(id, 'f2', null)).toBe('kept');
      expect(await answerOf(id, 'f2', null)).toBe('kept');
      expect(await miss(id, place, null)).toBe('kept');
      expect(await said(id)).toEqual({
        findings: { f1: answer({ answer: 'wrong' }) },
        missed: {},
      });
      // It is no part of the scan that the API shows.
      expect(await scans().get(org, id, 'report')).not.toHaveProperty('feedback');
    });

    test('of several at once nothing is lost', async () => {
      const id = await completed(under.platform, org);
      const places = Array.from({ length: 12 }, () => randomUUID());
      await Promise.all([
        ...places.map((place) => miss(id, place, missed())),
        ...places.map((_, index) => answerOf(id, `f${index}`, answer())),
        ...places.map(() => answerOf(id, 'same', answer({ answer: 'wrong' }))),
      ]);
      const found = await said(id);
      expect(Object.keys(found?.missed ?? {}).sort()).toEqual([...places].sort());
      expect(Object.keys(found?.findings ?? {})).toHaveLength(13);
      await answerOf(id, 'same', null);
      expect(Object.keys((await said(id))?.findings ?? {})).toHaveLength(12);
    });

    test('is bounded, of several at once too; what is there can be changed still', async () => {
      const id = await completed(under.platform, org);
      const places = Array.from({ length: MISSED_PLACES_MAX + 3 }, () => randomUUID());
      const outcomes = await Promise.all(places.map((place) => miss(id, place, missed())));
      expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(3);
      const [first = ''] = Object.keys((await said(id))?.missed ?? {});
      expect(await miss(id, first, missed({ note: 'later' }))).toBe('kept');
      expect((await said(id))?.missed[first]?.note).toBe('later');
      await miss(id, first, null);
      expect(await miss(id, randomUUID(), missed())).toBe('kept');
      expect(await answerOf(id, 'f1', answer())).toBe('kept');
      expect(ANSWERED_FINDINGS_MAX).toBeGreaterThan(300);
    });

    test('belongs to the organisation of the scan, and goes with it', async () => {
      const id = await completed(under.platform, org);
      const other = await organisation(under.platform);
      await answerOf(id, 'f1', answer());
      expect(await answerOf(id, 'f1', answer({ answer: 'wrong' }), other)).toBeNull();
      expect(await miss(id, randomUUID(), missed(), other)).toBeNull();
      expect(await miss(id, randomUUID(), null, other)).toBeNull();
      expect(await said(id, other)).toBeNull();
      expect(await said(id)).toEqual({ findings: { f1: answer() }, missed: {} });
      await scans().remove(org, id);
      expect(await said(id)).toBeNull();
      expect(await answerOf(id, 'f1', answer())).toBeNull();
      expect(await miss(id, randomUUID(), missed())).toBeNull();
      expect(await said(randomUUID())).toBeNull();
    });
  });

  describe(`Training copies of ${name}`, () => {
    let under: PlatformUnderTest;
    let org: string;
    beforeEach(async () => {
      under = await open();
      org = await organisation(under.platform);
    });
    afterEach(() => under.dispose());

    const scans = () => under.platform.scans;
    const optIn = async (trainingCopies: boolean, of = org) => {
      under.clock.advance(1000);
      return under.platform.accounts.updateOrganisation(of, { trainingCopies });
    };
    const scan = async (of = org) => {
      under.clock.advance(1000);
      const fileId = randomUUID();
      const file = { ...newScan(of).file, fileId };
      return { id: await completed(under.platform, of, { scan: { file } }), fileId };
    };
    const copies = async (of = org) =>
      (await scans().listTrainingCopies({ organisationId: of, after: null, limit: 100 })).map(
        (copy) => copy.scan.id,
      );
    const isCopy = async (id: string, of = org) =>
      (await scans().readFeedback(of, id))?.hasTrainingCopy;
    const isKnown = async ({ fileId }: { fileId: string }) =>
      (await scans().knownFiles([fileId])).has(fileId);

    test('are off until an organisation switches them on, for what is labelled from then on', async () => {
      const [before, after, unlabelled] = [await scan(), await scan(), await scan()];
      const { accounts } = under.platform;
      expect((await accounts.listOrganisations())[0]?.trainingCopiesSince).toBeNull();
      await label(under.platform, org, before.id, labelled());
      const since = (await optIn(true))?.trainingCopiesSince;
      expect(since).toEqual(under.clock());
      expect((await optIn(true))?.trainingCopiesSince).toEqual(since);
      expect((await accounts.updateOrganisation(org, { name: 'B' }))?.trainingCopiesSince).toEqual(
        since,
      );
      expect(await copies()).toEqual([]);
      await label(under.platform, org, after.id, labelled('genuine'));
      expect(await copies()).toEqual([after.id]);
      expect(await isCopy(before.id)).toBe(false);
      expect(await isCopy(after.id)).toBe(true);
      expect(await isCopy(unlabelled.id)).toBe(false);
      // Those of test data are no documents.
      const tests = (await accounts.testOrganisation(org))?.id ?? '';
      const sample = await scan(tests);
      await label(under.platform, tests, sample.id, labelled());
      expect(await copies(tests)).toEqual([]);
    });

    test('outlive the retention of the file, and end with the label', async () => {
      await optIn(true);
      const [kept, taken, plain] = [await scan(), await scan(), await scan()];
      await label(under.platform, org, kept.id, labelled());
      await label(under.platform, org, taken.id, labelled());
      for (const { id } of [kept, taken, plain]) await scans().markFileGone(id);
      expect(await Promise.all([kept, taken, plain].map(isKnown))).toEqual([true, true, false]);
      expect((await scans().get(org, kept.id, 'summary'))?.file.available).toBe(false);
      // The label is changed: the file is the same.
      await label(under.platform, org, kept.id, labelled('genuine'));
      await label(under.platform, org, taken.id, null);
      expect(await Promise.all([kept, taken].map(isKnown))).toEqual([true, false]);
      expect(await copies()).toEqual([kept.id]);
      // Whose original is gone is none any more.
      await label(under.platform, org, taken.id, labelled());
      await label(under.platform, org, plain.id, labelled());
      expect(await copies()).toEqual([kept.id]);
      expect(await Promise.all([taken, plain].map(isKnown))).toEqual([false, false]);
    });

    test('end with their scan', async () => {
      await optIn(true);
      const one = await scan();
      await label(under.platform, org, one.id, labelled());
      await scans().markFileGone(one.id);
      expect(await scans().remove(org, one.id)).toEqual({ fileId: one.fileId });
      expect(await isKnown(one)).toBe(false);
      expect(await copies()).toEqual([]);
      expect(await scans().countTrainingCopies(org)).toEqual({ copies: 0, bytes: 0 });
    });

    test('end all at once when the organisation switches them off, for good', async () => {
      await optIn(true);
      const [gone, kept] = [await scan(), await scan()];
      for (const { id } of [gone, kept]) await label(under.platform, org, id, labelled());
      await scans().markFileGone(gone.id);
      expect(await scans().countTrainingCopies(org)).toEqual({ copies: 2, bytes: 2 * 1234 });
      expect((await optIn(false))?.trainingCopiesSince).toBeNull();
      expect(await copies()).toEqual([]);
      expect(await scans().countTrainingCopies(org)).toEqual({ copies: 0, bytes: 0 });
      expect(await Promise.all([gone, kept].map(isKnown))).toEqual([false, true]);
      await optIn(true);
      expect(await copies()).toEqual([]);
      expect(await isKnown(gone)).toBe(false);
      // Labelled again: its original is still there.
      await label(under.platform, org, gone.id, labelled());
      await label(under.platform, org, kept.id, labelled());
      expect(await copies()).toEqual([kept.id]);
    });

    test('are listed page by page with report and feedback, and with no other organisation’s', async () => {
      const other = await organisation(under.platform);
      await optIn(true);
      await optIn(true, other);
      const [first, second] = [await scan(), await scan()];
      const strange = await scan(other);
      for (const { id } of [second, first]) await label(under.platform, org, id, labelled());
      await label(under.platform, other, strange.id, labelled());
      await scans().giveFeedback(org, first.id, { kind: 'finding', id: 'f1', given: answer() });
      const list = (after: { createdAt: Date; id: string } | null) =>
        scans().listTrainingCopies({ organisationId: org, after, limit: 1 });
      const [one] = await list(null);
      expect(one?.scan).toMatchObject({
        id: first.id,
        label: 'fraud',
        documentType: 'bank_statement',
      });
      expect(one?.scan.report?.summary).toBe('A summary.');
      expect(one?.feedback).toEqual({ findings: { f1: answer() }, missed: {} });
      const [two] = await list(one?.scan ?? null);
      expect(two?.scan.id).toBe(second.id);
      expect(await list(two?.scan ?? null)).toEqual([]);
      expect(await copies(other)).toEqual([strange.id]);
    });
  });
}
