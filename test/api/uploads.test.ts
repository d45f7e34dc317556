import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { form, openCaller, type CallOptions } from './call.js';
import { openApi, somePdf, type TestApi } from './open-api.js';
import { scanOf } from './scan-shape.js';

const MAX_BYTES = 10 * 1024 * 1024;

let api: TestApi;
let key = '';
let call: Awaited<ReturnType<typeof openCaller>>['call'];
let source: http.Server;
let sourceBase = '';

beforeAll(async () => {
  api = await openApi({ environment: { ALLOW_PRIVATE_NETWORK: 'true' } });
  ({ key } = await api.makeKey());
  ({ call } = await openCaller(api.base));
  source = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://source');
    const size = Number(url.searchParams.get('size'));
    if (url.pathname === '/text.pdf') return response.end('not a document');
    if (url.pathname === '/lies.pdf') response.writeHead(200, { 'Transfer-Encoding': 'chunked' });
    return response.end(pdfOf(size));
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  sourceBase = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
});
afterAll(async () => {
  source.close();
  await api.close();
});

const create = (options: CallOptions) => call('POST', '/scans', { key, ...options });

function pdfOf(size: number): Buffer {
  const bytes = Buffer.alloc(size, 0x20);
  bytes.write('%PDF-1.4\n');
  return bytes;
}

const base64 = (bytes: Buffer, head = '') => ({
  json: { file: { name: 'a.pdf', content_base64: head + bytes.toString('base64') } },
});

/** The three ways a document may come; each test runs over all of them. */
const WAYS: [string, (bytes: Buffer) => CallOptions][] = [
  ['multipart', (bytes) => ({ body: form(bytes) })],
  ['base64', (bytes) => base64(bytes)],
  ['a data URL', (bytes) => base64(bytes, 'data:application/pdf;name=a.pdf;base64,')],
];

describe.each(WAYS)('a document sent as %s', (_way, send) => {
  it('of exactly 10 MiB is accepted, and is what was sent', async () => {
    const scan = scanOf(await create(send(pdfOf(MAX_BYTES))));
    expect(scan.file).toMatchObject({ size: MAX_BYTES, type: 'application/pdf', available: true });
    expect(await api.files()).toHaveLength(1);
    await call('DELETE', `/scans/${scan.id}`, { key });
    expect(await api.files()).toHaveLength(0);
  });

  it.each([
    ['one byte over 10 MiB', pdfOf(MAX_BYTES + 1), 413, 'FILE_TOO_LARGE'],
    ['far over the limit', pdfOf(MAX_BYTES * 2), 413, 'FILE_TOO_LARGE'],
    ['empty', Buffer.alloc(0), 400, 'EMPTY_FILE'],
    ['text under a PDF name', Buffer.from('hello, I am text'), 415, 'UNSUPPORTED_FILE'],
    ['a GIF', Buffer.from('GIF89a0000000000'), 415, 'UNSUPPORTED_FILE'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'UNSUPPORTED_FILE'],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), 415, 'UNSUPPORTED_FILE'],
    ['a program', Buffer.from('4d5a90000300000004000000', 'hex'), 415, 'UNSUPPORTED_FILE'],
  ])(
    'that is %s is refused at once, uses no unit and leaves no file',
    async (_what, bytes, status, code) => {
      const answer = await create(send(bytes));
      expect([answer.status, answer.code]).toEqual([status, code]);
      await expect.poll(() => api.files()).toEqual([]);
      expect((await call('GET', '/scans', { key })).body).toMatchObject({ data: [] });
    },
  );
});

describe('a document behind file_url', () => {
  const from = (path: string) => ({ json: { file_url: `${sourceBase}${path}` } });

  it('of exactly 10 MiB is accepted, named by its address', async () => {
    const scan = scanOf(await create(from(`/%D7%90.pdf?size=${MAX_BYTES}`)));
    expect(scan.file).toMatchObject({ name: 'א.pdf', size: MAX_BYTES });
    await call('DELETE', `/scans/${scan.id}`, { key });
  });

  it.each([
    [`/a.pdf?size=${MAX_BYTES + 1}`, 413, 'FILE_TOO_LARGE'],
    [`/lies.pdf?size=${MAX_BYTES + 1}`, 413, 'FILE_TOO_LARGE'],
    ['/a.pdf?size=0', 400, 'EMPTY_FILE'],
    ['/text.pdf', 415, 'UNSUPPORTED_FILE'],
  ])('%s is refused and leaves no file', async (path, status, code) => {
    const answer = await create(from(path));
    expect([answer.status, answer.code]).toEqual([status, code]);
    await expect.poll(() => api.files()).toEqual([]);
  });
});

