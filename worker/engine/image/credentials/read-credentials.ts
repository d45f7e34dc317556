import { createHash } from 'node:crypto';
import type { CredentialFacts, CredentialAction } from '../../evidence/content-credentials.js';
import { listIn, textIn } from './cbor.js';
import { plainText } from '../plain-text.js';
import { checkClaimSignature, type ClaimSignature } from './claim-signature.js';
import { readJumbf } from './jumbf.js';
import {
  actionsOf,
  coveredBy,
  generatorOf,
  ingredientsOf,
  type Manifest,
  manifestsIn,
  nameIn,
} from './manifest.js';
import { comparePicture } from './picture-hash.js';

type Verdict = Pick<CredentialFacts, 'integrity' | 'reason'>;

/**
 * Reads a C2PA manifest store (specification 1.0 to 2.2) and verifies it against its
 * file. `file` begins with the picture; `pictureEnd` is the end of the picture in it,
 * because data appended later are reported separately. Offline: remote manifests and
 * revocation are not fetched. Never throws.
 */
export function readCredentials(
  store: Uint8Array,
  file: Uint8Array,
  pictureEnd: number,
): CredentialFacts {
  const root = readJumbf(store);
  const manifests = root ? manifestsIn(root) : [];
  const active = manifests.at(-1);
  // If the newest manifest is unreadable, no older one is used in its place.
  if (!root || !active || root.inner.at(-1)?.label !== active.label)
    return { ...UNREADABLE, actions: [] };
  const signature =
    active.signature === null ? null : checkClaimSignature(active.signature, active.claimBytes);
  return {
    ...verdictOn(active, signature, manifests, [file, file.subarray(0, pictureEnd)]),
    generator: plain(generatorOf(active)),
    signer: plain(signature?.signer?.name ?? null),
    organisation: plain(signature?.signer?.organisation ?? null),
    actions: stepsUpTo(active, manifests),
  };
}

const UNREADABLE: Omit<CredentialFacts, 'actions'> = {
  integrity: 'unchecked',
  reason: 'unreadable',
  generator: null,
  signer: null,
  organisation: null,
};

function verdictOn(
  active: Manifest,
  signature: ClaimSignature | null,
  manifests: readonly Manifest[],
  files: readonly Uint8Array[],
): Verdict {
  if (signature === null) return { integrity: 'unsigned', reason: 'no_signature' };
  if (signature.state === 'broken')
    return { integrity: 'manifest_changed', reason: 'signature_wrong' };
  if (!assertionsFit(active)) return { integrity: 'manifest_changed', reason: 'assertion_changed' };
  const binding = hashHolder(active, manifests);
  const states = binding ? files.map((file) => comparePicture(binding, file)) : [null];
  if (states.includes('differs') && !states.includes('fits'))
    return { integrity: 'picture_changed', reason: 'bytes_changed' };
  if (signature.state === 'unchecked') return { integrity: 'unchecked', reason: 'algorithm' };
  if (!states.includes('fits')) return { integrity: 'unchecked', reason: 'no_hash' };
  return { integrity: 'intact', reason: null };
}

/** Whether all assertions that the claim covers are unchanged, except redacted ones. */
function assertionsFit(manifest: Manifest): boolean {
  const redacted = listIn(manifest.claim.get('redacted_assertions')).map((url) =>
    nameIn(textIn(url) ?? ''),
  );
  const fallback = textIn(manifest.claim.get('alg')) ?? 'sha256';
  return coveredBy(manifest).every(({ url, hash, algorithm }) => {
    const name = nameIn(url);
    if (!url.startsWith('self#jumbf=') || redacted.includes(name)) return true;
    const box = manifest.assertions.find(({ label }) => label === name);
    return box !== undefined && digestOf(box.body, algorithm ?? fallback)?.equals(hash) !== false;
  });
}

/** null for an unknown algorithm. */
function digestOf(bytes: Uint8Array, algorithm: string): Buffer | null {
  return /^sha(256|384|512)$/.test(algorithm) ? createHash(algorithm).update(bytes).digest() : null;
}

/**
 * The manifest with the hash of the picture: an update manifest has none and refers to
 * its parent.
 */
function hashHolder(active: Manifest, manifests: readonly Manifest[]): Manifest | null {
  let one: Manifest | undefined = active;
  for (let step = 0; one && step < manifests.length; step++) {
    if (one.assertions.some(({ label }) => label.startsWith('c2pa.hash.'))) return one;
    one = parentOf(one, manifests);
  }
  return null;
}

function parentOf(manifest: Manifest, manifests: readonly Manifest[]): Manifest | undefined {
  const parent = ingredientsOf(manifest).find(({ relationship }) => relationship === 'parentOf');
  return manifests.find(({ label }) => label === parent?.manifest);
}

/** Maximum number of steps in a report. */
const STEPS_MAX = 200;

/**
 * The actions of the manifest and of its ingredients, oldest first; those of inserted
 * pictures are marked as parts.
 */
function stepsUpTo(active: Manifest, manifests: readonly Manifest[]): CredentialAction[] {
  const steps: CredentialAction[] = [];
  const seen = new Set<string>();
  const waiting = [{ manifest: active, isPart: false }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { manifest, isPart } = next;
    if (seen.has(manifest.label)) continue;
    seen.add(manifest.label);
    const generator = plain(generatorOf(manifest));
    const own = actionsOf(manifest).map(({ name, sourceType, agent }) => ({
      action: plainText(name),
      sourceType: plain(sourceType),
      program: plain(agent) ?? generator,
      isIngredient: isPart,
    }));
    steps.unshift(...own);
    for (const { relationship, manifest: label } of ingredientsOf(manifest)) {
      const older = manifests.find((one) => one.label === label);
      // Input of a model (`inputTo`) is not part of the picture.
      if (older && relationship !== 'inputTo')
        waiting.push({ manifest: older, isPart: isPart || relationship === 'componentOf' });
    }
  }
  return steps.slice(-STEPS_MAX);
}

const plain = (text: string | null): string | null => plainText(text ?? '') || null;
