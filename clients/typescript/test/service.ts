import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The real service, and a receiver of its webhooks for test data. */
export async function startService() {
  const received: Received[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const script = fileURLToPath(new URL('../../test-service.mjs', import.meta.url));
  const hook = `http://127.0.0.1:${address.port}/hooks`;
  const child = spawn(process.execPath, [script, hook], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', () => reject(new Error('the service did not start')));
  });
  const told = JSON.parse(line) as {
    baseUrl: string;
    testKey: string;
    liveKey: string;
    webhookSecret: string;
  };
  return {
    ...told,
    received,
    async stop() {
      child.stdin.end();
      await ended;
      receiver.close();
    },
  };
}
