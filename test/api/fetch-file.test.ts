import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, parseFileUrl } from '../../api/fetch-file.js';
import { AppError } from '../../core/errors.js';

let server: http.Server;
let port = 0;
let requests = 0;
let connections = 0;
let seenHeaders: http.IncomingHttpHeaders = {};

beforeAll(async () => {
  server = http.createServer((request, response) => {
    requests += 1;
    seenHeaders = request.headers;
    ANSWERS[request.url ?? '']?.(response);
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ANSWERS: Record<string, (response: http.ServerResponse) => void> = {
  '/file.pdf': (response) => response.end('the bytes'),
  '/empty': (response) => response.end(),
  '/created': (response) => response.writeHead(201).end('x'),
  '/partial': (response) => response.writeHead(206).end('x'),
  '/missing': (response) => response.writeHead(404).end('no'),
  '/moved': (response) => response.writeHead(302, { Location: '/file.pdf' }).end(),
  '/gzip': (response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('the bytes'));
  },
  '/never': () => undefined,
  '/drip': (response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/endless': (response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65536)));
    };
    response.on('drain', more);
    more();
  },
  '/says-too-large': (response) => {
    response.writeHead(200, { 'Content-Length': String(10 * 1024 * 1024 + 1) });
    response.write('x');
  },
  '/cut-off': (response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('x');
    setTimeout(() => response.destroy(), 20);
  },
};

async function takeAll(bytes: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const fetchLocal = (path: string, timeoutMs = 5000) =>
  fetchFile(new URL(`http://127.0.0.1:${port}${path}`), {
    allowPrivateNetwork: true,
    take: takeAll,
    timeoutMs,
  });

/** The whole way a client's URL goes when only public addresses are allowed. */
async function fetchPublic(address: string, lookup?: LookupFunction): Promise<unknown> {
  try {
    const url = parseFileUrl(address, false);
    return await fetchFile(url, {
      allowPrivateNetwork: false,
      take: takeAll,
      lookup,
      timeoutMs: 5000,
    });
  } catch (error) {
    return error;
  }
}

const refusal = (error: unknown): unknown =>
  error instanceof AppError ? [error.code, error.message] : error;

/** A resolver that answers what it is told, in either of the shapes it may be asked for. */
const resolvesTo =
  (...addresses: string[]): LookupFunction =>
  (_hostname, options, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all === true) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };

describe('what file_url may not point to', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.0.0.1./',
    'https://127.1/',
    'https://127.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://0177.0.0.1/',
    'https://0177.0x0.0.1/',
    'https://%31%32%37.0.0.1/',
    'https://127。0。0。1/',
    'https://１２７.0.0.1/',
    'https://①②⑦.0.0.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://167772161/',
    'https://012.1.1.1/',
    'https://100.64.0.1/',
    'https://100.100.100.200/',
    'https://168.63.129.16/',
    'https://0xa83f8110/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0xa9fea9fe/',
    'https://2852039166/',
    'https://172.16.0.1/',
    'https://192.0.0.192/',
    'https://192.168.0.1/',
    'https://192.168.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::127.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[0:0:0:0:0:ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2001::1]/',
    'https://[2002:7f00:1::]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
  ])('%s is refused, and nothing is connected to', async (address) => {
    connections = 0;
    const target = new URL(address);
    target.port = String(port);
    const [code, message] = refusal(await fetchPublic(target.href)) as [string, string];
    expect(code).toBe('FILE_URL_REJECTED');
    expect(message).toContain('public address');
    expect(connections).toBe(0);
  });

  it.each([
    ['http://files.example.com/a.pdf', 'https'],
    ['ftp://files.example.com/a.pdf', 'https'],
    ['file:///etc/passwd', 'https'],
    ['data:application/pdf;base64,AAAA', 'https'],
    ['//files.example.com/a.pdf', 'URL'],
    ['not a url', 'URL'],
    ['https://', 'URL'],
    ['https://[::1', 'URL'],
    ['https://[fe80::1%25eth0]/', 'URL'],
    ['https://user:secret@files.example.com/', 'credentials'],
    ['https://user@files.example.com/', 'credentials'],
  ])('%s is refused before anything is looked up', async (address, why) => {
    let lookups = 0;
    const counting: LookupFunction = (_hostname, _options, callback) => {
      lookups += 1;
      callback(new Error('not to be asked'), '', 4);
    };
    const [code, message] = refusal(await fetchPublic(address, counting)) as [string, string];
    expect(code).toBe('FILE_URL_REJECTED');
    expect(message).toContain(why);
    expect(message).not.toContain('secret');
    expect(lookups).toBe(0);
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['10.1.2.3'],
    ['168.63.129.16'],
    ['::ffff:127.0.0.1'],
    ['::7f00:1'],
    ['64:ff9b::7f00:1'],
    ['8.8.8.8', '127.0.0.1'],
    ['2001:4860:4860::8888', '::1'],
  ])('a name that resolves to %s %s is refused', async (...addresses) => {
    connections = 0;
    const answer = await fetchPublic(
      `https://files.example.com:${port}/`,
      resolvesTo(...addresses),
    );
    expect(refusal(answer)).toEqual([
      'FILE_URL_REJECTED',
      'Field "file_url" does not resolve to a public address.',
    ]);
    expect(connections).toBe(0);
  });

  it('says the same of a name that does not exist: internal names stay unknown', async () => {
    const answer = await fetchPublic(
      'https://files.example.com/',
      (_hostname, _options, callback) =>
        callback(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), '', 4),
    );
    expect(refusal(answer)).toEqual([
      'FILE_URL_REJECTED',
      'Field "file_url" does not resolve to a public address.',
    ]);
  });

  it('a name that turns internal after its first look-up reaches nothing internal', async () => {
    connections = 0;
    let lookups = 0;
    const rebinding: LookupFunction = (hostname, options, callback) => {
      lookups += 1;
      // A public address that nobody has; from the second time on, this machine.
      const answer = lookups === 1 ? '223.255.255.254' : '127.0.0.1';
      resolvesTo(answer)(hostname, options, callback);
    };
    const url = new URL(`https://files.example.com:${port}/`);
    const options = {
      allowPrivateNetwork: false,
      take: takeAll,
      lookup: rebinding,
      timeoutMs: 300,
    };
    await expect(fetchFile(url, options)).rejects.toThrow(AppError);
    expect(lookups).toBe(1);
    await expect(fetchFile(url, options)).rejects.toThrow('public address');
    expect(connections).toBe(0);
  });
});

