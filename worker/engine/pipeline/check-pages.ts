import type { DocumentType } from '../../../core/vocabulary.js';
import type { CheckResult } from '../evidence/check-result.js';
import type { Page } from '../evidence/page.js';
import type { PrintedCode } from '../evidence/printed-code.js';
import { classify } from './classify.js';
import { extractUpright } from './extract-upright.js';
import { runChecks } from './run-checks.js';

/**
 * What the checks say of pages that were read before, or whose text somebody changed since.
 *
 * @param known.codes what codes on the pages state
 */
export async function checkPages(
  pages: readonly Page[],
  { isPdf, today, codes = [] }: { isPdf: boolean; today: string; codes?: readonly PrintedCode[] },
): Promise<{ documentType: DocumentType; checks: CheckResult[] }> {
  const upright = await extractUpright(pages);
  const { data } = upright;
  const classification = classify({
    pages: upright.pages,
    data,
    isPdf,
    picture: null,
    hints: null,
  });
  const type = isPdf ? 'application/pdf' : 'image/png';
  return {
    documentType: classification.documentType,
    checks: runChecks({ data, classification, codes, file: { name: 'document', type }, today }),
  };
}
