import { defineConfig } from 'vitest/config';
import { found } from './test/servers/found.js';
import { LongFirst } from './test/servers/long-first.js';

// Tests that start processes and servers of their own take seconds and run with the system's.
const PROCESSES = [
  'test/worker/runtime/**/*.test.ts',
  'test/servers/**/*.test.ts',
  'test/adapters/**/*-processes.test.ts',
  'test/adapters/cluster*.test.ts',
  'test/adapters/cluster/**/*.test.ts',
  'test/scripts/admin-*.test.ts',
];

// What users see of the service, on whatever platform.
const API_SUITE = ['api*', 'documents', 'property'].map((name) => `test/system/${name}.test.ts`);

// They wait more than they work: two processors serve four of them. After those that LongFirst
// names, those of the projects whose names come first begin first, so those of a cluster do.
const WAITING = {
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  // What is looked for until it is there may take long on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  // They wait for processes, and a busy machine of CI may stall one; .ci/run names what was repeated.
  retry: process.env.CI === undefined ? 0 : 1,
};

// fast: pure functions and real SQLite. api: the API in this process. analysis: decoding, OCR, whole scans.
// system: the real program over HTTP, in processes of its own.
// dashboard: the pages, by a browser on the real program.
// cluster-api: the system's tests of the API, unchanged, on two APIs and two workers of a cluster.
// cluster-gate: one of each class of what happens to several of them on one Redis and one MongoDB.
// cluster: all of it, and how soon the service has recovered.
export default defineConfig({
  test: {
    tags: [
      {
        name: 'full',
        description:
          'Not at the merge gate (npm test), which runs one of each class: the whole matrix, default settings, seconds that are measured.',
      },
      {
        name: 'live',
        description:
          'Not in CI either: minutes in which a Prometheus watches real faults, a service is attacked, a cluster lives longer, every tool forges, or memory and smoothness are measured (npm run test:live).',
      },
    ],
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [
            ...['api', 'analysis', 'system', 'cluster', 'dashboard'].map(
              (folder) => `test/${folder}/**`,
            ),
            ...PROCESSES,
          ],
          testTimeout: 10_000,
          // Most of their time would go into loading the same modules again for each file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          testTimeout: 10_000,
          // Apart from those above as in life: what PDF.js replaces in its process slows fetch.
          isolate: false,
        },
      },
      {
        test: {
          name: 'analysis',
          include: ['test/analysis/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'system',
          include: ['test/system/**/*.test.ts', ...PROCESSES],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'dashboard',
          include: found.chromium ? ['test/dashboard/**/*.test.ts'] : [],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'cluster-api',
          include: found.redis && found.mongo ? API_SUITE : [],
          env: { EMET_TEST_PLATFORM: 'cluster' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'cluster-gate',
          include: ['test/cluster/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['test/cluster/measured/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          ...WAITING,
          // They measure seconds, so nothing runs beside them.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    globalSetup: 'test/servers/global-setup.ts',
  },
});
