import type { Codes } from '../codes.js';
import { escapeHtml, inline } from './html.js';

/** Tables of every code that a report, a failed scan or an error may carry, in English. */

export const renderErrors = ({ errors }: Codes): string =>
  table(
    ['Status', 'Code', 'Meaning', 'Retry as it is'],
    errors.map(({ status, code, meaning, retry }) => [
      codeOf(status),
      codeOf(code),
      inline(meaning),
      retry ? 'yes' : 'no',
    ]),
  );

export const renderFailures = ({ failures }: Codes): string =>
  table(
    ['error_code', 'Meaning'],
    failures.map(({ code, meaning }) => [codeOf(code), escapeHtml(meaning.en)]),
  );

export const renderFindings = ({ findings }: Codes): string =>
  table(
    ['Code', 'Severity', 'Points', 'Category', 'Meaning and example'],
    findings.map(({ code, severity, points, category, title, example }) => [
      codeOf(code),
      severity,
      String(points),
      codeOf(category),
      `<p>${escapeHtml(title.en)}</p><p class="type">${escapeHtml(example.en)}</p>`,
    ]),
  );

export const renderChecks = ({ checks }: Codes): string =>
  table(
    ['Id', 'Meaning', 'Examples', 'Findings'],
    checks.map(({ id, label, examples, findings }) => [
      codeOf(id),
      escapeHtml(label.en),
      examples.map(({ en }) => `<p>${escapeHtml(en)}</p>`).join(''),
      findings.map(codeOf).join(' '),
    ]),
  );

export const renderTestOutcomes = ({ test_outcomes }: Codes): string =>
  table(
    ['Name', 'Outcome', 'Seconds', 'SHA-256 of the document'],
    test_outcomes.map(
      ({ name, gives, verdict, document_type, error_code, code, seconds, sha256 }) => [
        codeOf(name),
        [gives, verdict ?? error_code ?? code, document_type]
          .filter((part) => part !== null)
          .join(', '),
        String(seconds),
        codeOf(sha256),
      ],
    ),
  );

const codeOf = (text: string | number): string => `<code>${escapeHtml(String(text))}</code>`;

function table(head: string[], rows: string[][]): string {
  const cells = (row: string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells(row, 'td')).join('\n');
  return `<div class="scroll"><table><thead>${cells(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}