describe('which file, and how many', () => {
  afterEach(async () => {
    await expect.poll(() => api.files()).toEqual([]);
  });

  it.each<[string, CallOptions]>([
    ['nothing at all', {}],
    ['an empty object', { json: {} }],
    ['a file without content', { json: { file: { name: 'a.pdf' } } }],
    ['only parameters', { json: { lang: 'en' } }],
    ['a form without a file', { body: form(null, { lang: 'en' }) }],
    ['a form with the file as text', { body: form(null, { file: 'JVBERi0=' }) }],
  ])('%s is FILE_REQUIRED', async (_what, options) => {
    const answer = await create(options);
    expect([answer.status, answer.code]).toEqual([400, 'FILE_REQUIRED']);
  });

  it('two sources are one too many', async () => {
    const { json } = base64(somePdf());
    const answer = await create({ json: { ...json, file_url: 'https://files.example.com/a.pdf' } });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('two files are one too many, under one name or two', async () => {
    for (const name of ['file', 'other']) {
      const body = form(somePdf());
      body.append(name, new Blob([new Uint8Array(somePdf())]), 'b.pdf');
      const answer = await create({ body });
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('a file under another name is named', async () => {
    const body = new FormData();
    body.append('document', new Blob([new Uint8Array(somePdf())]), 'b.pdf');
    expect((await create({ body })).message).toContain('"document"');
  });

  it.each(['surprise', 'lang[$ne]', 'context[0]', 'file_name', 'file_url', '__proto__'])(
    'the multipart field %s is unknown',
    async (field) => {
      const answer = await create({ body: form(somePdf(), { [field]: 'x' }) });
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(answer.message).toContain(`"${field}"`);
    },
  );

  it('a field given twice is named', async () => {
    const body = form(somePdf(), { lang: 'en' });
    body.append('lang', 'he');
    expect((await create({ body })).message).toContain('"lang" is given more than once');
  });

  it('a form with too many or too long fields is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, 'x']));
    expect((await create({ body: form(somePdf(), many) })).code).toBe('INVALID_REQUEST');
    const long = await create({ body: form(somePdf(), { metadata: 'x'.repeat(200_000) }) });
    expect(long.message).toContain('"metadata" is too long');
    const name = await create({ body: form(somePdf(), { ['x'.repeat(500)]: 'x' }) });
    expect(name.code).toBe('INVALID_REQUEST');
  });

  it.each([
    'not base64!',
    'JVBERi0',
    'JVBERi0-_w==',
    'JVBE\nRi0=',
    '=JVB',
    'data:application/pdf,x',
  ])('content_base64 "%s" is not valid', async (content_base64) => {
    const answer = await create({ json: { file: { content_base64 } } });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.message).toContain('"file.content_base64"');
  });

  it('a data URL with nothing behind it is an empty file', async () => {
    const answer = await create({ json: { file: { content_base64: 'data:;base64,' } } });
    expect(answer.code).toBe('EMPTY_FILE');
  });

  it('a JSON body beyond any base64 of 10 MiB is too large, said or not', async () => {
    const body = JSON.stringify({ file: { content_base64: 'A'.repeat(16 * 1024 * 1024) } });
    const headers = { 'Content-Type': 'application/json' };
    expect((await create({ body, headers })).code).toBe('FILE_TOO_LARGE');
    const fields = { ...base64(somePdf()).json, metadata: { a: 'x'.repeat(2 * 1024 * 1024) } };
    expect((await create({ json: fields })).code).toBe('INVALID_REQUEST');
  });
});

describe('fields and file may come in any order', () => {
  it('fields after the file count as those before it', async () => {
    const body = new FormData();
    body.append('lang', 'en');
    body.append('file', new Blob([new Uint8Array(somePdf())]), 'a.pdf');
    body.append('client_reference', 'after');
    const scan = scanOf(await create({ body }));
    expect(scan.client_reference).toBe('after');
    await call('DELETE', `/scans/${scan.id}`, { key });
  });

  it('a wrong field after a whole file leaves no file', async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(somePdf())]), 'a.pdf');
    body.append('lang', 'fr');
    expect((await create({ body })).code).toBe('INVALID_REQUEST');
    expect(await api.files()).toEqual([]);
  });
});

