import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '../../../core/report.js';
import { overlap } from '../../../scripts/evaluate/methods.js';
import { HIGH_RISK_MIN, REVIEW_MIN } from '../../../worker/engine/scoring/score.js';
import { sum } from '../../corpus/samples/money.js';
import type { Attack } from '../../corpus/pdf-signatures/case.js';
import { attacks, honest } from '../../corpus/pdf-signatures/index.js';
import { inspectPdf, told } from '../inspect-pdf.js';

/** A box found overlaps the true one by this share of either. */
const OVERLAP_MIN = 0.4;

const kinds = [...new Set(attacks.map(({ kind }) => kind))];

interface Seen {
  attack: Attack;
  findings: ReportFinding[];
}

/** Each file is made and scanned once, by whichever test asks first. */
const looked = new Map<string, Promise<ReportFinding[]>>();

function look({ id, make }: { id: string; make: () => Buffer }): Promise<ReportFinding[]> {
  const findings = looked.get(id) ?? inspectPdf(make());
  looked.set(id, findings);
  return findings;
}

const scoreOf = (findings: readonly ReportFinding[]): number =>
  sum(findings.map(({ impact }) => impact ?? 0));

/** Findings of the signatures that name what was shown and what is shown, in its place. */
const shownBy = ({ attack: { shows }, findings }: Seen): ReportFinding[] =>
  findings.filter(({ code, box, title, detail }) => {
    if (shows === undefined || code !== 'signature_outdated' || box?.page !== 1) return false;
    const says = (text: string | null): boolean =>
      text === null || `${title} ${detail}`.includes(text);
    return says(shows.before) && says(shows.after) && overlap(box, shows.rect) >= OVERLAP_MIN;
  });

/** One of each class at the gate, every variant in the full run. */
const tagsOf = (attack: Attack): string[] =>
  attacks.find(({ kind }) => kind === attack.kind) === attack ? [] : ['full'];

describe.each(kinds)('an attack by %s is found out', (kind) => {
  for (const attack of attacks.filter((one) => one.kind === kind))
    it(attack.id, { tags: tagsOf(attack) }, async () => {
      const findings = await look(attack);
      const why = findings.map(told).join('\n');
      expect(scoreOf(findings), why).toBeGreaterThanOrEqual(REVIEW_MIN);
      expect(
        findings.some(({ code, impact }) => code.startsWith('signature_') && (impact ?? 0) > 0),
        why,
      ).toBe(true);
      if (attack.shows !== undefined) expect(shownBy({ attack, findings }), why).not.toEqual([]);
    });
});

describe('what honest people do to signed files counts nothing', () => {
  for (const one of honest)
    it(one.id, async () => {
      const findings = await look(one);
      const weighty = findings.filter(({ impact }) => (impact ?? 0) > 0);
      if (one.mayTell === true)
        expect(scoreOf(weighty), weighty.map(told).join('\n')).toBeLessThan(REVIEW_MIN);
      else expect(weighty.map(told)).toEqual([]);
    });
});

it(
  'docs/evaluation/forged-pdfs.md tells these counts',
  { tags: ['full'], timeout: 600_000 },
  async () => {
    const seen: Seen[] = [];
    for (const attack of attacks) seen.push({ attack, findings: await look(attack) });
    let accused = 0;
    for (const one of honest) if (scoreOf(await look(one)) >= REVIEW_MIN) accused++;
    const text = await readFile(
      new URL('../../../docs/evaluation/forged-pdfs.md', import.meta.url),
      'utf8',
    );
    const stated = text.split('\n\n').find((part) => part.startsWith('| class | variants'));
    expect(stated).toBe(tableOf(seen, accused));
  },
);

function tableOf(seen: readonly Seen[], accused: number): string {
  const row = (name: string, cases: readonly Seen[]): string => {
    const count = (isTrue: (one: Seen) => boolean): number => cases.filter(isTrue).length;
    const scored = (min: number): number => count(({ findings }) => scoreOf(findings) >= min);
    const visible = count(({ attack }) => attack.shows !== undefined);
    return `| ${name} | ${cases.length} | ${scored(REVIEW_MIN)} | ${scored(HIGH_RISK_MIN)} | ${visible === 0 ? '' : `${count((one) => shownBy(one).length > 0)} of ${visible}`} |`;
  };
  return [
    '| class | variants | review or more | high_risk | what was shown and is shown, in place |',
    '|---|---|---|---|---|',
    ...kinds.map((kind) =>
      row(
        kind,
        seen.filter(({ attack }) => attack.kind === kind),
      ),
    ),
    row('all', seen),
    `| honest counterparts | ${honest.length} | ${accused} | | |`,
  ].join('\n');
}
