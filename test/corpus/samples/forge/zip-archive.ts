import { crc32 } from 'node:zlib';

/** A ZIP archive of one stored file, dated 1 January 2025. */
export const zipOf = (name: string, content: Buffer): Buffer => {
  const encoded = Buffer.from(name, 'utf8');
  // DOS date: years since 1980, month, day.
  const date = ((2025 - 1980) << 9) | (1 << 5) | 1;
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(date, 8);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(encoded.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, encoded, content]);

  const madeBy = Buffer.from([20, 0]);
  const attributes = Buffer.alloc(14);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, shared, attributes, encoded]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, directory, Buffer.from('PK\x05\x06'), end]);
};
