import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { found, HOW_TO_INSTALL, OUTSIDE_MONGODB_URL } from './found.js';
import { startStandIn } from './stand-in.js';
import type { TestServer } from './test-server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers the address of the shared server in place of MongoDB, which the first question starts. */
    sharedMongo: string;
  }
}

/** Once a run: says what cannot be tested here, and keeps the server that the test files share. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await tellWhatIsMissing(project);

  // Java takes a second to start: only a run that asks for it waits.
  let shared: Promise<TestServer> | null = null;
  const address = async (): Promise<string> => {
    if (OUTSIDE_MONGODB_URL !== null) return OUTSIDE_MONGODB_URL;
    return (await (shared ??= startStandIn({}))).url;
  };
  const door = createServer((_request, answer) => {
    address().then(
      (url) => answer.end(url),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('sharedMongo', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await (await shared)?.dispose();
  };
}

async function tellWhatIsMissing(project: TestProject): Promise<void> {
  const missing = [
    ...(found.redis ? [] : ['redis-server']),
    ...(found.mongo ? [] : ['a MongoDB (EMET_TEST_MONGODB_URL, or the stand-in)']),
  ];
  if (missing.length === 0) return;
  const files = (await project.vitest.globTestSpecifications())
    .map(({ moduleId }) => moduleId)
    .filter((file) => readFileSync(file, 'utf8').includes("/suites.js';"))
    .map((file) => file.slice(project.config.root.length + 1));
  const message = `Without ${missing.join(' and ')} these are skipped, all or in part: ${[...new Set(files)].join(', ')}, and the project cluster-api. Run ${HOW_TO_INSTALL}, then again.`;
  if (process.env.CI === 'true') throw new Error(message);
  process.stderr.write(`\n${message}\n\n`);
}
