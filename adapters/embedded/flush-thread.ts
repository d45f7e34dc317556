import { Worker } from 'node:worker_threads';

export interface FlushThread {
  /** Has all that was written to the file so far put on the disk; rejects when the disk fails at it. */
  flush(): Promise<void>;
  /** Flushes that are under way reject. */
  close(): void;
}

// In text, as a thread cannot be started from a TypeScript file; it needs nothing else.
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
 * Flushes one file in a thread of its own, the first time with its folder, as the
 * file may be new. Node's shared threads are busy with the files of uploads: a flush
 * of the database, which many wait for, would stand in line behind those. The thread
 * starts with the first flush.
 */
export function openFlushThread(path: string): FlushThread {
  let thread: Worker | undefined;
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];

  const settle = (fault: string | null): void => {
    const first = waiting.shift();
    // A process that waits for nothing else may end.
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
