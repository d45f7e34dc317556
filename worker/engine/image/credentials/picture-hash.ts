import { createHash } from 'node:crypto';
import { u32be } from '../bytes.js';
import { boxesIn, type Box } from '../iso-boxes.js';
import { bytesIn, listIn, mapIn, numberIn, textIn, type Cbor, type CborMap } from './cbor.js';
import { assertionsNamed, type Manifest } from './manifest.js';

/** `unchecked`: the kind of hash is not supported. */
export type PictureState = 'fits' | 'differs' | 'unchecked';

const DIGESTS = new Set(['sha256', 'sha384', 'sha512']);
const EXCLUSIONS_MAX = 1000;

/**
 * Compares a picture with the hash in its manifest: with excluded ranges
 * (`c2pa.hash.data`) or excluded boxes (`c2pa.hash.bmff.v2` and later, top level only).
 * null when the manifest has no such hash. `bytes` is the whole file.
 */
export function comparePicture(manifest: Manifest, bytes: Uint8Array): PictureState | null {
  const fallback = textIn(manifest.claim.get('alg')) ?? 'sha256';
  const [ranges] = assertionsNamed(manifest, 'c2pa.hash.data');
  if (ranges) return compare(ranges, fallback, keptByRanges(ranges, bytes));
  const [boxes] = assertionsNamed(manifest, 'c2pa.hash.bmff');
  // The first version hashes without offsets; it is deprecated and not supported.
  const isFirst = manifest.assertions.some(({ label }) => label === 'c2pa.hash.bmff');
  if (boxes && !isFirst) return compare(boxes, fallback, keptByBoxes(boxes, bytes));
  const isHashedOtherwise = manifest.assertions.some(({ label }) => label.startsWith('c2pa.hash.'));
  return isHashedOtherwise ? 'unchecked' : null;
}

function compare(hashed: CborMap, fallback: string, parts: Uint8Array[] | null): PictureState {
  const algorithm = (textIn(hashed.get('alg')) ?? fallback).toLowerCase();
  const expected = bytesIn(hashed.get('hash'));
  if (parts === null || expected === null || !DIGESTS.has(algorithm)) return 'unchecked';
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest().equals(expected) ? 'fits' : 'differs';
}

/** The parts of a file outside of the excluded ranges; null when there are too many ranges. */
function keptByRanges(hashed: CborMap, bytes: Uint8Array): Uint8Array[] | null {
  const ranges = listIn(hashed.get('exclusions')).map((value) => ({
    start: numberIn(mapIn(value).get('start')) ?? 0,
    length: numberIn(mapIn(value).get('length')) ?? 0,
  }));
  if (ranges.length > EXCLUSIONS_MAX) return null;
  const kept: Uint8Array[] = [];
  let at = 0;
  for (const { start, length } of ranges.sort((a, b) => a.start - b.start)) {
    if (start > at) kept.push(bytes.subarray(at, start));
    at = Math.max(at, start + length);
  }
  kept.push(bytes.subarray(Math.min(at, bytes.length)));
  return kept;
}

/**
 * The parts of an ISO file outside of the excluded boxes: each remaining top-level box,
 * preceded by its offset (8 bytes). null when only part of a box is excluded.
 */
function keptByBoxes(hashed: CborMap, bytes: Uint8Array): Uint8Array[] | null {
  const exclusions = listIn(hashed.get('exclusions')).map(mapIn);
  const boxes = boxesIn(bytes, 0, bytes.length);
  const isNested = exclusions.some((one) => {
    const [, top, inner] = (textIn(one.get('xpath')) ?? '').split('/');
    return inner !== undefined && boxes.some(({ type }) => type === top);
  });
  const isPartial = exclusions.some((one) => one.has('subset'));
  if (isNested || isPartial || exclusions.length > EXCLUSIONS_MAX || hashed.has('merkle'))
    return null;
  let start = 0;
  const kept: Uint8Array[] = [];
  for (const box of boxes) {
    const whole = bytes.subarray(start, box.end);
    if (!exclusions.some((one) => matchesExclusion(one, box, whole)))
      kept.push(offsetBytes(start), whole);
    start = box.end;
  }
  return kept;
}

function matchesExclusion(exclusion: CborMap, box: Box, whole: Uint8Array): boolean {
  if (textIn(exclusion.get('xpath')) !== `/${box.type}`) return false;
  const length = numberIn(exclusion.get('length'));
  if (length !== null && length !== whole.length) return false;
  const version = numberIn(exclusion.get('version'));
  if (version !== null && version !== u32be(whole, 8) >>> 24) return false;
  return listIn(exclusion.get('data')).every((value) => holds(whole, value));
}

function holds(whole: Uint8Array, condition: Cbor): boolean {
  const offset = numberIn(mapIn(condition).get('offset'));
  const wanted = bytesIn(mapIn(condition).get('value'));
  if (offset === null || wanted === null) return false;
  return Buffer.from(whole.subarray(offset, offset + wanted.length)).equals(wanted);
}

function offsetBytes(offset: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(offset));
  return bytes;
}
