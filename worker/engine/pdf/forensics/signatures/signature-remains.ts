import type { SignatureRemain } from '../../../evidence/signatures.js';
import { newestRevision, type PdfFile } from '../../syntax/pdf-file.js';
import { signatureIn } from './find-signatures.js';
import { permissionsOf } from './permissions.js';
import { signatureFields } from './signature-fields.js';

/**
 * What the newest revision still says about a signature that no longer exists. An unsigned
 * signature field in a form does not count. Never throws.
 */
export function readSignatureRemains(file: PdfFile): SignatureRemain[] {
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) return [];
  const { store, root } = newest;
  const fields = signatureFields(newest);
  const isSigned = (number: number): boolean => signatureIn(store.get(number)?.value) !== null;
  if (fields.some(({ value }) => value !== null && isSigned(value))) return [];
  const catalogue = store.resolveDict({ reference: root });
  const flags = store.resolve(
    store.resolveDict(catalogue?.entries.get('AcroForm'))?.entries.get('SigFlags'),
  );
  const certified = [...permissionsOf(newest)].filter(([, name]) => name === 'DocMDP');
  const remains: SignatureRemain[] = [];
  if (certified.some(([number]) => !isSigned(number))) remains.push('permission');
  if (store.resolveDict(catalogue?.entries.get('DSS')) !== null) remains.push('validation_data');
  // Both bits: signatures exist, append only. Blank forms set only the first.
  if (fields.length === 0 && typeof flags === 'number' && (flags & 3) === 3) remains.push('flags');
  return remains;
}
