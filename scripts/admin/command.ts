import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Act, openAudit } from '../../core/act.js';
import type { AuditAction } from '../../core/audit.js';
import type { Platform, Stores } from '../../core/ports.js';
import type { Settings } from '../../core/settings.js';

/** The command line is invalid: exit status 2. */
export class UsageError extends Error {}

/** The command is valid but cannot be done: exit status 1. The message is for a person. */
export class CommandError extends Error {}

/** The command was interrupted: exit status 130. The message says what was left behind. */
export class Interrupted extends Error {}

/** The context of a running command. */
export interface Session {
  settings: Settings;
  /** Opens the stores once; they are closed when the command ends. */
  open: () => Promise<Stores>;
  /** The same with the queue, which may be down while the stores are up. */
  openWithQueue: () => Promise<Platform>;
  /** Who runs the command, for the audit log. */
  operator: string;
  /** Writes a line for a person to standard error. */
  log: (line: string) => void;
  /** Aborted when the command should stop. */
  signal: AbortSignal;
}

/** One command: its name, flags, operand and action. */
export interface Command {
  name: string;
  usage: string;
  /** What it does, if its name does not say so. */
  about: string;
  /** The administrative acts it may do, which are recorded in the audit log. */
  acts: readonly AuditAction[];
  /** Parses the words after the name; returns the action. */
  read: (words: string[], settings: Settings) => (session: Session) => Promise<unknown>;
}

type Flags = Record<string, z.ZodType>;
type FlagValues<Shape extends Flags> = z.output<z.ZodObject<Shape>>;

interface Description<Shape extends Flags, Action extends AuditAction> {
  name: string;
  /** The part after the name in the usage: the flags, or the operand alone. */
  takes: string;
  about?: string;
  /** Flags as typed, without dashes; one whose schema accepts `true` is a switch. */
  flags: (settings: Settings) => Shape;
  /** The positional word, such as an id. */
  operand?: z.ZodType<string>;
  /** Each is named, so that none can be done without a record; none for a command that only reads. */
  acts: readonly Action[];
}

/** Defines a command that works on the stores. */
export function command<Shape extends Flags, const Action extends AuditAction = never>(
  description: Description<Shape, Action> & {
    run: (
      stores: Stores,
      flags: FlagValues<Shape>,
      operand: string,
      act: Act<Action>,
    ) => Promise<unknown>;
  },
): Command {
  return operation({
    ...description,
    run: async (session, flags, operand, act) =>
      description.run(await session.open(), flags, operand, act),
  });
}

/** Defines a command that opens the stores itself when needed. */
export function operation<Shape extends Flags, const Action extends AuditAction = never>(
  description: Description<Shape, Action> & {
    run: (
      session: Session,
      flags: FlagValues<Shape>,
      operand: string,
      act: Act<Action>,
    ) => Promise<unknown>;
  },
): Command {
  const { name, takes, operand, about = '', acts, run } = description;
  return {
    name,
    usage: `${name} ${takes}`.trim(),
    about,
    acts,
    read: (words, settings) => {
      const shape = description.flags(settings);
      const { values, positionals } = parseWords(words, shape);
      const operands = operand === undefined ? 0 : 1;
      const extra = positionals[operands];
      if (extra !== undefined) throw new UsageError(`"${extra}" is not expected here.`);
      if (positionals.length < operands) throw new UsageError(`${takes} is missing.`);
      const flags = parseFlags(z.object(shape), values);
      const word = operand === undefined ? '' : parseOperand(operand, positionals[0], takes);
      return (session) => run(session, flags, word, recording(session));
    },
  };
}

/** Records what the operator does, in the stores that the command opens. */
const recording =
  ({ open, operator, log }: Session): Act =>
  async (intent, perform, describe) => {
    const act = openAudit(
      (await open()).audit,
      { actor: { kind: 'operator', name: operator } },
      () => {},
      () => log('The audit log did not answer: the record of this stays unconfirmed.'),
    );
    return act(intent, perform, describe);
  };

function parseWords(words: string[], shape: Flags) {
  const type = (flag: z.ZodType) => (flag.safeParse(true).success ? 'boolean' : 'string');
  try {
    return parseArgs({
      args: words,
      options: Object.fromEntries(
        Object.entries(shape).map(([name, flag]) => [name, { type: type(flag) }]),
      ),
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // The first sentence states the error; the rest explains the dash syntax.
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