/** Speaks HTTP by hand, to stop where no client library would. */
function connect(head: string[]): net.Socket {
  const socket = net.connect(api.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    ['POST /api/v1/scans HTTP/1.1', 'Host: x', `Authorization: Bearer ${key}`, ...head]
      .map((line) => `${line}\r\n`)
      .join('') + '\r\n',
  );
  return socket;
}

const answerOn = (socket: net.Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.includes('"request_id"')) resolve(text);
    });
    socket.on('close', () => resolve(text));
  });

const FILE_PART =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';

describe('a client that does not play by the rules', () => {
  it('leaves no file when it goes away in the midst of one', async () => {
    const socket = connect([
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 500000',
    ]);
    socket.write(FILE_PART + 'x'.repeat(100_000));
    await expect.poll(() => api.files()).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => api.files()).toEqual([]);
  });

  it('leaves no file when it goes away after one, before the end of the form', async () => {
    const socket = connect([
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 500000',
    ]);
    socket.write(`${FILE_PART}\r\n--b\r\nContent-Disposition: form-data; name="lang"\r\n\r\ne`);
    await expect.poll(() => api.files()).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => api.files()).toEqual([]);
  });

  it('gets its 413 while it is still sending, by the length it announced', async () => {
    for (const type of ['multipart/form-data; boundary=b', 'application/json']) {
      const socket = connect([`Content-Type: ${type}`, 'Content-Length: 5000000000']);
      expect(await answerOn(socket)).toMatch(/^HTTP\/1.1 413 .*FILE_TOO_LARGE/s);
      socket.destroy();
    }
  });

  it('gets its 413 while it is still sending, by what it sent', async () => {
    const socket = connect([
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
    ]);
    const answered = answerOn(socket);
    const send = (text: string): boolean =>
      socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
    send(FILE_PART);
    for (let i = 0; i < 11; i += 1) send('x'.repeat(1024 * 1024));
    expect(await answered).toMatch(/^HTTP\/1.1 413 .*FILE_TOO_LARGE/s);
    await expect.poll(() => api.files()).toEqual([]);
    socket.destroy();
  });

  it('cannot send without end after a whole file', async () => {
    const socket = connect([
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
    ]);
    const answered = answerOn(socket);
    const send = (text: string): boolean =>
      socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
    send(`${FILE_PART}\r\n--b--\r\n`);
    for (let i = 0; i < 13; i += 1) send('x'.repeat(1024 * 1024));
    expect(await answered).toMatch(/^HTTP\/1.1 (413|202) /s);
    socket.write('0\r\n\r\n');
    await expect
      .poll(async () => (await call('GET', '/scans', { key })).body)
      .toMatchObject({ data: [] });
    await expect.poll(() => api.files()).toEqual([]);
    socket.destroy();
  });

  it.each([
    ['no boundary', 'multipart/form-data', FILE_PART],
    ['a form cut short', 'multipart/form-data; boundary=b', FILE_PART],
    ['no form at all', 'multipart/form-data; boundary=b', 'hello'],
    ['a broken part', 'multipart/form-data; boundary=b', '--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n'],
  ])('is told that its multipart is malformed: %s', async (_what, type, text) => {
    const socket = connect([`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(text)}`]);
    socket.write(text);
    expect(await answerOn(socket)).toMatch(/^HTTP\/1.1 400 .*(INVALID_REQUEST|FILE_REQUIRED)/s);
    socket.destroy();
    await expect.poll(() => api.files()).toEqual([]);
  });
});
