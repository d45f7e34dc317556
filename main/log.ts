import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Settings } from '../core/settings.js';

/**
 * Log lines on standard output: readable on a terminal, JSON otherwise. Written
 * synchronously, so that the last lines of a dying process are not lost.
 *
 * @param part which part of the program logs: `api`, `worker` or both
 */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>, part: string): Logger {
  const options = { level: logLevel, base: { part, pid: process.pid } };
  if (!process.stdout.isTTY) return pino(options, pino.destination({ dest: 1, sync: true }));
  return pino(
    options,
    pretty({
      destination: 1,
      sync: true,
      colorize: true,
      singleLine: true,
      translateTime: 'SYS:HH:MM:ss',
      ignore: 'pid,part',
      messageFormat: '{part}: {msg}',
    }),
  );
}
