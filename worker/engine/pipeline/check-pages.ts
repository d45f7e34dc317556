import type { DocumentType } from '../../../core/vocabulary.js';
import type { CheckResult } from '../evidence/check-result.js';
import type { Page } from '../evidence/page.js';
import { classify } from './classify.js';
import { extractUpright } from './extract-upright.js';
import { runChecks } from './run-checks.js';

/** What the checks say of pages that were read before, or whose text somebody changed since. */
export async function checkPages(
  pages: readonly Page[],
  { isPdf, today }: { isPdf: boolean; today: string },
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
    checks: runChecks({ data, classification, file: { name: 'document', type }, today }),
  };
}
