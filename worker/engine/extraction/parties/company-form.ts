import { fold } from '../../text/fold.js';

/** Legal forms behind a company's name, in folded text; the end of the match ends the name. */
const FORMS = [
  String.raw`בע["']{0,2}מ`,
  String.raw`ע["']ר`,
  String.raw`ושות'`,
  'ltda?',
  'limited',
  'inc(?:orporated)?',
  'l\\.?l\\.?c',
  'llp',
  'plc',
  'pbc',
  'corp(?:oration)?',
  '(?:pvt|private)\\.? (?:ltd|limited)',
  's\\/b',
  // Before its registration number or at the end only.
  'sb(?= ?\\(\\d|$)',
  'bhd',
  'co\\.?,? ltd',
  'pty\\.? ltd',
  'sdn\\.? ?bhd',
  'berhad',
  'g?gmbh(?: & co\\.? kg)?',
  'mbh',
  'ag(?: & co\\.? kg)?',
  'kg(?:aa)?',
  'ohg',
  'gbr',
  'ug(?: \\(haftungsbeschränkt\\))?',
  'e\\. ?k',
  'e\\. ?v',
  'e\\. ?g',
  'a\\. ?g',
  's\\.?a\\.?r\\.?l',
  's\\.?a\\.?s(?:u)?',
  'eurl',
  's\\.a',
  's\\.?l\\.?u?',
  's\\.? ?r\\.? ?l',
  's\\.? ?p\\.? ?a',
  'b\\.?v',
  'n\\.v',
  'a\\/s',
  'aps',
  'oyj?',
];

/** Not after a bracket: "Total (Inc. GST)". */
const COMPANY = new RegExp(
  String.raw`(?<![\p{L}\p{N}.(])(?:${FORMS.join('|')})(?![\p{L}\p{N}])\.?`,
  'gu',
);

/** "Muster Inc. (formerly known as Beispiel Inc.)": what follows is another name. */
const OTHER_NAME =
  /(?<![\s,(])[\s,(]+(?:formerly|f\.?k\.?a|previously|trading as|t\/a|d\.?b\.?a)(?!\p{L})[^]*$/u;

/** End of the last legal form in a folded text; null where there is none behind a name. */
export function companyEnd(folded: string): number | null {
  let end: number | null = null;
  for (const match of folded.replace(OTHER_NAME, '').matchAll(COMPANY)) {
    if (/\p{L}{2}/u.test(folded.slice(0, match.index))) end = match.index + match[0].length;
  }
  return end;
}

/** A company's name without the legal form at its end: "Muster GmbH" is "Muster". */
export function withoutCompanyForm(name: string): string {
  const trimmed = name.trim();
  const folded = fold(trimmed);
  const forms = [...folded.matchAll(COMPANY)];
  const last = forms.at(-1);
  if (!last || last.index + last[0].length < folded.length) return trimmed;
  return trimmed.slice(0, last.index).replace(/(?<![\s,;(-])[\s,;(-]+$/u, '');
}
