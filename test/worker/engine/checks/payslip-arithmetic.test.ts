import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Component, DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { at, money } from '../document-data.js';
import { check, failures, only, tampered } from './run.js';

const parts = (min: number, max: number) =>
  fc.array(fc.integer({ min, max }), { minLength: 2, maxLength: 6 });

const payslip = fc.record({
  payments: parts(500_000, 1_500_000),
  mandatory: parts(10_000, 60_000),
  voluntary: parts(1_000, 30_000),
});
type Payslip = typeof payslip extends fc.Arbitrary<infer One> ? One : never;

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const components = (amounts: readonly number[], y: number): Component[] =>
  amounts.map((minor, index) => ({
    label: `part ${index}`,
    amount: money(minor, { place: at(y + index) }),
  }));

function dataOf({ payments, mandatory, voluntary }: Payslip): Partial<DocumentData> {
  const gross = sum(payments);
  const deductions = sum(mandatory) + sum(voluntary);
  return {
    payments: components(payments, 20),
    deductions: components([...mandatory, ...voluntary], 40),
    fields: {
      gross: money(gross, { place: at(60) }),
      mandatory_deductions: money(sum(mandatory), { place: at(61) }),
      voluntary_deductions: money(sum(voluntary), { place: at(62) }),
      total_deductions: money(deductions, { place: at(63) }),
      net: money(gross - deductions, { place: at(64) }),
    },
  };
}

const ofNet = (data: Partial<DocumentData>) => only(check('payslip', data), 'payslip_net');

describe('sums of a payslip', () => {
  it('never fail or warn of a consistent one, whole or in parts', () => {
    fc.assert(
      fc.property(payslip, fc.boolean(), (one, whole) => {
        const data = dataOf(one);
        const found = ofNet(whole ? data : { ...data, payments: [], deductions: [] });
        expect(found.map(({ status }) => status)).toEqual(['pass']);
      }),
    );
  });

  it.each([
    'gross',
    'net',
    'total_deductions',
    'mandatory_deductions',
    'voluntary_deductions',
  ] as const)(
    'find one changed digit of %s at its place, once, and know the right value',
    (name) => {
      fc.assert(
        fc.property(payslip, fc.nat(), fc.nat(), (one, position, digit) => {
          const data = dataOf(one);
          const genuine = data.fields?.[name];
          if (!genuine) throw new Error('incomplete');
          const forged = tampered(genuine.value.minor, position, digit);
          const gap = Math.abs(forged - genuine.value.minor);
          fc.pre(gap > 30);
          // A component of just this size would account for it, and so would a run of them.
          const sizes = [...one.payments, ...one.mandatory, ...one.voluntary];
          fc.pre(!sizes.some((size) => size === gap || sizes.includes(Math.abs(gap - size))));
          const deductions = [...one.mandatory, ...one.voluntary];
          const runs = deductions.flatMap((_, cut) => [
            sum(deductions.slice(0, cut)),
            sum(deductions.slice(cut)),
          ]);
          fc.pre(!runs.some((run) => Math.abs(run - forged) <= 10));
          const found = ofNet({
            ...data,
            fields: { ...data.fields, [name]: money(forged, { place: genuine.place }) },
          });
          expect(found).toHaveLength(1);
          expect(found[0]).toMatchObject({
            status: 'fail',
            finding: 'total_mismatch',
            place: genuine.place,
            values: { part: name, expected: (genuine.value.minor / 100).toFixed(2) },
          });
        }),
      );
    },
  );

  it('warn of a component that breaks its sum, though which one it is nothing tells', () => {
    const data = dataOf({
      payments: [800_000, 123_400],
      mandatory: [30_000, 40_000],
      voluntary: [1_000, 2_000],
    });
    const payments = components([800_000, 923_400], 20);
    expect(ofNet({ ...data, payments })).toMatchObject([{ status: 'warn', finding: null }]);
  });

  it('accuse nobody where a benefit on paper is part of the gross and not of the net', () => {
    const data = dataOf({
      payments: [800_000, 250_000],
      mandatory: [30_000, 40_000],
      voluntary: [1_000, 2_000],
    });
    const net = data.fields?.net?.value.minor ?? 0;
    const found = ofNet({ ...data, fields: { ...data.fields, net: money(net - 250_000) } });
    expect(failures(found)).toEqual([]);
    expect(found).toMatchObject([{ status: 'warn' }]);
  });

  it('accuse nobody when gross, deductions and net are all that was read', () => {
    const fields = {
      gross: money(1_000_000),
      total_deductions: money(200_000),
      net: money(750_000),
    };
    expect(ofNet({ fields })).toMatchObject([{ status: 'warn', say: 'differs', finding: null }]);
  });

  it('say nothing of other documents', () => {
    const fields = {
      gross: money(1_000_000),
      total_deductions: money(200_000),
      net: money(750_000),
    };
    expect(only(check('invoice', { fields }), 'payslip_net')).toEqual([]);
  });
});
