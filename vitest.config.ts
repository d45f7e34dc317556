import { defineConfig } from 'vitest/config';
import { found } from './test/servers/found.js';

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

// fast: pure functions and real SQLite. analysis: decoding, OCR, whole scans.
// system: the real program over HTTP, in processes of its own.
// cluster: several of them on one Redis and one MongoDB, and what happens to those.
// cluster-api: the system's tests of the API, unchanged, on two APIs and two workers of a cluster.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: ['test/analysis/**', 'test/system/**', 'test/cluster/**', ...PROCESSES],
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'analysis',
          include: ['test/analysis/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['test/system/**/*.test.ts', ...PROCESSES],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['test/cluster/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // They measure seconds, so nothing runs beside them.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'cluster-api',
          include: found.redis && found.mongo ? API_SUITE : [],
          env: { EMET_TEST_PLATFORM: 'cluster' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
    maxWorkers: 2,
    globalSetup: 'test/servers/global-setup.ts',
  },
});
