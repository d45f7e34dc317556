import { userInfo } from 'node:os';

const NAME_MAX_CHARS = 64;

/**
 * Who runs a command, as the system says: the user before sudo, else the user of the process.
 * No proof: whoever may run commands may also set SUDO_USER.
 */
export function operatorOf(environment: Record<string, string | undefined>): string {
  const name = environment['SUDO_USER'] || processUser();
  return name.replace(/\p{Cc}/gu, '').slice(0, NAME_MAX_CHARS);
}

function processUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user may have a number only.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
