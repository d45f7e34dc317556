import {
  isName,
  isReference,
  type PdfValue,
} from '../../../../worker/engine/pdf/syntax/pdf-values.js';
import { writeShow } from '../edit/type-text.js';
import type { Method, Scene } from '../method.js';
import { setCatalogue } from './carriers.js';
import { replaced, retype, wantedCodes } from './in-place.js';

const isSigned = ({ genuine }: Scene): boolean => genuine.bytes.includes('/ByteRange');

const change = (scene: Scene): void => retype(scene, writeShow(wantedCodes(scene)));

/** A value replaced in a revision after the signed one. */
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

/** Bytes changed under the signature, with no other change. */
const bytesChanged: Method = {
  id: 'signature-bytes-changed',
  codes: ['signature_broken'],
  save: 'kept',
  forge: (scene) => (isSigned(scene) ? { box: null, before: null, after: null } : null),
  finish(bytes) {
    // In the comment after the header, which readers ignore.
    const changed = Buffer.from(bytes);
    changed[11] = (changed[11] ?? 0) ^ 1;
    return changed;
  },
};

/** A value changed and the whole file rewritten, with the signature kept. */
const rewritten: Method = {
  id: 'signature-rewritten',
  codes: ['signature_broken'],
  forge(scene) {
    if (!isSigned(scene)) return null;
    change(scene);
    return { ...replaced(scene), box: null };
  },
};

/** A value changed and the signature removed with its field, as editors offer; its remains stay. */
const removed: Method = {
  id: 'signature-removed',
  codes: ['signature_removed'],
  forge(scene) {
    if (!isSigned(scene)) return null;
    const { edit, page } = scene;
    change(scene);
    const isKept = (reference: PdfValue): boolean => {
      const kind = edit.resolve(edit.resolveDict(reference)?.entries.get('FT'));
      if (!isReference(reference) || !isName(kind) || kind.name !== 'Sig') return true;
      const signature = edit.resolveDict(reference)?.entries.get('V');
      if (isReference(signature)) edit.drop(signature.reference);
      edit.drop(reference.reference);
      return false;
    };
    const catalogue = edit.resolveDict({ reference: edit.root });
    const form = edit.resolveDict(catalogue?.entries.get('AcroForm'));
    const fields = listOf(edit.resolve(form?.entries.get('Fields'))).filter(isKept);
    page.set('Annots', listOf(edit.resolve(page.dict().entries.get('Annots'))).filter(isKept));
    setCatalogue(edit, { AcroForm: { entries: new Map(form?.entries).set('Fields', fields) } });
    return { ...replaced(scene), box: null };
  },
};

const listOf = (value: PdfValue): PdfValue[] => (Array.isArray(value) ? value : []);

export const signedMethods: Method[] = [changedLater, bytesChanged, rewritten, removed];
