import { isolate } from '../../../texts/format.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'signed record of origin';

export const words = {
  credentials_picture_changed: {
    title: (v) =>
      isDocument(v)
        ? 'The document was changed after it was signed'
        : 'The picture was changed after it was signed',
    detail: (v) =>
      v.about === 'document_saved_later'
        ? `The file carries signed Content Credentials${by(v)}, and something was saved into it after signing. Signing or filling in a form does this too: see what later revisions changed, or ask for the file as it was first saved.`
        : `The file carries signed Content Credentials${by(v)}, made for other bytes than these: it was changed after signing, and the record was left as it was. Ask for the file as it was first saved.`,
  },
  credentials_manifest_changed: {
    title: 'The signed record of the file’s origin was tampered with',
    detail: (v) =>
      `The Content Credentials in the file${by(v)} do not fit their own signature: what they tell of its origin was changed. Ask for the file as it was first saved.`,
  },
  credentials_removed: {
    title: 'A signed record of the picture’s origin was taken out',
    detail:
      'The metadata refer to Content Credentials inside the file, but they are gone: a program saved the picture anew, or someone removed them. Ask for the file as it was first saved.',
  },
  credentials_edited: {
    title: 'The record in the file tells of editing',
    detail: (v) =>
      `Its Content Credentials record that its content was edited${v.program ? ` with ${isolate(v.program)}` : ''}. Ask for it as it was first saved.`,
  },
  credentials_intact: {
    title: (v) =>
      isDocument(v)
        ? 'The document carries a signed record of its origin, and fits it'
        : 'The picture carries a signed record of its origin, and fits it',
    detail: (v) =>
      `The file is the one that was signed${v.signer ? ` by ${isolate(v.signer)}` : ''}${v.captured ? ', and the record says that a camera took it' : ''}. Whether the signer can be trusted was not checked${isDocument(v) ? ': anyone can sign a document of his own making.' : ', and a true photo may show a false document.'}`,
  },
  credentials_unchecked: {
    title: 'The file’s record of origin could not be checked',
    detail: (v) =>
      `The file carries Content Credentials${by(v)}, but ${UNCHECKED[String(v.reason)] ?? 'they could not be read'}. This says nothing for or against it.`,
  },
} satisfies Record<string, FindingText>;

const isDocument = (v: Values): boolean => v.about !== undefined && v.about !== 'picture';

const by = (v: Values): string => (v.by ? ` of ${isolate(v.by)}` : '');

const UNCHECKED: Record<string, string> = {
  no_signature: 'they are not signed',
  algorithm: 'they are signed in a way that could not be checked',
  elsewhere: 'they are kept at an address, which is not asked',
  no_hash: 'they are tied to the file in a way that could not be checked',
};
