import { defineConfig } from 'vitest/config';

// fast: pure functions and real SQLite. analysis: decoding, OCR, whole scans.
// system: the real program over HTTP, in processes of its own.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: ['test/analysis/**', 'test/system/**'],
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
          include: ['test/system/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
