import { openPlatform } from '../../adapters/open-platform.js';
import { readSettings, SettingError } from '../../core/settings.js';
import { CommandError, readArguments, UsageError } from './command.js';
import { keyCommands } from './keys.js';
import { organisationCommands } from './organisations.js';
import { userCommands } from './users.js';
import { webhookCommands } from './webhooks.js';

const COMMANDS = [...organisationCommands, ...keyCommands, ...userCommands, ...webhookCommands];

const USAGE = `Usage: npm run --silent admin -- COMMAND

${COMMANDS.map((command) => `  ${command.usage}`).join('\n')}

Answers JSON. The data folder is the one DATA_DIR names.`;

interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** Runs one command and answers the exit status: 0, 1 when it failed, 2 for wrong usage. */
export async function runAdmin(
  words: string[],
  environment: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    (words.length === 0 ? output.error : output.out)(USAGE);
    return words.length === 0 ? 2 : 0;
  }
  try {
    const command = COMMANDS.find(({ name }) => name === words.slice(0, 2).join(' '));
    if (command === undefined) {
      throw new UsageError(`There is no command "${words.slice(0, 2).join(' ')}".\n\n${USAGE}`);
    }
    const settings = readSettings(environment);
    const run = readArguments(command, words.slice(2), settings);
    const platform = await openPlatform(settings);
    try {
      output.out(JSON.stringify(await run(platform), null, 2));
    } finally {
      await platform.close();
    }
    return 0;
  } catch (error) {
    output.error(explain(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof CommandError || error instanceof SettingError) return error.message;
  return `The command failed: ${error instanceof Error ? error.message : String(error)}`;
}
