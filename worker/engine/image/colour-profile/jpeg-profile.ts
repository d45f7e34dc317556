import { byte, hasText } from '../bytes.js';
import { PROFILE_MAX_BYTES } from './read-profile.js';

/** APP2: `ICC_PROFILE`, a zero, the number of the piece from 1 and how many there are (ICC.1:2022, B.4). */
const HEADER = 'ICC_PROFILE\0';

export const isProfilePiece = (body: Uint8Array): boolean => hasText(body, 0, HEADER);

/**
 * Joins the pieces in order of their numbers; null when one is missing or duplicated, or
 * when the whole is too large.
 */
export function joinPieces(bodies: readonly Uint8Array[]): Uint8Array | null {
  const [first] = bodies;
  if (first === undefined) return null;
  const count = byte(first, HEADER.length + 1);
  if (count === 0 || bodies.length !== count) return null;
  const pieces: Uint8Array[] = [];
  for (const body of bodies) {
    const number = byte(body, HEADER.length);
    const isOdd = number === 0 || number > count || pieces[number] !== undefined;
    if (isOdd || byte(body, HEADER.length + 1) !== count) return null;
    pieces[number] = body.subarray(HEADER.length + 2);
  }
  const ordered = pieces.slice(1);
  const size = ordered.reduce((sum, { length }) => sum + length, 0);
  return size > PROFILE_MAX_BYTES ? null : Buffer.concat(ordered);
}
