/** Requests of one key that are made to cost the service more than they cost the sender. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const MIB = 1024 * 1024;

/** `unit` as often as fits into `size` bytes. */
const fill = (unit: string, size: number): Buffer => {
  const one = Buffer.from(unit);
  return Buffer.alloc(size - (size % one.length), one);
};

const json = (...parts: (string | Buffer)[]): HostileRequest => ({
  method: 'POST',
  path: '/api/v1/scans',
  headers: { 'content-type': 'application/json' },
  body: Buffer.concat(parts.map((part) => Buffer.from(part))),
});

const list = (unit: string, size: number) => json('{"a":[', fill(`${unit},`, size), `${unit}]}`);
const content = (unit: string, size: number) =>
  json('{"file":{"content_base64":"', fill(unit, size), '"}}');

const multipart = (...parts: (string | Buffer)[]): HostileRequest => ({
  ...json(...parts, '\r\n--b--\r\n'),
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
});
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const PDF_PART =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n';

const get = (path: string, headers: Record<string, string> = {}): HostileRequest => ({
  method: 'GET',
  path,
  headers,
  body: Buffer.alloc(0),
});

/** Sizes as large as the service reads: the JSON bodies are just below 15 MiB, the forms below 11. */
export const HOSTILE: Record<string, () => HostileRequest> = {
  'a list of empty objects': () => list('{}', 15 * MIB - 1000),
  'a list of numbers': () => list('1', 15 * MIB - 1000),
  'a list of strings': () => list('""', 15 * MIB - 1000),
  'an object of many names': () =>
    json('{', Array.from({ length: 1_200_000 }, (_, i) => `"k${i}":0,`).join(''), '"z":0}'),
  'nested lists': () => json(fill('[', 7 * MIB), fill(']', 7 * MIB)),
  'nested objects': () => json(fill('{"a":', 12 * MIB)),
  'a list as long as is read': () => list('{}', 250_000),
  'objects as deep as is read': () => json(fill('{"a":', 200_000), '1', fill('}', 40_000)),
  'base64 with every character escaped': () => content('\\u0041', 14 * MIB),
  'base64 of escaped slashes': () => content('\\/', 14 * MIB),
  'text that is not base64': () => content('א', 14 * MIB),
  'many form fields': () =>
    multipart(Array.from({ length: 150_000 }, (_, i) => field(`f${i}`, 'x')).join('')),
  'a long name of a form field': () => multipart(field('x'.repeat(10 * MIB), 'x')),
  'many headers of a form part': () => multipart('--b\r\n', fill('X-A: b\r\n', 10 * MIB), '\r\n'),
  'a form of near boundaries': () => multipart(fill('\r\n-', 10 * MIB)),
  'long lists in form fields': () =>
    multipart(
      PDF_PART,
      field('context', `[${'{},'.repeat(43_000)}{}]`),
      field('metadata', `[${'1,'.repeat(64_000)}1]`),
    ),
  'many headers': () =>
    get(
      '/api/v1/usage',
      Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`x-h${i}`, 'v'.repeat(150)])),
    ),
  'many cookies': () => get('/api/v1/usage', { cookie: 'a=b; '.repeat(2900) }),
  'a long query': () => get(`/api/v1/scans?${'a=b&'.repeat(3500)}`),
  'a body where none belongs': () => ({
    ...get('/api/v1/usage'),
    body: fill('[', 15 * MIB),
  }),
};
