import { describe, expect, it } from 'vitest';
import { read } from '../read-values.js';

describe('a period whose first day is shortened', () => {
  it.each([
    ['Current account statement | 10 Oct – 09 Nov 2026', '2026-10-10', '2026-11-09'],
    ['STATEMENT FROM OCT 08 TO NOV 06, 2026', '2026-10-08', '2026-11-06'],
    ['Statement period: 1 to 30 November 2026', '2026-11-01', '2026-11-30'],
    ['Abrechnungszeitraum: 01.10. - 31.10.2026', '2026-10-01', '2026-10-31'],
    ['Période du 1er au 30 novembre 2026', '2026-11-01', '2026-11-30'],
    ['September - October 2026', '2026-09-01', '2026-10-31'],
    ['Statement period Dec 15 - Jan 14, 2026', '2025-12-15', '2026-01-14'],
  ])('takes year and month of its last day: %s', async (row, start, end) => {
    expect(await read('Contoso', row)).toMatchObject({ period_start: start, period_end: end });
  });

  it('is not the range of something else', async () => {
    for (const row of ['Delivery in 10 - 12 Nov 2026', 'Invoice 4711 to 09 Nov 2026'])
      expect(await read('Contoso', row)).not.toHaveProperty('period_start');
  });

  it('is not that of a line of the bill', async () => {
    const row = 'Discount 20% (01/01/26-31/12/26) | -229.97';
    expect(await read('Contoso', row)).not.toHaveProperty('period_start');
  });

  it('is the stay of a guest, whose days stand behind colons of their own', async () => {
    const rows = ['Grand Example Hotel', 'Arrival | : 22-11-26', 'Departure | : 25-11-26'];
    expect(await read(...rows)).toMatchObject({
      period_start: '2026-11-22',
      period_end: '2026-11-25',
    });
  });
});
