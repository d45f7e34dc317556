import { resolve } from 'node:path';
import { z } from 'zod';
import { makeFolder } from './backup/backup-folder.js';
import { CommandError, operation } from './command.js';
import { noOrganisation } from './organisations.js';

export const datasetCommands = [
  operation({
    name: 'dataset export',
    takes: 'FOLDER [--org ID]',
    about:
      'Writes labelled documents into a new folder, with what people said of them, as "npm run evaluate" and scripts/train read them: the training copies of organizations that keep them ("org update ID --training-copies on"), no others. What is deleted in the service later is not deleted from the folder: delete the files named for the scan there.',
    flags: () => ({ org: z.string().min(1).optional() }),
    operand: z.string().min(1),
    acts: ['dataset.exported'],
    run: async (session, { org }, folder, act) => {
      const stores = await session.open();
      const all = await stores.accounts.listOrganisations();
      const chosen = all.filter(({ id }) => org === undefined || id === org);
      if (org !== undefined && chosen.length === 0) throw noOrganisation(org);
      const opted = chosen.filter(({ trainingCopiesSince }) => trainingCopiesSince !== null);
      if (opted.length === 0) {
        throw new CommandError(
          org === undefined
            ? 'No organization keeps training copies.'
            : `Organization "${org}" keeps no training copies.`,
        );
      }
      // Draws masks; other commands need not load what that takes.
      const { openWriter } = await import('./dataset/write-dataset.js');
      const counts = await makeFolder(folder, async (part) => {
        const writer = openWriter(stores, part, session);
        const written = [];
        for (const { id } of opted) {
          const made = await act(
            { action: 'dataset.exported', target: { kind: 'organisation', id } },
            () => writer.add(id),
            ({ files }) => ({ details: { files } }),
          );
          written.push({ organization_id: id, ...made });
        }
        await writer.end();
        return written;
      });
      return { folder: resolve(folder), organizations: counts };
    },
  }),
];
