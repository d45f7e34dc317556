import { Worker } from 'node:worker_threads';

export interface FlushThread {
  /** Flushes all writes so far to the disk; rejects when the disk fails. */
  flush(): Promise<void>;
  /** Pending flushes reject. */
  close(): void;
}

// As text, because a thread cannot start from a TypeScript file; it has no other dependencies.
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { closeSync, fdatasyncSync, fsyncSync, openSync } = require('node:fs');
  const { dirname } = require('node:path');
  let file;
  parentPort.on('message', () => {
    try {
      if (file === undefined) {
        file = openSync(workerData, 'r+');
        const folder = openSync(dirname(workerData), 'r');
        fsyncSync(folder);
        closeSync(folder);
      }
      fdatasyncSync(file);
      parentPort.postMessage(null);
    } catch (error) {
      parentPort.postMessage(String(error));
    }
  });`;

/**
 * Flushes one file in a dedicated thread, the first time with its folder,
 * because the file may be new. Node's thread pool is busy with uploads: a flush
 * of the database, which many requests wait for, would queue behind them. The
 * thread starts with the first flush.
 */
export function openFlushThread(path: string): FlushThread {
  let thread: Worker | undefined;
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];

  const settle = (fault: string | null): void => {
    const first = waiting.shift();
    // An otherwise idle process may end.
    if (waiting.length === 0) thread?.unref();
    if (fault === null) first?.resolve();
    else first?.reject(new Error(fault));
  };
  const start = (): Worker => {
    const started = new Worker(THREAD, { eval: true, workerData: path, execArgv: [] });
    started.on('message', settle);
    started.on('error', (error) => settle(error.message));
    started.on('exit', () => {
      thread = undefined;
      while (waiting.length > 0) settle('The thread that flushes has ended.');
    });
    return started;
  };

  return {
    flush: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        thread ??= start();
        thread.ref();
        thread.postMessage(null);
      }),
    close: () => void thread?.terminate(),
  };
}
