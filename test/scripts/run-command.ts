import { expect } from 'vitest';
import { runAdmin } from '../../scripts/admin/run-admin.js';

export interface Ran {
  status: number;
  out: string;
  error: string;
}

export type Environment = Record<string, string | undefined>;

/** Runs an admin command in this process, on the stores the environment names. */
export async function admin(
  environment: Environment,
  words: string[],
  signal?: AbortSignal,
): Promise<Ran> {
  const out: string[] = [];
  const errors: string[] = [];
  const status = await runAdmin(
    words,
    environment,
    { out: (text) => out.push(text), error: (text) => errors.push(text) },
    signal,
  );
  return { status, out: out.join('\n'), error: errors.join('\n') };
}

/** Runs a command that must succeed and answers its JSON. */
export async function json(environment: Environment, ...words: string[]): Promise<unknown> {
  const { status, out, error } = await admin(environment, words);
  expect({ status, error }).toMatchObject({ status: 0 });
  return JSON.parse(out);
}

/** Runs a command that must be refused with 1 and answers what it said. */
export async function refusal(environment: Environment, ...words: string[]): Promise<string> {
  const { status, out, error } = await admin(environment, words);
  expect([status, out]).toEqual([1, '']);
  return error;
}
