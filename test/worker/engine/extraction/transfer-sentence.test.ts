import { describe, expect, it } from 'vitest';
import { fields, names, readEnglish, readHebrew } from './read-rows.js';

describe('a sentence that says what was transferred', () => {
  it.each([
    'Your transfer of 1,250.00 to Jane Roe (0110045528) was successful.',
    'You have successfully transferred to account 88120045511 an amount of $1,250.00.',
    'We have remitted USD 1,250.00 to your account.',
    'The amount of $1,250.00 has been transferred to Jane Roe.',
  ])('states the amount: %s', async (sentence) => {
    expect(fields(await readEnglish('Transfer completed', sentence))).toEqual({
      transfer_amount: 125_000,
    });
  });

  it('states the amount in Hebrew', async () => {
    const data = await readHebrew('ההעברה הושלמה', 'העברה על סך 1,250.00 ש"ח בוצעה בהצלחה');
    expect(fields(data)).toEqual({ transfer_amount: 125_000 });
  });

  it('counts for nothing where amounts differ, or beside another amount', async () => {
    const two = await readEnglish(
      'Your transfer of 1,250.00 to Jane Roe was successful.',
      'Your transfer of 90.00 to John Doe was successful.',
    );
    expect(fields(two)).toEqual({});
    const billed = await readEnglish('Total: 300.00', 'A transfer of 1,250.00 to us is overdue.');
    expect(fields(billed)).toEqual({ total: 30_000 });
  });

  it('names who is paid', async () => {
    const data = await readEnglish('Your transfer of 1,250.00 to Jane Roe was successful.');
    expect(names(data)).toEqual(['payee: Jane Roe']);
  });
});

describe('a receipt of a transfer', () => {
  it('keeps its amount beside the balances that it leaves, and names both accounts', async () => {
    const data = await readEnglish(
      'Transfer receipt',
      'From Account: 100045 (Jane Roe)',
      'To Account: 100098 (John Doe)',
      'Amount: $300.00',
      'New Balance: $1,912.55',
    );
    expect(fields(data).transfer_amount).toBe(30_000);
    expect(names(data)).toEqual(['payer: Jane Roe', 'payee: John Doe']);
  });
});

describe('an amount with the letter of its currency', () => {
  it.each(['K12,500.00', 'R12500.00', 'P12,500'])('is read: %s', async (printed) => {
    expect(fields(await readEnglish(`Total: ${printed}`))).toEqual({ total: 1_250_000 });
  });

  it.each(['K1.25', 'B12', 'R5'])('is no code: %s', async (printed) => {
    expect((await readEnglish(`Part: ${printed}`)).amounts).toEqual([]);
  });
});
