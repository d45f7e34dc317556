import { OwnerEmail } from '../../core/accounts.js';
import { command, CommandError } from './command.js';

const suspension = (word: 'suspend' | 'resume') =>
  command({
    name: `user ${word}`,
    takes: 'EMAIL',
    flags: () => ({}),
    operand: OwnerEmail,
    run: async ({ accounts }, _flags, email) => {
      const suspended = word === 'suspend';
      if (!(await accounts.setUserSuspended(email, suspended))) {
        throw new CommandError(`No key belongs to "${email}".`);
      }
      return { email, suspended };
    },
  });

export const userCommands = [suspension('suspend'), suspension('resume')];
