/** What a test's colour profile says of itself. */
export interface ProfileWords {
  description: string;
  creator?: string;
  cmm?: string;
  /** Version 2 keeps its description as `desc`, version 4 as `mluc`. */
  major?: 2 | 4;
  /** Bytes of filling, for profiles that need several segments. */
  filling?: number;
}

/** An ICC profile with a header, a description and a copyright; it describes no colours. */
export function makeProfile({
  description,
  creator = 'test',
  cmm = 'lcms',
  major = 4,
  filling = 0,
}: ProfileWords): Buffer {
  const text = major === 2 ? v2Text(description) : v4Text(description);
  const copyright = Buffer.concat([Buffer.from('text\0\0\0\0Nobody\0', 'latin1')]);
  const head = Buffer.alloc(128 + 4 + 2 * 12);
  head.write(cmm.padEnd(4), 4, 'latin1');
  head.writeUInt8(major, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  [2024, 2, 9, 14, 8, 12].forEach((part, nth) => head.writeUInt16BE(part, 24 + 2 * nth));
  head.write('acspAPPL', 36, 'latin1');
  head.write(creator.padEnd(4), 80, 'latin1');
  head.writeUInt32BE(2, 128);
  head.write('desc', 132, 'latin1');
  head.writeUInt32BE(head.length, 136);
  head.writeUInt32BE(text.length, 140);
  head.write('cprt', 144, 'latin1');
  head.writeUInt32BE(head.length + text.length, 148);
  head.writeUInt32BE(copyright.length, 152);
  const profile = Buffer.concat([head, text, copyright, Buffer.alloc(filling, 7)]);
  profile.writeUInt32BE(profile.length, 0);
  return profile;
}

function v2Text(text: string): Buffer {
  const head = Buffer.from('desc\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(text.length + 1, 8);
  return Buffer.concat([head, Buffer.from(`${text}\0`, 'latin1')]);
}

function v4Text(text: string): Buffer {
  const letters = Buffer.from(text, 'utf16le').swap16();
  const head = Buffer.alloc(28);
  head.write('mluc', 0, 'latin1');
  head.writeUInt32BE(1, 8);
  head.writeUInt32BE(12, 12);
  head.write('enUS', 16, 'latin1');
  head.writeUInt32BE(letters.length, 20);
  head.writeUInt32BE(28, 24);
  return Buffer.concat([head, letters]);
}

/** The bodies of the JPEG segments (APP2) that carry a profile, each of at most `pieceBytes`. */
export function profileSegments(profile: Buffer, pieceBytes = 65_000): Buffer[] {
  const count = Math.ceil(profile.length / pieceBytes);
  return Array.from({ length: count }, (_, nth) =>
    Buffer.concat([
      Buffer.from('ICC_PROFILE\0', 'latin1'),
      Buffer.from([nth + 1, count]),
      profile.subarray(nth * pieceBytes, (nth + 1) * pieceBytes),
    ]),
  );
}

/** The body of the PNG chunk `iCCP`. */
export const profileChunk = (packed: Buffer): Buffer =>
  Buffer.concat([Buffer.from('icc\0\0', 'latin1'), packed]);
