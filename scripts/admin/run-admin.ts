import { readFileSync } from 'node:fs';
import { PlatformFault, Refusal } from '../../core/errors.js';
import type { Stores } from '../../core/ports.js';
import { readSettings, SettingError } from '../../core/settings.js';
import { auditCommands } from './audit.js';
import { backupCommands } from './backup.js';
import { type Command, CommandError, Interrupted, UsageError } from './command.js';
import { datasetCommands } from './dataset.js';
import { drainCommand } from './drain.js';
import { keyCommands } from './keys.js';
import { operatorOf } from './operator.js';
import { migrateCommand } from './migrate.js';
import { organisationCommands } from './organisations.js';
import { requeueCommand } from './requeue.js';
import { secretsCommands } from './secrets.js';
import { ssoCommands } from './sso.js';
import { userCommands } from './users.js';
import { webhookCommands } from './webhooks.js';

const ACCOUNTS = [
  ...organisationCommands,
  ...keyCommands,
  ...userCommands,
  ...ssoCommands,
  ...webhookCommands,
];
const OPERATIONS = [
  migrateCommand,
  ...backupCommands,
  ...datasetCommands,
  ...secretsCommands,
  requeueCommand,
  drainCommand,
  ...auditCommands,
];
/** Every command. */
export const COMMANDS: readonly Command[] = [...ACCOUNTS, ...OPERATIONS];

const USAGE = `Usage: npm run --silent admin -- COMMAND

Accounts
${ACCOUNTS.map(({ usage }) => `  ${usage}`).join('\n')}

Operations
${OPERATIONS.map(({ usage, about }) => `  ${usage}\n      ${about}`).join('\n')}

Answers JSON on standard output; progress and errors go to standard error.
The stores are those that REDIS_URL and MONGODB_URL name, or the folder DATA_DIR.
Exit status: 0 done, 1 it could not be done, 2 wrong usage, 130 interrupted.`;

// Loading both platforms takes longer than all the rest, and help or a refusal needs neither.
const adapters = () => import('../../adapters/open-platform.js');

interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

/**
 * Runs one command and returns the exit status: 0, 1 when it failed, 2 for
 * wrong usage, 130 when `signal` stopped it.
 */
export async function runAdmin(
  words: string[],
  environment: Record<string, string | undefined>,
  output: Output,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const command = COMMANDS.find(({ name }) => isCalled(name, words));
  if (words.length === 0 || words.includes('--help')) {
    (words.length === 0 ? output.error : output.out)(command ? help(command) : USAGE);
    return words.length === 0 ? 2 : 0;
  }
  if (command === undefined) {
    output.error(`There is no command "${words.slice(0, 2).join(' ')}".\n\n${USAGE}`);
    return 2;
  }
  const opened: Promise<Stores>[] = [];
  const once = <Opened extends Stores>(open: () => Promise<Opened>): (() => Promise<Opened>) => {
    let first: Promise<Opened> | null = null;
    return () => {
      if (first === null) opened.push((first = open()));
      return first;
    };
  };
  try {
    const settings = readSettings(environment, (path) => readFileSync(path, 'utf8'));
    const run = command.read(words.slice(command.name.split(' ').length), settings);
    const answer = await run({
      settings,
      open: once(async () => (await adapters()).openStores(settings)),
      openWithQueue: once(async () => (await adapters()).openPlatform(settings)),
      operator: operatorOf(environment),
      log: output.error,
      signal,
    });
    output.out(JSON.stringify(answer, null, 2));
    return 0;
  } catch (error) {
    output.error(explain(error, command));
    return error instanceof UsageError ? 2 : error instanceof Interrupted ? 130 : 1;
  } finally {
    await close(opened);
  }
}

const isCalled = (name: string, words: string[]): boolean =>
  name.split(' ').every((word, index) => words[index] === word);

const help = ({ usage, about }: Command): string =>
  [`Usage: npm run --silent admin -- ${usage}`, ...(about ? [about] : [])].join('\n\n');

function explain(error: unknown, command: Command): string {
  if (error instanceof UsageError) return `${error.message}\nUsage: ${command.usage}`;
  const isForPeople = [CommandError, Refusal, Interrupted, SettingError, PlatformFault].some(
    (kind) => error instanceof kind,
  );
  const message = error instanceof Error ? error.message : String(error);
  return isForPeople ? message : `The command failed: ${message}`;
}

/** Closes the opened stores; failed openings were already reported. */
async function close(opened: Promise<Stores>[]): Promise<void> {
  for (const stores of await Promise.allSettled(opened)) {
    if (stores.status === 'fulfilled') await stores.value.close();
  }
}
