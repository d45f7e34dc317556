import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Platform } from '../../core/ports.js';
import type { Settings } from '../../core/settings.js';

/** The command line cannot be understood: exit status 2. */
export class UsageError extends Error {}

/** It was understood, but cannot be done: exit status 1. The message is for a person. */
export class CommandError extends Error {}

/** One command: its words, the flags and the operand it takes, and what it does. */
export interface Command {
  name: string;
  usage: string;
  /** Parses the words after the name; answers what to do once the platform is open. */
  read: (words: string[], settings: Settings) => (platform: Platform) => Promise<unknown>;
}

type Flags = Record<string, z.ZodType>;

/**
 * Describes a command. `flags` are named as they are typed, without the dashes;
 * `operand` is the word that stands alone, such as an id.
 */
export function command<Shape extends Flags>(description: {
  name: string;
  /** What follows the name, as the usage shows it: the flags, or the operand alone. */
  takes: string;
  flags: (settings: Settings) => Shape;
  operand?: z.ZodType<string>;
  run: (
    platform: Platform,
    flags: z.output<z.ZodObject<Shape>>,
    operand: string,
  ) => Promise<unknown>;
}): Command {
  const { name, takes, operand, run } = description;
  return {
    name,
    usage: `${name} ${takes}`.trim(),
    read: (words, settings) => {
      const shape = description.flags(settings);
      const { values, positionals } = parseWords(words, Object.keys(shape));
      const operands = operand === undefined ? 0 : 1;
      const extra = positionals[operands];
      if (extra !== undefined) throw new UsageError(`"${extra}" is not expected here.`);
      if (positionals.length < operands) throw new UsageError(`${takes} is missing.`);
      const flags = parseFlags(z.object(shape), values);
      const word = operand === undefined ? '' : parseOperand(operand, positionals[0], takes);
      return (platform) => run(platform, flags, word);
    },
  };
}

/** Reads the words of a command; a UsageError also shows how it is used. */
export function readArguments(
  { read, usage }: Command,
  words: string[],
  settings: Settings,
): (platform: Platform) => Promise<unknown> {
  try {
    return read(words, settings);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\nUsage: ${usage}`);
  }
}

function parseWords(words: string[], flags: string[]) {
  try {
    return parseArgs({
      args: words,
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // Its first sentence says what is wrong; the rest is about the syntax of dashes.
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message.split(/[.\n]/)[0]}.`);
  }
}

function parseFlags<T>(schema: z.ZodType<T>, values: Record<string, unknown>): T {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const flag = String(issue?.path[0]);
  throw new UsageError(
    values[flag] === undefined ? `--${flag} is missing.` : `--${flag}: ${issue?.message}.`,
  );
}

function parseOperand<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UsageError(`${name}: ${parsed.error.issues[0]?.message}.`);
}
