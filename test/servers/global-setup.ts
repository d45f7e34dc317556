import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { found, HOW_TO_INSTALL, OUTSIDE_MONGODB_URL } from './found.js';
import { databaseUrl, freshName, startStandIn } from './stand-in.js';

declare module 'vitest' {
  /** Addresses of doors: the first question there starts what is shared, and each is answered what it is reached by. */
  export interface ProvidedContext {
    /** Answers the address of the server in place of MongoDB. */
    sharedMongo: string;
    /** Answers the settings of the cluster of the API suite, as JSON. */
    sharedCluster: string;
  }
}

/** Once a run: says what cannot be tested here, and keeps what the test files share. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await tellWhatIsMissing(project);

  // Java takes a second to start and a cluster several: only a run that asks for them waits.
  const mongo = once(async () => {
    if (OUTSIDE_MONGODB_URL !== null) return { url: OUTSIDE_MONGODB_URL, dispose: async () => {} };
    return startStandIn({});
  });
  const cluster = once(async () => {
    const { startSharedCluster } = await import('../system/shared-cluster.js');
    return startSharedCluster(databaseUrl((await mongo.get()).url, freshName()));
  });
  const doors = [
    await openDoor(async () => (await mongo.get()).url),
    await openDoor(async () => JSON.stringify((await cluster.get()).environment)),
  ] as const;
  project.provide('sharedMongo', doors[0].url);
  project.provide('sharedCluster', doors[1].url);
  return async () => {
    for (const door of doors) door.close();
    await (await cluster.started())?.dispose();
    await (await mongo.started())?.dispose();
  };
}

function once<T>(start: () => Promise<T>) {
  let first: Promise<T> | null = null;
  return {
    get: (): Promise<T> => (first ??= start()),
    started: (): Promise<T> | null => first,
  };
}

async function openDoor(ask: () => Promise<string>): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, answer) => {
    ask().then(
      (text) => answer.end(text),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function tellWhatIsMissing(project: TestProject): Promise<void> {
  if (!found.chromium) {
    const message =
      'Without a browser (Debian’s chromium, or the one that CHROMIUM names) the project dashboard is skipped.';
    if (process.env.CI === 'true') throw new Error(message);
    process.stderr.write(`\n${message}\n\n`);
  }
  const missing = [
    ...(found.redis ? [] : ['redis-server']),
    ...(found.mongo ? [] : ['a MongoDB (EMET_TEST_MONGODB_URL, or the stand-in)']),
  ];
  if (missing.length === 0) return;
  const files = (await project.vitest.globTestSpecifications())
    .map(({ moduleId }) => moduleId)
    // By themselves, or through the tests they share with others.
    .filter((file) => /\/(suites|two-hosts|rolling-upgrade).js';/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(project.config.root.length + 1));
  const message = `Without ${missing.join(' and ')} these are skipped, all or in part: ${[...new Set(files), 'the project cluster-api'].join(', ')}. Run ${HOW_TO_INSTALL}, then again.`;
  if (process.env.CI === 'true') throw new Error(message);
  process.stderr.write(`\n${message}\n\n`);
}
