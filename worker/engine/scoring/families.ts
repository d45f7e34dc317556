import { declarationOf, isOnlyFromPictures } from './finding-codes.js';

/**
 * Kinds of evidence with causes of their own, so that one honest cause rarely shows in
 * two of them at one value: how a value is set; how and by which objects it is drawn;
 * what it says, by the kind of contradiction (a sum, a check digit, a date, the XML inside an
 * e-invoice, a printed code); what earlier revisions and signatures say of it; pixels, by what is
 * measured in them; what the metadata say, and what the file declares of its making.
 * `context` is no evidence of the document: what the client expects, and earlier scans.
 */
export type Family =
  | 'typography'
  | 'objects'
  | `content ${string}`
  | 'revision'
  | 'metadata'
  | `pixels ${string}`
  | 'declared'
  | 'context';

const TYPOGRAPHY: ReadonlySet<string> = new Set(['font_mismatch', 'alignment']);

/** @throws {Error} for a code that no detector declares */
export function familyOf(code: string): Family {
  const { source, category } = declarationOf(code);
  // A layer of pixels is independent of another where they measure different things. A number that a
  // program sets in another font on purpose has both other shapes and other spaces.
  if (isOnlyFromPictures(code)) {
    if (source === 'metadata') return 'metadata';
    return TYPOGRAPHY.has(category) ? 'pixels setting' : `pixels ${category}`;
  }
  if (source === 'history' || category === 'expectation_mismatch') return 'context';
  if (source === 'ai') return 'declared';
  if (source === 'metadata') return source;
  // One misread table breaks several sums, but no check digit and no date.
  if (source === 'content')
    return `content ${/^(?:einvoice|code)(?=_)/.exec(code)?.[0] ?? category}`;
  if (TYPOGRAPHY.has(category)) return 'typography';
  return category === 'signature' || code.startsWith('revision_') ? 'revision' : 'objects';
}
