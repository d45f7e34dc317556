import type { PdfRevision } from '../../../evidence/revisions.js';
import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type {
  PdfSignature,
  SignatureReason,
  SignedChange,
  SignedState,
} from '../../../evidence/signatures.js';
import { changedFindings, heldChanges } from './changed-since.js';
import { laterChange, type LaterChange } from './later-change.js';
import { isTakenOff, removedFinding } from './removed-signature.js';
import { certificateOf, evidenceOf, wasValid } from './signer.js';

/**
 * Digital signatures: whether they match the bytes they cover, and what was
 * changed after them. A signature vouches for bytes; only the issuer of its
 * certificate can say whose it is.
 */
export const signatures = documentDetector({
  id: 'signatures',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['signatures', 'signatureRemains', 'revisions'],
  mayUse: ['signedStates'],
  detect({ signatures: all, signatureRemains, revisions, signedStates }): Finding[] {
    const present = all.filter(
      // If the end of the file is missing, so is the reference to its last signature.
      ({ inUse, kind, reason }) =>
        (inUse || reason === 'cut') && kind !== 'usage_rights' && reason !== 'emptied',
    );
    const comparedOf = (signature: PdfSignature): SignedState | null =>
      signedStates?.find((one) => all[one.signature] === signature) ?? null;
    const states = present.map((signature) =>
      stateOf(signature, present, { revisions, compared: comparedOf(signature) }),
    );
    // What was signed is known even where the signature was taken off.
    const removed = all
      .filter((one) => isTakenOff(one, all))
      .map((signature) => ({
        signature,
        state: 'outdated',
        changes: heldChanges(comparedOf(signature)),
      }));
    return [
      ...strongest(
        states.filter(({ state }) => state === 'broken'),
        brokenFinding,
      ),
      ...strongest(
        states.filter(({ state, changes }) => state === 'outdated' && changes.length === 0),
        outdatedFinding,
      ),
      ...changedFindings([...states, ...removed]),
      ...vouchingFindings(states),
      ...strongest(
        states.filter(({ state }) => state === 'unchecked'),
        uncheckedFinding,
      ),
      ...removedFinding(all, signatureRemains),
    ];
  },
});

interface Judged {
  signature: PdfSignature;
  state: 'broken' | 'unchecked' | 'outdated' | 'partial' | 'whole';
  /** From the structure of later revisions, where pages were not compared. */
  change: LaterChange | null;
  /** What is shown otherwise than when it was signed. */
  changes: SignedChange[];
}

function stateOf(
  signature: PdfSignature,
  all: readonly PdfSignature[],
  { revisions, compared }: { revisions: readonly PdfRevision[]; compared: SignedState | null },
): Judged {
  const changes = heldChanges(compared);
  if (signature.integrity !== 'intact')
    return { signature, state: signature.integrity, change: null, changes };
  const change = laterChange(signature, revisions, compared?.notCompared ?? null);
  const isChanged = change !== null || changes.length > 0;
  if (isChanged && !all.some((one) => isSameSignerLater(one, signature)))
    return { signature, state: 'outdated', change, changes };
  // A later signature or time stamp over the whole file covers what was added in between.
  const isClosed = all.some((one) => one.integrity === 'intact' && one.coversWholeFile);
  return { signature, state: isClosed ? 'whole' : 'partial', change: null, changes: [] };
}

/** A signer who changes a document he signed may sign its new state. */
const isSameSignerLater = (later: PdfSignature, earlier: PdfSignature): boolean =>
  later.integrity === 'intact' &&
  later.coversWholeFile &&
  typeof later.signer?.fingerprint === 'string' &&
  later.signer.fingerprint === earlier.signer?.fingerprint;

/** A document signed by several people does not need one finding for each. */
const strongest = (judged: readonly Judged[], say: (one: Judged) => Finding): Finding[] =>
  judged
    .map(say)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, 1);

/**
 * If a byte range encloses something other than its signature, the whole file
 * was rewritten, by an editor or by a program that merges or shrinks files. The
 * signature then vouches for nothing, but does not prove a change either.
 */
function brokenFinding({ signature }: Judged): Finding {
  const [why, confidence] = BROKEN[signature.reason ?? 'bytes_changed'] ?? ['bytes', 0.95];
  return {
    code: 'signature_broken',
    values: { ...certificateOf(signature), why },
    confidence,
    place: signature.place,
    evidence: evidenceOf(signature),
  };
}

const BROKEN: Partial<Record<SignatureReason, [why: string, confidence: number]>> = {
  misplaced: ['moved', 0.4],
  // No program that writes a file anew leaves a signature without its range or its value.
  absent: ['hollow', 0.9],
  void: ['hollow', 0.9],
  value_wrong: ['value', 0.95],
  wrapped: ['wrapped', 0.95],
};

function outdatedFinding({ signature, change }: Judged): Finding {
  const [page] = change?.pages ?? [];
  return {
    code: 'signature_outdated',
    values: {
      ...certificateOf(signature),
      pages: (change?.pages ?? []).join(', '),
      how: change?.how ?? 'content',
    },
    confidence: change?.how === 'content' ? 0.9 : 0.7,
    place: page === undefined ? signature.place : { page, rect: { x: 0, y: 0, w: 100, h: 100 } },
    evidence: evidenceOf(signature),
  };
}

const TRUSTED_BY = { known: 0.95, unknown: 0.5, self: 0.02 };

/**
 * One finding for all intact signatures, based on the most trusted one. A
 * self-issued certificate, which any forger can make, counts for nothing.
 */
function vouchingFindings(judged: readonly Judged[]): Finding[] {
  const intact = judged
    .filter(({ state, signature }) => isVouching(state) && signature.kind === 'signature')
    .map(({ state, signature }) => ({
      state,
      signature,
      confidence: TRUSTED_BY[signature.signer?.trust ?? 'self'] * (wasValid(signature) ? 1 : 0.5),
    }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best] = intact;
  if (best === undefined) return [];
  const isContradicted = judged.some(({ state }) => state === 'broken' || state === 'outdated');
  if (isContradicted) return [];
  return [
    {
      code: best.state === 'whole' ? 'signature_intact' : 'signature_partial',
      values: {
        ...certificateOf(best.signature),
        ...(best.signature.signedAt && { date: best.signature.signedAt.toISOString() }),
        trust: best.signature.signer?.trust ?? 'self',
        expired: wasValid(best.signature) ? 0 : 1,
        others: intact.length - 1,
      },
      confidence: best.state === 'whole' ? best.confidence : 0.95,
      place: best.signature.place,
      evidence: evidenceOf(best.signature),
    },
  ];
}

const isVouching = (state: Judged['state']): boolean => state === 'whole' || state === 'partial';

const uncheckedFinding = ({ signature }: Judged): Finding => ({
  code: 'signature_unchecked',
  values: {
    ...certificateOf(signature),
    why:
      signature.reason === 'cut' || signature.reason === 'unreadable' ? signature.reason : 'kind',
  },
  confidence: 0.9,
  place: signature.place,
  evidence: evidenceOf(signature),
});
