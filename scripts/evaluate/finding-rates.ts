import type { Outcome } from './scan-file.js';
import { groupByTemplate } from './templates.js';
import type { Templates } from './templates-listing.js';
import { share, type Share } from './wilson.js';

/** How often honest documents show a finding. */
export interface FindingRate {
  code: string;
  /** Of the templates of honest documents: those with a file that shows it. */
  templates: Share;
  /** Of the files. */
  files: Share;
  /** The same by channel of the files. */
  channels: { channel: string; templates: Share }[];
  /** The highest confidence in each template that shows it, descending, 0-1. */
  seen: number[];
}

/** Rates of all findings over honest documents. */
export interface FindingRates {
  /** Number of templates. */
  templates: number;
  files: number;
  /**
   * Templates that could have shown a finding: by layer, those with a file on which it
   * ran; by kind of contradiction, those with a file on which a check judged one.
   */
  ran: Record<string, number>;
  /** Templates with a file at review or high_risk, and at high_risk. */
  review: Share;
  highRisk: Share;
  /** Most frequent first. */
  codes: FindingRate[];
}

/**
 * Counts findings over honest documents by template; pure. Files known to be forged,
 * those listed as edited, and those without a verdict are left out; a file without a
 * label is taken for honest. What is counted is that a finding is reported, whatever
 * points it got, so that the rates do not depend on the caps that follow from them.
 */
export function findingRates(outcomes: readonly Outcome[], templates: Templates): FindingRates {
  const honest = outcomes.filter(
    ({ file, label, verdict }) =>
      label !== 'forged' && verdict !== null && !Object.hasOwn(templates.edited, file),
  );
  const groups = groupByTemplate(honest, templates);
  const codes = [...new Set(honest.flatMap(({ findings }) => findings.map(({ code }) => code)))];
  const layers = [...new Set(honest.flatMap(({ ran, judged }) => [...ran, ...judged]))].sort();
  const countOf = (is: (outcome: Outcome) => boolean): number =>
    groups.filter((group) => group.some(is)).length;
  return {
    templates: groups.length,
    files: honest.length,
    ran: Object.fromEntries(
      layers.map((layer) => [
        layer,
        countOf(({ ran, judged }) => [...ran, ...judged].includes(layer)),
      ]),
    ),
    review: share(
      countOf(({ verdict }) => verdict !== 'low_risk'),
      groups.length,
    ),
    highRisk: share(
      countOf(({ verdict }) => verdict === 'high_risk'),
      groups.length,
    ),
    codes: codes
      .map((code) => rateOf(code, groups))
      .sort((a, b) => b.templates.hits - a.templates.hits || a.code.localeCompare(b.code)),
  };
}

function rateOf(code: string, groups: readonly Outcome[][]): FindingRate {
  const files = groups.flat();
  const channels = [...new Set(files.map(({ channel }) => channel ?? 'unknown'))].sort();
  return {
    code,
    templates: share(groups.filter((group) => group.some(shows(code))).length, groups.length),
    files: share(files.filter(shows(code)).length, files.length),
    channels: channels.map((channel) => {
      const of = groups
        .map((group) => group.filter((outcome) => (outcome.channel ?? 'unknown') === channel))
        .filter(({ length }) => length > 0);
      return {
        channel,
        templates: share(of.filter((group) => group.some(shows(code))).length, of.length),
      };
    }),
    seen: groups
      .map((group) => Math.max(...group.map((outcome) => strongest(code, outcome))))
      .filter((confidence) => confidence > 0)
      .sort((a, b) => b - a),
  };
}

const strongest = (code: string, { findings }: Outcome): number =>
  Math.max(0, ...findings.filter((one) => one.code === code).map(({ confidence }) => confidence));

const shows =
  (code: string) =>
  (outcome: Outcome): boolean =>
    strongest(code, outcome) > 0;
