import { quote } from '../../../texts/en.js';
import { areShort, instant, isolate } from '../../../texts/format.js';
import type { FindingText, Values } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'digital signatures';

export const words = {
  signature_intact: {
    title: (v) =>
      v.trust === 'self'
        ? 'A digital signature covers the file, but only the signer vouches for it'
        : 'An intact digital signature covers the whole file',
    detail: (v) =>
      `${signer(v)} fits the file: nothing it covers was changed since${v.date ? ` ${isolate(instant(v.date))}` : ''}. ${trust(v)}${v.expired ? ' By its own dates the certificate was not valid then.' : ''}`,
  },
  signature_broken: {
    title: 'A digital signature does not fit the file',
    detail: (v) =>
      v.why === 'moved'
        ? `The file holds data of a digital signature${v.signer ? ` by ${isolate(v.signer)}` : ''} that do not belong to the file as it is: it was written anew after signing, by an editor or by a program that merges or shrinks files. Nothing vouches for it now. Ask for the file as it was signed.`
        : v.why === 'hollow'
          ? 'A signature field holds data that are no signature: what it should cover, or its value, is missing or void. Some viewers took such files for signed. Nothing vouches for the document; ask for the file as it was signed.'
          : v.why === 'wrapped'
            ? `${signer(v)} was made over other contents: its value is genuine, but bytes that it does not cover were put between those that it does. Do not rely on the document.`
            : `${signer(v)} ${v.why === 'value' ? 'was not made with the key of the certificate it names' : 'does not match the bytes it was made over: they were changed after signing'}. Do not rely on the document.`,
  },
  signature_outdated: {
    title: (v) => changedTitle(v),
    detail: (v) =>
      v.by
        ? `${signer(v)} covers an earlier state of the file. ${changedDetail(v)}${v.hidden ? ' What is shown now was in the file already when it was signed, unseen.' : ''} Only the signed state is vouched for: ask for the file as it was signed.`
        : v.how === 'outside'
          ? `${signer(v)} is intact, but parts of the file lie outside what it covers, in a way that signing programs do not leave. What they show is not vouched for. Ask for the signed original.`
          : `${signer(v)} is intact but covers only an earlier state of the file; a later revision changed what is printed${v.pages ? ` on page ${isolate(v.pages)}` : ''}. Only the signed state is vouched for.`,
  },
  signature_partial: {
    title: 'Something was added after the document was signed',
    detail: (v) =>
      `${signer(v)} covers an earlier state of the file. What came later changes no printed content, as further signatures and filled forms do.`,
  },
  signature_removed: {
    title: 'The document was signed once and no longer is',
    detail:
      'The file carries the traces of a digital signature, but no signature. Ask for the signed original.',
  },
  signature_unchecked: {
    title: 'A digital signature could not be checked',
    detail: (v) =>
      v.why === 'cut'
        ? 'The end of the file is missing, so that its digital signature cannot be checked. Ask for the file again.'
        : v.why === 'unreadable'
          ? 'The data of the digital signature cannot be read. Check it in a viewer that can, or ask for the signed original.'
          : `${signer(v)} is of a kind that cannot be checked here. Check it in a viewer that can.`,
  },
} satisfies Record<string, FindingText>;

const changedTitle = (v: Values): string => {
  if (!v.by) return 'Content was changed after the document was signed';
  if (v.forbidden) return 'Something was added that the signature does not permit';
  if (v.how === 'redrawn') return 'The page looks different than when it was signed';
  if (v.before && v.after && areShort(v.before, v.after))
    return `${isolate(v.before)} became ${isolate(v.after)} after the document was signed`;
  if (v.before && !v.after && areShort(v.before))
    return `${isolate(v.before)} was hidden or removed after the document was signed`;
  return 'Content was changed after the document was signed';
};

const changedDetail = (v: Values): string => {
  const where = `page ${v.page}`;
  const by = BY[String(v.by)] ?? 'the page';
  if (v.how === 'redrawn')
    return v.before
      ? `On ${where} ${quote(v.before)} is the same text, drawn in other shapes: a font or what it draws was exchanged.`
      : `On ${where} ${by} is drawn otherwise than when it was signed.`;
  if (v.how === 'value')
    return v.before
      ? `On ${where} a form field held ${quote(v.before)} when it was signed and now holds ${v.after ? quote(v.after) : 'nothing'}, without looking otherwise.`
      : `On ${where} a form field was blank when it was signed and now holds ${quote(v.after)}.`;
  if (v.before && v.after)
    return `When it was signed, ${where} showed ${quote(v.before)}; in the same place ${by} now shows ${quote(v.after)}.`;
  if (v.before)
    return `When it was signed, ${where} showed ${quote(v.before)}; ${v.how === 'removed' ? 'it is gone now' : `${by} hides it now`}.`;
  if (v.after)
    return `On ${where} ${by} now shows ${quote(v.after)}, which was not there when it was signed.`;
  return v.how === 'added'
    ? `On ${where} ${by} shows something that was not there when it was signed.`
    : `On ${where} ${by} hides or replaces what was shown when it was signed.`;
};

const BY: Record<string, string> = {
  page: 'the page',
  field: 'a form field',
  signature: 'the field of another signature',
  note: 'an annotation',
};

const signer = (v: Values): string => {
  const issued = v.issuer ? ` (certificate issued by ${isolate(v.issuer)})` : '';
  return v.signer
    ? `The digital signature of ${isolate(v.signer)}${issued}`
    : 'The digital signature';
};

const trust = (v: Values): string =>
  v.trust === 'known' || v.trust === 'self' ? TRUST[v.trust] : TRUST.unknown;

const TRUST = {
  known:
    'The certificate comes from a widely trusted authority. Compare the name with the issuer’s.',
  unknown:
    'Whether the authority behind the certificate is to be trusted was not checked: compare the names with those on the issuer’s other documents.',
  self: 'Anyone can make such a certificate under any name, so this does not lower the risk: compare it with the issuer’s other documents.',
};
