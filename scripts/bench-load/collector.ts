import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Child, startModule } from './child.js';

const SINK = fileURLToPath(new URL('trace-sink.js', import.meta.url));
const Port = z.object({ port: z.number() });

/** Starts a process that takes traces and drops them. */
export async function startCollector(
  folder: string,
  name: string,
): Promise<{ url: string; child: Child }> {
  await mkdir(folder, { recursive: true });
  const child = await startModule(SINK, [], { log: join(folder, `sink-${name}.log`), ipc: true });
  const port = await new Promise<number>((resolve, reject) => {
    child.process.once('message', (message) => resolve(Port.parse(message).port));
    child.process.once('exit', () => reject(new Error('The collector ended')));
  });
  return { url: `http://127.0.0.1:${port}`, child };
}
