import type { FieldLock } from '../../../evidence/signatures.js';
import { plainText } from '../../../image/plain-text.js';
import { isDict, isName, isString, type PdfDict } from '../../syntax/pdf-values.js';
import { decodeTextString } from '../../syntax/text-string.js';

const NAMES_MAX = 1000;

/** The fields that a signature locks by its FieldMDP transform (ISO 32000-2, 12.8.2.4); null for none. */
export function lockOf({ entries }: PdfDict): FieldLock | null {
  const references = entries.get('Reference');
  const transform = (Array.isArray(references) ? references : []).find((one) => {
    const method = isDict(one) ? one.entries.get('TransformMethod') : undefined;
    return isName(method) && method.name === 'FieldMDP';
  });
  const parameters = isDict(transform) ? transform.entries.get('TransformParams') : undefined;
  if (!isDict(parameters)) return null;
  const action = parameters.entries.get('Action');
  const list = parameters.entries.get('Fields');
  const names = (Array.isArray(list) ? list.slice(0, NAMES_MAX) : [])
    .filter(isString)
    .map(({ string }) => plainText(decodeTextString(string)));
  switch (isName(action) ? action.name : '') {
    case 'All':
      return { fields: 'all' };
    case 'Include':
      return { fields: 'only', names };
    case 'Exclude':
      return { fields: 'all_but', names };
    default:
      return null;
  }
}

/** Whether a lock covers a field of that full name. */
export function isLocked(lock: FieldLock | null, field: string | null): boolean {
  if (lock === null) return false;
  if (lock.fields === 'all') return true;
  const isListed =
    field !== null && lock.names.some((name) => field === name || field.startsWith(`${name}.`));
  return lock.fields === 'only' ? isListed : !isListed;
}
