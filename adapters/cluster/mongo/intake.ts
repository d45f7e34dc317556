import type { Connection } from 'mongoose';
import type { Intake } from '../../../core/ports.js';
import { decisions } from './decision-model.js';
import { upsert } from './duplicate-key.js';

export function openIntake(connection: Connection): Intake {
  const model = decisions.on(connection);
  const decide = (value: 'open' | 'closed') =>
    upsert(() => model.updateOne({ _id: 'intake' }, { $set: { value } }, { upsert: true }));
  return {
    isOpen: async () => (await model.findById('intake').lean())?.value !== 'closed',
    open: async () => void (await decide('open')),
    close: async () => void (await decide('closed')),
  };
}