describe('what file_url must return', () => {
  it('takes the bytes of a plain 200, a fragment and a query notwithstanding', async () => {
    expect(await fetchLocal('/file.pdf#page=2')).toBe('the bytes');
    expect(seenHeaders['accept-encoding']).toBe('identity');
    expect(seenHeaders.authorization).toBeUndefined();
  });

  it.each([
    ['/moved', 'redirects'],
    ['/missing', 'status 404'],
    ['/created', 'status 201'],
    ['/partial', 'status 206'],
    ['/gzip', 'encoded'],
    ['/cut-off', 'could not be fetched'],
  ])('%s is refused (%s)', async (path, why) => {
    const before = requests;
    const error = await fetchLocal(path).catch((caught: unknown) => caught);
    expect(refusal(error)).toEqual(['FILE_URL_REJECTED', expect.stringContaining(why)]);
    expect(requests).toBe(before + 1);
  });

  it('refuses a port that nobody listens on', async () => {
    const error = await fetchFile(new URL('http://127.0.0.1:1/'), {
      allowPrivateNetwork: true,
      take: takeAll,
    }).catch((caught: unknown) => caught);
    expect(refusal(error)).toEqual(['FILE_URL_REJECTED', 'Field "file_url" could not be fetched.']);
  });

  it.each(['/never', '/drip'])('gives %s no longer than the time allowed', async (path) => {
    const startedMs = performance.now();
    const error = await fetchLocal(path, 200).catch((caught: unknown) => caught);
    expect(refusal(error)).toEqual([
      'FILE_URL_REJECTED',
      'Field "file_url" did not return the file in time.',
    ]);
    expect(performance.now() - startedMs).toBeLessThan(2000);
  });

  it('refuses a file that says it is too large before reading it', async () => {
    const error = await fetchLocal('/says-too-large').catch((caught: unknown) => caught);
    expect(refusal(error)).toEqual(['FILE_TOO_LARGE', expect.any(String)]);
  });

  it('leaves the taker in charge: its error comes out as it is and ends the transfer', async () => {
    const full = new Error('disk full');
    const fetching = fetchFile(new URL(`http://127.0.0.1:${port}/endless`), {
      allowPrivateNetwork: true,
      take: async (bytes) => {
        for await (const _chunk of bytes) throw full;
      },
    });
    await expect(fetching).rejects.toBe(full);
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_error, open) => resolve(open))))
      .toBeLessThanOrEqual(2);
  });
});
