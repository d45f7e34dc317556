import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Emet, verifyWebhook, type WebhookEvent } from 'emet-client';
import { startService } from './service.js';

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

let service: Awaited<ReturnType<typeof startService>>;
before(async () => {
  service = await startService();
});
after(() => service.stop());

/** Runs the command; resolves with its exit status and what it wrote when it ends. */
function emetCommand(words: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, ...words], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, written: () => written };
}

async function until(holds: () => boolean): Promise<void> {
  const deadlineMs = performance.now() + 20_000;
  while (!holds()) {
    assert.ok(performance.now() < deadlineMs, 'not in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('emet listen', () => {
  it('brings each new event once, signed, and ends when it is told to', async () => {
    const emet = new Emet({ baseUrl: service.baseUrl, apiKey: service.testKey });
    const early = await emet.scan(await emet.testDocument('review'));
    const events: WebhookEvent[] = [];
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        events.push(verifyWebhook({ body, signature: request.headers, secret: 'whsec_bW9yZQ==' }));
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = receiver.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const command = emetCommand(['listen', '--forward-to', `http://127.0.0.1:${port}/hooks`], {
      EMET_BASE_URL: service.baseUrl,
      EMET_API_KEY: service.testKey,
      EMET_WEBHOOK_SECRET: 'whsec_bW9yZQ==',
    });
    try {
      await until(() => command.written().includes('Events of'));
      const made: string[] = [];
      for (const outcome of ['high_risk', 'low_risk']) {
        made.push((await emet.scan(await emet.testDocument(outcome))).id);
      }
      await until(() => events.length >= 2);
      // Two more looks bring nothing twice.
      await new Promise((resolve) => setTimeout(resolve, 4_500));
      const scans = events.map(({ data }) => ('scan' in data ? data.scan.id : ''));
      assert.deepEqual(scans, made);
      assert.ok(!scans.includes(early.id));
      assert.match(command.written(), /scan\.completed .* 204/);
      command.child.kill('SIGINT');
      assert.equal(await command.ended, 0);
    } finally {
      command.child.kill();
      receiver.close();
    }
  });

  it('says what is missing or wrong', async () => {
    const complete = {
      EMET_BASE_URL: service.baseUrl,
      EMET_API_KEY: service.testKey,
      EMET_WEBHOOK_SECRET: 's',
    };
    for (const [words, environment, said, status] of [
      [[], complete, 'The command is "listen"', 2],
      [['listen'], complete, '--forward-to', 2],
      [['listen', '--forward-to', 'localhost'], complete, '--forward-to', 2],
      [['listen', '--forward-to', 'http://localhost/'], {}, 'EMET_BASE_URL', 2],
      [['listen', '--wrong'], complete, '--wrong', 2],
      [['--help'], {}, 'Usage', 0],
      [
        ['listen', '--forward-to', 'http://localhost/'],
        { ...complete, EMET_API_KEY: 'nobody' },
        'API key invalid',
        1,
      ],
      [
        ['listen', '--forward-to', 'http://localhost/', '--endpoint', 'none'],
        complete,
        'not found',
        1,
      ],
    ] as const) {
      const command = emetCommand([...words], environment);
      assert.equal(await command.ended, status, command.written());
      assert.ok(command.written().includes(said), command.written());
    }
  });
});
