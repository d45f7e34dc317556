import { describe, expect, it } from 'vitest';
import { failedChecks } from '../../../../../worker/engine/detectors/document/failed-checks/detector.js';
import { money, statementRows } from '../../document-data.js';
import { check } from '../../checks/run.js';
import { never, told } from './evidence.js';

const forged = (certainty: 'exact' | 'confirmed' | 'unsure') =>
  check('bank_statement', {
    transactions: statementRows(1_000, [100, 200, 300, 400], certainty).map((row, index) =>
      index === 1 ? { ...row, balance: money(9_999, { certainty }) } : row,
    ),
  });
const look = async (checks: ReturnType<typeof forged>) =>
  told(await failedChecks.detect({ checks }, never));

describe('failed checks', () => {
  it('become findings in the name of their check, at its place, with what is printed', async () => {
    expect(await look(forged('exact'))).toMatchObject([
      {
        code: 'balance_mismatch',
        engine: 'running_balance',
        evidence: '99.99',
        place: { page: 1 },
      },
    ]);
  });

  it('are surer of exact text than of a picture read twice, and silent of one read once', async () => {
    const [exact] = await look(forged('exact'));
    const [confirmed] = await look(forged('confirmed'));
    expect(exact?.confidence).toBeGreaterThan(confirmed?.confidence ?? 1);
    expect(await look(forged('unsure'))).toEqual([]);
  });

  it('leave passed checks and warnings alone', async () => {
    const transactions = statementRows(1_000, [100, 200, 300, 400]);
    expect(await look(check('bank_statement', { transactions }))).toEqual([]);
  });
});
