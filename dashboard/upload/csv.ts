import type { Upload } from './upload.js';

export interface TableWords {
  verdicts: Record<string, string>;
  statuses: Record<string, string>;
  types: Record<string, string>;
}

const HEADINGS = [
  'file',
  'status',
  'verdict',
  'risk_score',
  'document_type',
  'issuer',
  'scan',
  'error',
];

/**
 * The table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. Values come from
 * documents: one that a spreadsheet would take for a formula is led by an apostrophe.
 */
export function tableOf(uploads: readonly Upload[], words: TableWords): string {
  const rows = uploads.map(({ name, outcome, scanId, problem, state }) => [
    name,
    outcome ? words.statuses[outcome.status] : state,
    outcome?.verdict ? words.verdicts[outcome.verdict] : '',
    outcome?.risk_score?.toString() ?? '',
    outcome?.document_type ? words.types[outcome.document_type] : '',
    outcome?.issuer ?? '',
    scanId ?? '',
    problem?.code ?? '',
  ]);
  return `\uFEFF${[HEADINGS, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value = ''): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
