import { date } from '../../texts/format.js';
import { times } from '../../texts/en.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Order of the movements',
  says: {
    ordered: 'The movements follow each other by date.',
    unordered: (v) =>
      `${times(v, 'One movement stands', 'movements stand')} out of order by date, the first on ${date(v.date)}.`,
  },
} satisfies CheckText;
