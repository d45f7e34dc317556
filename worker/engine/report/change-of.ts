import type { ValueChange } from '../../../core/report.js';
import type { Values } from '../texts/say.js';

type Kind = ValueChange['kind'];

/** Which values of a code are the one before and the one that is shown. */
const CHANGES: Readonly<Record<string, { kind: Kind; before: string; after: string }>> = {
  revision_text_replaced: { kind: 'earlier', before: 'before', after: 'after' },
  revision_text_added: { kind: 'earlier', before: 'before', after: 'after' },
  revision_text_removed: { kind: 'earlier', before: 'before', after: 'after' },
  signature_outdated: { kind: 'signed', before: 'before', after: 'after' },
  text_covered: { kind: 'covered', before: 'hidden', after: 'shown' },
  annotation_over_text: { kind: 'covered', before: 'hidden', after: 'shown' },
  layer_hides_content: { kind: 'covered', before: 'hidden', after: 'shown' },
  unused_object_text: { kind: 'left_over', before: 'text', after: 'shown' },
  text_code_differs: { kind: 'read', before: 'code', after: 'drawn' },
  expected_amount_mismatch: { kind: 'expected', before: 'expected', after: 'found' },
  expected_name_mismatch: { kind: 'expected', before: 'expected', after: 'found' },
  expected_date_mismatch: { kind: 'expected', before: 'expected', after: 'found' },
  expected_reference_mismatch: { kind: 'expected', before: 'expected', after: 'found' },
};

/** What checks call the value that they computed and the one that is printed. */
const COMPUTED = { kind: 'expected', before: 'expected', after: 'printed' } as const;

/**
 * The value before and after of a finding or a failed check; null where it knows no such two,
 * or where they are the same.
 */
export function changeOf(code: string, values: Values): ValueChange | null {
  const { kind, ...keys } = CHANGES[code] ?? COMPUTED;
  const [before, after] = [textOf(values[keys.before]), textOf(values[keys.after])];
  // A sum that is not printed, or an expectation of which nothing is found, is no changed value.
  if (before === after || (kind === 'expected' && (before === null || after === null))) return null;
  return { kind, before, after };
}

const textOf = (value: string | number | undefined): string | null =>
  value === undefined || value === '' ? null : String(value);
