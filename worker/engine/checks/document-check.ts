import type { Lang } from '../../../core/vocabulary.js';
import type { CheckVerdict } from '../evidence/check-result.js';
import type { Classification } from '../evidence/classification.js';
import type { DocumentData } from '../evidence/document-data.js';
import type { EinvoiceValues } from '../evidence/einvoice.js';
import type { FileFacts } from '../evidence/file.js';
import type { PrintedCode } from '../evidence/printed-code.js';
import type { FindingTable } from '../findings/finding.js';
import type { CheckText, Text } from '../texts/say.js';

export interface CheckedDocument {
  data: DocumentData;
  classification: Classification;
  /** What the XML inside an e-invoice states; null or absent when there is none. */
  einvoice?: EinvoiceValues | null;
  /** What machine-readable codes on the pages state. Absent: they were not read. */
  codes?: readonly PrintedCode[];
  file: Pick<FileFacts, 'name' | 'type'>;
  /** ISO date in Israel. */
  today: string;
}

/**
 * A deterministic check: a pure function of the extracted data. An empty list means
 * not applicable. Each has a folder `checks/<id>/` with the check, its texts in every
 * language and the findings that a failure becomes, and a line in `checks/index.ts`.
 * The runner turns a `fail` that rests on an `unsure` value into `warn` without a
 * finding: a misread digit accuses nobody.
 */
export interface DocumentCheck<
  Id extends string = string,
  Say extends string = string,
  Code extends string = string,
> {
  id: Id;
  words: Record<Lang, CheckText>;
  findings?: FindingTable<Code>;
  check(document: CheckedDocument): CheckVerdict<Say, Code>[];
}

interface CheckWords<Say extends string> {
  label: Text;
  says: Record<Say, Text>;
}

/** Checks at compile time that a check only uses sentences it has and findings it declares. */
export const documentCheck = <
  Id extends string,
  Say extends string,
  Code extends string = never,
>(one: {
  id: Id;
  words: { en: CheckWords<Say>; he: CheckWords<NoInfer<Say>> };
  findings?: FindingTable<Code>;
  check(document: CheckedDocument): CheckVerdict<NoInfer<Say>, NoInfer<Code>>[];
}): DocumentCheck<Id, Say, Code> => one;
