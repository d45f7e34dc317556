import { countFields, type FieldCounts } from './extraction.js';
import { methodCounts, type MethodCounts } from './methods.js';
import type { Outcome } from './scan-file.js';
import { share, type Share } from './wilson.js';

export interface GroupCounts {
  group: string;
  files: number;
  low_risk: number;
  review: number;
  high_risk: number;
  failed: number;
  refused: number;
  /** Median wall time of a scan; null without scans. */
  medianMs: number | null;
  p95Ms: number | null;
}

export interface CodeCount {
  code: string;
  findings: number;
  files: number;
}

/** Rates over the labelled files with a verdict. */
export interface Rates {
  /** Forged files at review or high_risk. */
  detected: Share;
  /** Genuine files at review or high_risk. */
  falsePositives: Share;
  /** Genuine files at high_risk. */
  falsePositivesHighRisk: Share;
}

export interface Summary {
  groups: GroupCounts[];
  total: GroupCounts;
  codes: CodeCount[];
  rates: Rates | null;
  /** By forgery method, the last row for all; empty without known forgeries. */
  methods: MethodCounts[];
  /** By extracted field; empty where no truth is known. */
  fields: FieldCounts[];
}

/** Summarises the outcomes of an evaluation; pure. */
export function summarise(outcomes: Outcome[]): Summary {
  const groups = [...new Set(outcomes.map(({ group }) => group))];
  return {
    groups: groups.map((group) =>
      countsOf(
        group,
        outcomes.filter((outcome) => outcome.group === group),
      ),
    ),
    total: countsOf('all', outcomes),
    codes: codesOf(outcomes),
    rates: ratesOf(outcomes),
    methods: methodCounts(outcomes),
    fields: countFields(
      outcomes.flatMap(({ file, fields }) => (fields === null ? [] : [{ file, fields }])),
    ),
  };
}

function countsOf(group: string, outcomes: Outcome[]): GroupCounts {
  const count = (is: (outcome: Outcome) => boolean): number => outcomes.filter(is).length;
  const times = outcomes
    .filter(({ refused }) => refused === null)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return {
    group,
    files: outcomes.length,
    low_risk: count(({ verdict }) => verdict === 'low_risk'),
    review: count(({ verdict }) => verdict === 'review'),
    high_risk: count(({ verdict }) => verdict === 'high_risk'),
    failed: count(({ failed }) => failed !== null),
    refused: count(({ refused }) => refused !== null),
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
  };
}

/** Nearest-rank quantile of sorted numbers. */
const quantile = (sorted: number[], part: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? null;

function codesOf(outcomes: Outcome[]): CodeCount[] {
  const counts = new Map<string, CodeCount>();
  for (const { findings } of outcomes) {
    const weighty = findings.filter(({ impact }) => impact > 0);
    for (const code of new Set(weighty.map((finding) => finding.code))) {
      const count = counts.get(code) ?? { code, findings: 0, files: 0 };
      count.files += 1;
      count.findings += weighty.filter((finding) => finding.code === code).length;
      counts.set(code, count);
    }
  }
  return [...counts.values()].sort((a, b) => b.files - a.files || a.code.localeCompare(b.code));
}

function ratesOf(outcomes: Outcome[]): Rates | null {
  const judged = outcomes.filter(({ label, verdict }) => label !== null && verdict !== null);
  if (judged.length === 0) return null;
  const forged = judged.filter(({ label }) => label === 'forged');
  const genuine = judged.filter(({ label }) => label === 'genuine');
  const raised = (some: Outcome[]): number =>
    some.filter(({ verdict }) => verdict !== 'low_risk').length;
  return {
    detected: share(raised(forged), forged.length),
    falsePositives: share(raised(genuine), genuine.length),
    falsePositivesHighRisk: share(
      genuine.filter(({ verdict }) => verdict === 'high_risk').length,
      genuine.length,
    ),
  };
}
