import { randomBytes, randomUUID } from 'node:crypto';

const BOUNDARY = 'emet-bench-boundary';

/** Length of the part that differs between documents, so that none is deduplicated. */
const SERIAL_CHARS = 36;

/** A prepared upload request; `renew` changes its document. */
export interface Upload {
  bytes: Buffer;
  renew(): void;
}

/**
 * A multipart upload of a document with a PDF header and random content. It is
 * built once and sent many times, so that the sender, which shares the machine
 * with the server, costs as little as possible.
 */
export function makeUpload(options: {
  path: string;
  host: string;
  key: string | null;
  /** Of the document, bytes. */
  size: number;
}): Upload {
  const { path, host, key, size } = options;
  const start = Buffer.from(`%PDF-1.7\n% ${' '.repeat(SERIAL_CHARS)}\n`);
  const document = Buffer.concat([start, randomBytes(Math.max(0, size - start.length))]);
  const before = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="document.pdf"\r\n` +
      'Content-Type: application/pdf\r\n\r\n',
  );
  const after = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const length = before.length + document.length + after.length;
  const head = Buffer.from(
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      ...(key === null ? [] : [`Authorization: Bearer ${key}`]),
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${length}`,
      '\r\n',
    ].join('\r\n'),
  );
  const bytes = Buffer.concat([head, before, document, after]);
  const serialAt = head.length + before.length + start.length - SERIAL_CHARS - 1;
  return { bytes, renew: () => void bytes.write(randomUUID(), serialAt, 'latin1') };
}
