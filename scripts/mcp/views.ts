import type { Box, ReportFinding } from '../../core/report.js';
import type { Scan } from './service.js';

/**
 * What a language model is told of a scan unless it asks for more: codes, places, values of
 * findings and amounts. No text of the document is among it - names, sentences of findings
 * and checks, which quote it, and evidence come by `read_document_text` alone.
 */

const placeOf = (box: Box | null | undefined) =>
  box ? { page: box.page, x: box.x, y: box.y, w: box.w, h: box.h } : null;

export const viewOfFinding = (finding: ReportFinding) => ({
  id: finding.id,
  code: finding.code,
  source: finding.source,
  category: finding.category,
  severity: finding.severity,
  confidence: finding.confidence,
  impact: finding.impact,
  amounts: amountsIn(finding.evidence),
  place: placeOf(finding.box),
});

export function viewOfScan(scan: Scan) {
  const { report } = scan;
  return {
    scan_id: scan.id,
    status: scan.status,
    error_code: scan.error_code ?? null,
    verdict: scan.verdict,
    risk_score: scan.risk_score,
    document_type: scan.document_type,
    channel: scan.channel,
    file: scan.file,
    ...(report !== undefined && {
      evidence_sufficient: report.evidence_sufficient ?? null,
      evidence_limits: report.evidence_limits?.map(({ code }) => code) ?? [],
      findings: report.findings.length,
      checks: report.checks.map(({ id, status, box }) => ({ id, status, place: placeOf(box) })),
      amounts: report.extracted.amounts,
      total: report.extracted.total,
      currency: report.extracted.currency,
      dates: report.extracted.dates,
      incomplete_layers: report.engine.coverage
        .filter(({ status }) => status === 'failed' || status === 'timed_out')
        .map(({ layer }) => layer),
    }),
  };
}

/** What two scans have in common and what only one of them has; nothing of their text. */
export function compare(first: Scan, second: Scan) {
  const [a, b] = [first, second].map(viewOfScan) as [View, View];
  const codes = [first, second].map(({ report }) => report?.findings.map(({ code }) => code) ?? []);
  const fields = [first, second].map(({ report }) => report?.extracted.fields ?? {});
  const names = [...new Set(fields.flatMap((one) => Object.keys(one)))].sort();
  return {
    first: shortOf(a),
    second: shortOf(b),
    same_file: a.file.sha256 === b.file.sha256,
    same_document_type: a.document_type === b.document_type,
    same_issuer: first.issuer !== null && first.issuer === second.issuer,
    same_total: a.total !== undefined && a.total !== null && a.total === b.total,
    amounts: difference(a.amounts ?? [], b.amounts ?? []),
    dates: difference(a.dates ?? [], b.dates ?? []),
    finding_codes: difference(codes[0] ?? [], codes[1] ?? []),
    fields: {
      equal: names.filter((name) => fields[0]?.[name] === fields[1]?.[name]),
      different: names.filter(
        (name) =>
          fields[0]?.[name] !== undefined &&
          fields[1]?.[name] !== undefined &&
          fields[0][name] !== fields[1][name],
      ),
    },
  };
}

type View = ReturnType<typeof viewOfScan>;

const shortOf = ({ scan_id, status, verdict, risk_score }: View) => ({
  scan_id,
  status,
  verdict,
  risk_score,
});

function difference(first: readonly string[], second: readonly string[]) {
  const [one, other] = [new Set(first), new Set(second)];
  return {
    both: [...one].filter((value) => other.has(value)),
    only_first: [...one].filter((value) => !other.has(value)),
    only_second: [...other].filter((value) => !one.has(value)),
  };
}

/** Digits, commas, points and a sign only: an amount can say nothing else. */
const AMOUNT =
  /(?<![\p{L}\d])-?\d{1,3}(?:,\d{3}){0,4}\.\d{2}(?!\d)|(?<![\p{L}\d.])-?\d{1,12}\.\d{2}(?!\d)/gu;
const AMOUNTS_MAX = 8;

const amountsIn = (evidence: string | null): string[] =>
  [...new Set(evidence?.match(AMOUNT) ?? [])].slice(0, AMOUNTS_MAX);
