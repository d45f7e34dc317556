import { instant, isolate } from '../../../texts/format.js';
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
        : `${signer(v)} ${v.why === 'value' ? 'was not made with the key of the certificate it names' : 'does not match the bytes it was made over: they were changed after signing'}. Do not rely on the document.`,
  },
  signature_outdated: {
    title: 'Content was changed after the document was signed',
    detail: (v) =>
      v.how === 'outside'
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
