import type { DocumentData } from '../evidence/document-data.js';
import { sumsThatHold } from './confirm-by-sums.js';

/**
 * An amount whose label is in no list, and is known by its words alone, is `unsure` until the
 * document says it again: in a sum that holds, under a listed label, or in words. Its digits may
 * be read well; which of the document's amounts it is, is what nothing else says.
 */
export function doubtComposed(data: DocumentData): void {
  const fields = Object.values(data.fields);
  const totals = (data.payslips ?? []).flatMap((payslip) => Object.values(payslip.totals));
  const composed = [...fields, ...totals].filter(({ isComposed }) => isComposed);
  if (composed.length === 0) return;
  const inSums = new Set(sumsThatHold(data).flat());
  const listed = [...fields, ...totals].filter(({ isComposed }) => !isComposed);
  const inWords = (data.amountsInWords ?? []).map(({ words }) => words);
  const said = new Set([...listed, ...inWords].map(({ value }) => Math.abs(value.minor)));
  const doubted = composed.filter(
    (amount) => !inSums.has(amount) && !said.has(Math.abs(amount.value.minor)),
  );
  for (const amount of doubted) amount.certainty = 'unsure';
  // A payslip's totals are listed under their names too.
  for (const named of data.named ?? [])
    if (named.isComposed && doubted.some(({ raw }) => raw === named.raw))
      named.certainty = 'unsure';
}
