import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, it } from 'node:test';
import { Emet, EmetApiError, EmetConnectionError } from 'emet-client';

type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const error = (status: number, code: string, headers = {}) =>
  json(status, { error: { code, message: 'No.', request_id: 'r-1' } }, headers);

/** A server that gives these answers in turn, and what it was asked. */
async function scripted(
  answers: Answer[],
  run: (emet: Emet, asked: IncomingMessage[]) => Promise<void>,
) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const answer = answers[asked.length] ?? answers.at(-1);
    asked.push(request);
    request.resume().on('end', () => answer?.(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const emet = new Emet({ baseUrl: `http://127.0.0.1:${port}/`, apiKey: 'k', timeoutMs: 500 });
  try {
    await run(emet, asked);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const pdf = new TextEncoder().encode('%PDF-1.4');

describe('requests', () => {
  it('are sent again with the same idempotency key, as the service says when', async () => {
    const answers = [
      error(503, 'AI_NOT_CONFIGURED', { 'Retry-After': '1' }),
      (response: ServerResponse) => response.destroy(),
      error(500, 'SERVICE_ERROR'),
      json(202, { id: 'x', status: 'queued' }),
    ];
    await scripted(answers, async (emet, asked) => {
      const beganMs = performance.now();
      assert.equal((await emet.createScan(pdf)).id, 'x');
      assert.ok(performance.now() - beganMs >= 1000);
      assert.equal(asked.length, 4);
      const keys = new Set(asked.map(({ headers }) => headers['idempotency-key']));
      assert.equal(keys.size, 1);
      assert.match([...keys][0]?.toString() ?? '', /^[0-9a-f-]{36}$/);
    });
  });

  it('that cannot succeed are sent once', async () => {
    for (const [status, code] of [
      [400, 'INVALID_REQUEST'],
      [402, 'QUOTA_EXCEEDED'],
      [409, 'CONFLICT'],
    ] as const) {
      await scripted([error(status, code)], async (emet, asked) => {
        await assert.rejects(emet.createScan(pdf), (thrown: unknown) => {
          assert.ok(thrown instanceof EmetApiError);
          assert.deepEqual([thrown.code, thrown.requestId], [code, 'r-1']);
          return true;
        });
        assert.equal(asked.length, 1);
      });
    }
  });

  it('that may not be repeated are sent again only when they were refused', async () => {
    await scripted([error(500, 'SERVICE_ERROR')], async (emet, asked) => {
      await assert.rejects(emet.webhooks.create('https://example.com/'), EmetApiError);
      assert.equal(asked.length, 1);
    });
    const later = error(429, 'RATE_LIMITED', { 'Retry-After': '1' });
    await scripted([later, json(201, { id: 'x' })], async (emet, asked) => {
      assert.equal((await emet.webhooks.create('https://example.com/')).id, 'x');
      assert.equal(asked.length, 2);
    });
  });

  it('that fail for good end with the last error, a proxy’s included', async () => {
    const page: Answer = (response) => response.writeHead(502).end('<html>');
    await scripted([page], async (emet, asked) => {
      await assert.rejects(emet.usage(), { name: 'EmetApiError', status: 502, code: 'UNKNOWN' });
      assert.equal(asked.length, 4);
    });
  });

  it('are not waited for longer than a minute at a time', async () => {
    await scripted([error(429, 'RATE_LIMITED', { 'Retry-After': '3600' })], async (emet, asked) => {
      await assert.rejects(emet.usage(), { retryAfterS: 3600 });
      assert.equal(asked.length, 1);
    });
  });

  it('end when nothing answers, and do not follow the service elsewhere', async () => {
    await scripted([() => {}], async (emet, asked) => {
      await assert.rejects(emet.usage(), EmetConnectionError);
      assert.equal(asked.length, 4);
    });
    const elsewhere: Answer = (response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
    await scripted([elsewhere], (emet) => assert.rejects(emet.usage(), EmetConnectionError));
  });
});

describe('waiting', () => {
  it('polls as often as Retry-After says', async () => {
    const answers = [
      json(200, { id: 'x', status: 'queued' }, { 'Retry-After': '1' }),
      json(200, { id: 'x', status: 'processing' }, { 'Retry-After': '1' }),
      json(200, { id: 'x', status: 'completed', report: {} }),
    ];
    await scripted(answers, async (emet, asked) => {
      const beganMs = performance.now();
      await emet.waitForScan('x');
      assert.equal(asked.length, 3);
      assert.ok(performance.now() - beganMs >= 2000);
    });
  });
});
