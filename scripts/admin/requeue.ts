import { z } from 'zod';
import { openDispatcher } from '../../core/dispatch.js';
import { Refusal } from '../../core/errors.js';
import { CommandError, operation } from './command.js';

export const requeueCommand = operation({
  name: 'requeue',
  takes: 'ID',
  about: 'Takes a scan that is not final from whoever holds it; it waits for its turn as if new.',
  flags: () => ({}),
  operand: z.string().min(1),
  acts: ['scan.requeued'],
  run: async (session, _flags, id, act) => {
    const stores = await session.open();
    const outcome = await act(
      { action: 'scan.requeued', target: { kind: 'scan', id } },
      async () => {
        const found = await stores.scans.requeue(id);
        if (found !== 'final') return found;
        throw new Refusal(
          `Scan "${id}" has ended: its owner was told, and refunded if it failed. Send the document again.`,
        );
      },
    );
    if (outcome === null) throw new CommandError(`There is no scan "${id}".`);
    try {
      await openDispatcher(await session.openWithQueue()).dispatch();
    } catch {
      session.log('The queue does not answer now; a worker will put the scan on it later.');
    }
    return { id, status: 'queued' };
  },
});
