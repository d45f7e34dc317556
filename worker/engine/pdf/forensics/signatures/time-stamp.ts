import { fromBER } from 'asn1js';
import { TSTInfo } from 'pkijs';
import { checkCms, digestOf, hashOf, type Check, type Pieces } from './check-cms.js';
import { attributeOf, octetsOf, readCms, type Cms } from './cms.js';

/** Whether a time stamp's token is valid for these bytes, and the time it states. */
export function checkTimeStamp(token: Cms, pieces: Pieces): { check: Check; at: Date | null } {
  const info = token.content === null ? null : readInfo(token.content);
  if (info === null || token.content === null) return UNREADABLE;
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const hash = hashOf(hashAlgorithm.algorithmId);
  const stated = octetsOf(hashedMessage);
  if (hash === null || stated === null) return UNREADABLE;
  if (!digestOf(hash, pieces).equals(stated))
    return { check: { integrity: 'broken', reason: 'bytes_changed' }, at: info.genTime };
  return { check: checkCms(token, [token.content]), at: info.genTime };
}

/** Time of the time stamp inside a signature; null without an intact one. */
export function stampedAt({ signer }: Cms): Date | null {
  const value = attributeOf(signer.unsignedAttrs, TIME_STAMP_TOKEN);
  const signature = octetsOf(signer.signature);
  if (signature === null || !isBlock(value)) return null;
  const token = readCms(new Uint8Array(value.toBER()));
  if (token === null) return null;
  const { check, at } = checkTimeStamp(token, [signature]);
  return check.integrity === 'intact' ? at : null;
}

const UNREADABLE: { check: Check; at: null } = {
  check: { integrity: 'unchecked', reason: 'algorithm' },
  at: null,
};

const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

function readInfo(content: Buffer): TSTInfo | null {
  try {
    return new TSTInfo({ schema: fromBER(content).result });
  } catch {
    return null;
  }
}

const isBlock = (value: unknown): value is { toBER(): ArrayBuffer } =>
  typeof value === 'object' && value !== null && 'toBER' in value;
