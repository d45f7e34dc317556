import { defineConfig } from 'vitest/config';

// Tests that fork processes of their own take seconds and run with the system's.
const PROCESSES = [
  'test/worker/runtime/**/*.test.ts',
  'test/servers/**/*.test.ts',
  'test/adapters/**/*-processes.test.ts',
];

// fast: pure functions, real SQLite, real Redis and what speaks MongoDB's protocol. analysis: decoding, OCR, whole scans.
// system: the real program over HTTP, in processes of its own.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: ['test/analysis/**', 'test/system/**', ...PROCESSES],
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
    ],
    maxWorkers: 2,
    globalSetup: 'test/servers/global-setup.ts',
  },
});
