import type { Person } from '../cast.js';
import { decimal, sum } from '../money.js';
import { accountText, ibanOf, type Account } from '../numbers.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';

/** A current account's statement. */

export interface Movement {
  date: string;
  description: string;
  reference: string;
  /** Hundredths; money in is positive. */
  amount: number;
}

export interface Statement {
  holder: Person;
  account: Account;
  branchName: string;
  from: string;
  to: string;
  issued: string;
  opening: number;
  rows: (Movement & { balance: number })[];
  credits: number;
  debits: number;
  closing: number;
  /** Rows on a page. */
  rowsMax: number;
  accent: string;
}

/** Calculates what the bank's program would: running balances and totals. */
export const makeStatement = (
  start: Omit<Statement, 'rows' | 'credits' | 'debits' | 'closing'> & { movements: Movement[] },
): Statement => {
  const { movements, ...rest } = start;
  let balance = rest.opening;
  const rows = movements.map((movement) => ({ ...movement, balance: (balance += movement.amount) }));
  return {
    ...rest,
    rows,
    credits: sum(rows.filter(({ amount }) => amount > 0).map(({ amount }) => amount)),
    debits: -sum(rows.filter(({ amount }) => amount < 0).map(({ amount }) => amount)),
    closing: balance,
  };
};

export const statementTruth = (statement: Statement): Truth => {
  const { opening, closing, credits, debits, rows, account } = statement;
  return {
    amounts: [
      ...[opening, closing, credits, debits].map(decimal),
      ...rows.flatMap(({ amount, balance }) => [decimal(Math.abs(amount)), decimal(balance)]),
    ].filter((amount, index, all) => all.indexOf(amount) === index),
    dates: [statement.issued, statement.from, statement.to, ...rows.map(({ date }) => date)].filter(
      (date, index, all) => all.indexOf(date) === index,
    ),
    issuer: account.bank.he,
    names: [statement.holder.name],
    ibans: [ibanOf(account)],
    accounts: [accountText(account)],
    references: rows.map(({ reference }) => reference),
    identity_numbers: [statement.holder.identity],
    transactions: rows.map(({ date, description, amount, balance, reference }) => ({
      date,
      description,
      amount: decimal(amount),
      balance: decimal(balance),
      reference,
    })),
    fields: {
      opening_balance: decimal(opening),
      closing_balance: decimal(closing),
      total_credits: decimal(credits),
      total_debits: decimal(debits),
    },
  };
};

