import { isDict, isName, type PdfValue } from '../../../worker/pdf/pdf-values.js';
import { writeShow } from '../edit/type-text.js';
import type { Method, Scene } from '../method.js';
import { replaced, retype, wantedCodes } from './in-place.js';

const isSigned = ({ genuine }: Scene): boolean => genuine.bytes.includes('/ByteRange');

const change = (scene: Scene): void => retype(scene, writeShow(wantedCodes(scene)));

/** A value replaced in a revision after the one that was signed. */
const changedLater: Method = {
  id: 'signature-changed-later',
  codes: ['signature_outdated'],
  save: 'appended',
  forge(scene) {
    if (!isSigned(scene)) return null;
    change(scene);
    return { ...replaced(scene), box: null };
  },
};

/** Bytes changed under the signature, and nothing else touched. */
const bytesChanged: Method = {
  id: 'signature-bytes-changed',
  codes: ['signature_broken'],
  save: 'kept',
  forge: (scene) => (isSigned(scene) ? { box: null, before: null, after: null } : null),
  finish(bytes) {
    // In the comment after the header, where no reader looks.
    const changed = Buffer.from(bytes);
    changed[11] = (changed[11] ?? 0) ^ 1;
    return changed;
  },
};

/** A value changed and the file written whole again, the signature carried along. */
const rewritten: Method = {
  id: 'signature-rewritten',
  codes: ['signature_broken'],
  forge(scene) {
    if (!isSigned(scene)) return null;
    change(scene);
    return { ...replaced(scene), box: null };
  },
};

/** A value changed and the signature taken out, as editors offer it, its traces left. */
const removed: Method = {
  id: 'signature-removed',
  codes: ['signature_removed'],
  forge(scene) {
    if (!isSigned(scene)) return null;
    const { edit, page } = scene;
    change(scene);
    for (const reference of listOf(edit.resolve(page.dict().entries.get('Annots')))) {
      const field = edit.resolve(reference);
      const kind = isDict(field) ? edit.resolve(field.entries.get('FT')) : null;
      if (!isDict(field) || !isName(kind) || kind.name !== 'Sig') continue;
      if (typeof reference !== 'object' || reference === null || !('reference' in reference))
        continue;
      const signature = field.entries.get('V');
      if (typeof signature === 'object' && signature !== null && 'reference' in signature)
        edit.set(signature.reference, { value: null, stream: null });
      const entries = new Map(field.entries);
      entries.delete('V');
      edit.set(reference.reference, { value: { entries }, stream: null });
    }
    return { ...replaced(scene), box: null };
  },
};

const listOf = (value: PdfValue): PdfValue[] => (Array.isArray(value) ? value : []);

export const signedMethods: Method[] = [changedLater, bytesChanged, rewritten, removed];
