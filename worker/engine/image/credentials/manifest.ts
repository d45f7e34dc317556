import {
  bytesIn,
  listIn,
  mapIn,
  numberIn,
  readCbor,
  textIn,
  type Cbor,
  type CborMap,
} from './cbor.js';
import { contentOf, type Jumbf } from './jumbf.js';

/** One manifest of a C2PA store: the statement of one program when it saved the picture. */
export interface Manifest {
  label: string;
  /** The bytes of the claim, which its signature covers. */
  claimBytes: Uint8Array;
  claim: CborMap;
  /** COSE_Sign1; null when it is not signed. */
  signature: Uint8Array | null;
  assertions: Jumbf[];
}

/** A reference with the hash of its target. */
export interface HashedReference {
  url: string;
  hash: Uint8Array;
  /** null: the algorithm of the claim. */
  algorithm: string | null;
}

/** Maximum number of manifests read from a store. */
const MANIFESTS_MAX = 100;

/** The manifests of a store, newest last; those without a readable claim are left out. */
export const manifestsIn = (store: Jumbf): Manifest[] =>
  store.inner.slice(-MANIFESTS_MAX).flatMap((box) => {
    const claimBox = box.inner.find(({ type }) => type === 'c2cl');
    const claimBytes = claimBox ? contentOf(claimBox, 'cbor') : null;
    if (!claimBytes) return [];
    const claim = mapIn(readCbor(claimBytes));
    if (claim.size === 0) return [];
    const signatureBox = box.inner.find(({ type }) => type === 'c2cs');
    return [
      {
        label: box.label,
        claimBytes,
        claim,
        signature: signatureBox ? contentOf(signatureBox, 'cbor') : null,
        assertions: box.inner.find(({ type }) => type === 'c2as')?.inner ?? [],
      },
    ];
  });

/** Assertions of a name in any version: `c2pa.actions`, `c2pa.actions.v2`, `c2pa.actions__1`. */
export const assertionsNamed = (manifest: Manifest, name: string): CborMap[] =>
  manifest.assertions
    .filter(({ label }) => baseOf(label) === name)
    .map((box) => mapIn(readCbor(contentOf(box, 'cbor') ?? new Uint8Array())))
    .filter(({ size }) => size > 0);

const baseOf = (label: string): string => label.replace(/__\d+$/, '').replace(/\.v\d+$/, '');

/** The assertions that the claim covers; version 2 separates created from gathered ones. */
export const coveredBy = ({ claim }: Manifest): HashedReference[] =>
  ['assertions', 'created_assertions', 'gathered_assertions']
    .flatMap((key) => listIn(claim.get(key)))
    .flatMap((entry) => referenceIn(entry) ?? []);

export function referenceIn(value: Cbor | undefined): HashedReference | null {
  const entry = mapIn(value);
  const url = textIn(entry.get('url'));
  const hash = bytesIn(entry.get('hash'));
  return url === null || hash === null ? null : { url, hash, algorithm: textIn(entry.get('alg')) };
}

/** Last part of a JUMBF reference: `self#jumbf=c2pa.assertions/c2pa.actions` -> `c2pa.actions`. */
export const nameIn = (url: string): string => url.split('/').at(-1) ?? '';

/** Manifest that an absolute reference names: `self#jumbf=/c2pa/urn:uuid:1` -> `urn:uuid:1`. */
export const manifestNameIn = (url: string): string | null =>
  /^self#jumbf=\/c2pa\/([^/]+)/.exec(url)?.[1] ?? null;

export interface Ingredient {
  relationship: string;
  /** Label of its own manifest in the same store; null when it has none. */
  manifest: string | null;
}

export const ingredientsOf = (manifest: Manifest): Ingredient[] =>
  assertionsNamed(manifest, 'c2pa.ingredient').map((entry) => ({
    relationship: textIn(entry.get('relationship')) ?? '',
    manifest: manifestNameIn(
      (referenceIn(entry.get('activeManifest')) ?? referenceIn(entry.get('c2pa_manifest')))?.url ??
        '',
    ),
  }));

export interface Action {
  /** E.g. `c2pa.created`. */
  name: string;
  /** Last part of the URI of its IPTC digital source type. */
  sourceType: string | null;
  agent: string | null;
}

const ACTIONS_MAX = 500;

export const actionsOf = (manifest: Manifest): Action[] =>
  assertionsNamed(manifest, 'c2pa.actions')
    .flatMap((entry) => {
      const agents = listIn(entry.get('softwareAgents'));
      return listIn(entry.get('actions')).map((value): Action => {
        const action = mapIn(value);
        const index = numberIn(action.get('softwareAgentIndex'));
        return {
          name: textIn(action.get('action')) ?? '',
          sourceType: lastPart(textIn(action.get('digitalSourceType'))),
          agent: programNamed(
            action.get('softwareAgent') ?? (index === null ? null : agents[index]),
          ),
        };
      });
    })
    .slice(0, ACTIONS_MAX);

const lastPart = (uri: string | null): string | null =>
  uri
    ?.replace(/(?<!\/)\/+$/, '')
    .split('/')
    .at(-1) ?? null;

/** Name of a program: as text, or with its version as in `claim_generator_info`. */
export function programNamed(value: Cbor | undefined): string | null {
  if (typeof value === 'string') return value;
  const info = mapIn(value);
  const parts = [textIn(info.get('name')), textIn(info.get('version'))];
  return parts[0] === null ? null : parts.filter((part) => part !== null).join(' ');
}

/** The program that wrote a manifest, as declared. */
export const generatorOf = ({ claim }: Manifest): string | null => {
  const info = claim.get('claim_generator_info');
  return programNamed(Array.isArray(info) ? info[0] : info) ?? textIn(claim.get('claim_generator'));
};
