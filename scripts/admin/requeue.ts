import { z } from 'zod';
import { openDispatcher } from '../../core/dispatch.js';
import { CommandError, operation } from './command.js';

export const requeueCommand = operation({
  name: 'requeue',
  takes: 'ID',
  about: 'Takes a scan that is not final from whoever holds it; it waits for its turn as if new.',
  flags: () => ({}),
  operand: z.string().min(1),
  run: async (session, _flags, id) => {
    const { scans } = await session.open();
    const outcome = await scans.requeue(id);
    if (outcome === null) throw new CommandError(`There is no scan "${id}".`);
    if (outcome === 'final') {
      throw new CommandError(
        `Scan "${id}" has ended: its owner was told, and refunded if it failed. Send the document again.`,
      );
    }
    try {
      await openDispatcher(await session.openWithQueue()).dispatch();
    } catch {
      session.log('The queue does not answer now; a worker will put the scan on it later.');
    }
    return { id, status: 'queued' };
  },
});
