import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { at, money, reading, statementRows } from '../document-data.js';
import { check, failures, only } from './run.js';

/** Opening 1,000.00, in 500.00, out 300.00 and a fee of 5.00, closing 1,195.00. */
const summary = (changed: Partial<Record<'opening' | 'in' | 'closing', number>> = {}) => ({
  opening: money(changed.opening ?? 100_000, { place: at(10) }),
  closing: money(changed.closing ?? 119_500, { place: at(14) }),
  parts: [
    { label: 'deposits', amount: money(changed.in ?? 50_000, { place: at(11) }) },
    { label: 'withdrawals', amount: money(30_000, { place: at(12) }) },
    { label: 'fees', amount: money(500, { place: at(13) }) },
  ],
  isListed: true,
});

/** Movements without balances. */
const rows = (amounts: readonly number[]) =>
  statementRows(0, amounts).map((row) => ({ ...row, balance: null }));

const verdictOf = (data: Partial<DocumentData>, type: DocumentType = 'bank_statement') =>
  only(check(type, data), 'statement_summary').map(({ status, values }) => [
    status,
    values.part ?? null,
    values.expected ?? null,
  ]);

const MOVEMENTS = [50_000, -20_000, -10_000, -500];

describe('the summary of a statement', () => {
  it('passes', () => {
    expect(verdictOf({ balanceSummary: summary() })).toEqual([['pass', null, null]]);
    expect(verdictOf({ balanceSummary: summary(), transactions: rows(MOVEMENTS) })).toEqual([
      ['pass', null, null],
    ]);
  });

  it('is asked of statements only', () => {
    expect(verdictOf({ balanceSummary: summary({ closing: 1 }) }, 'invoice')).toEqual([]);
  });

  it('calls a part wrong where the movements say so', () => {
    const data = { balanceSummary: summary({ in: 90_000 }), transactions: rows(MOVEMENTS) };
    expect(verdictOf(data)).toEqual([['fail', 'part', '500.00']]);
  });

  it('calls a balance wrong where the movements confirm every part', () => {
    const data = { balanceSummary: summary({ closing: 219_500 }), transactions: rows(MOVEMENTS) };
    expect(verdictOf(data)).toEqual([['fail', 'closing', '1195.00']]);
    const opened = { balanceSummary: summary({ opening: 200_000 }), transactions: rows(MOVEMENTS) };
    expect(failures(check('bank_statement', opened))).toMatchObject([
      { id: 'statement_summary', values: { or_parts: 'opening' } },
    ]);
  });

  it('takes a line for a part of another one where it holds without it', () => {
    const fees = { label: 'commission charges', amount: money(295, { place: at(13) }) };
    const own = summary();
    const within = { ...own, parts: own.parts.toSpliced(1, 0, fees) };
    expect(verdictOf({ balanceSummary: within })).toEqual([['pass', null, null]]);
  });

  it('only warns where nothing confirms its parts', () => {
    expect(verdictOf({ balanceSummary: summary({ closing: 219_500 }) })).toEqual([
      ['warn', null, null],
    ]);
  });

  it('holds for itself where the file has several statements, if all of it stands in one list', () => {
    const several = rows(MOVEMENTS).map((row, index) =>
      index === 2 ? { ...row, newStatement: { opening: null } } : row,
    );
    const listed = { balanceSummary: summary(), transactions: several };
    expect(verdictOf(listed)).toEqual([['pass', null, null]]);
    const gathered = { ...listed, balanceSummary: { ...summary(), isListed: false } };
    expect(verdictOf(gathered)).toEqual([]);
  });

  it('leads from debt to debt on a card, and the limit confirms the new one', () => {
    const card = (closing: number) => ({
      balanceSummary: {
        opening: money(40_000, { place: at(10) }),
        closing: money(closing, { place: at(13) }),
        parts: [
          { label: 'payments', amount: money(40_000, { place: at(11) }) },
          { label: 'purchases', amount: money(25_000, { place: at(12) }) },
        ],
        isListed: true,
      },
      named: [
        { name: 'credit_limit', ...reading('1000.00') },
        { name: 'available_credit', ...reading('750.00') },
      ],
    });
    expect(verdictOf(card(25_000), 'card_statement')).toEqual([['pass', null, null]]);
    expect(verdictOf(card(35_000), 'card_statement')).toEqual([['fail', 'closing', '250.00']]);
  });
});

/** A statement without a summary and without balances in its lines. */
const unsummed = (opening: number, closing: number, amounts: readonly number[]) => ({
  fields: {
    opening_balance: money(opening, { place: at(5) }),
    closing_balance: money(closing, { place: at(50) }),
  },
  transactions: rows(amounts),
});

describe('movements between two balances without a summary', () => {
  const amounts = [184_627, -31_245, -8_990, -120_450];

  it('pass where they lead from one to the other, on a card to the debt', () => {
    expect(verdictOf(unsummed(100_125, 124_067, amounts))).toEqual([['pass', null, null]]);
    const charges = amounts.map((one) => -one);
    expect(verdictOf(unsummed(100_125, 124_067, charges), 'card_statement')).toEqual([
      ['pass', null, null],
    ]);
  });

  it('name a balance or movement that misses by a digit', () => {
    expect(verdictOf(unsummed(100_125, 194_067, amounts))).toEqual([
      ['fail', 'closing', '1240.67'],
    ]);
    const changed = amounts.map((one, index) => (index === 3 ? -720_450 : one));
    expect(verdictOf(unsummed(700_125, 724_067, changed))[0]?.[0]).toBe('fail');
  });

  it('say nothing where rows may be unread, or an amount of the page is what they miss by', () => {
    expect(verdictOf(unsummed(100_125, 158_331, amounts))).toEqual([]);
    const right = { ...unsummed(100_125, 194_067, amounts), amounts: [money(124_067)] };
    expect(verdictOf(right).map(([status]) => status)).not.toContain('fail');
    const withFee = { ...unsummed(100_125, 194_067, amounts), amounts: [money(70_000)] };
    expect(verdictOf(withFee).map(([status]) => status)).not.toContain('fail');
  });
});
