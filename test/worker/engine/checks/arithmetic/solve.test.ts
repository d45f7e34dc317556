import { describe, expect, it } from 'vitest';
import {
  explains,
  solveEquations,
  type Quantity,
  type Equation,
} from '../../../../../worker/engine/checks/arithmetic/solve.js';
import { at } from '../../document-data.js';

const quantity = (name: string, minor: number): Quantity => ({
  name,
  minor,
  raw: String(minor),
  place: at(),
  certainty: 'exact',
});

/** The first quantity is the sum of the others. */
const sum = (total: Quantity, ...parts: Quantity[]): Equation => ({
  name: `${total.name}=${parts.map(({ name }) => name).join('+')}`,
  terms: [{ quantity: total, times: -1 }, ...parts.map((part) => ({ quantity: part, times: 1 }))],
  tolerance: 0,
});

describe('sums that do not hold', () => {
  const [a, b, c, d] = [
    quantity('a', 1_000),
    quantity('b', 200),
    quantity('c', 1_200),
    quantity('d', 1_400),
  ];

  it('blame the one value that the sums which hold do not vouch for', () => {
    const wrong = quantity('e', 9_999);
    const { inconsistency } = solveEquations([sum(c, a, b), sum(d, c, b), sum(wrong, a, b, d)]);
    expect(inconsistency).toMatchObject({ quantity: { name: 'e' }, expected: 2_600 });
  });

  it('blame nobody when one sum is all there is', () => {
    expect(solveEquations([sum(quantity('x', 5), a, b)]).inconsistency).toBeNull();
  });

  it('blame nobody when no single value mends them all', () => {
    const one = quantity('x', 7_000);
    const other = quantity('y', 8_000);
    expect(
      solveEquations([sum(c, a, b), sum(one, a, b), sum(other, c, b)]).inconsistency,
    ).toBeNull();
  });

  it('blame a value that several broken sums miss by the same amount', () => {
    const wrong = quantity('c', 3_200);
    const { inconsistency, broken } = solveEquations([sum(wrong, a, b), sum(d, wrong, b)]);
    expect(broken).toHaveLength(2);
    expect(inconsistency).toMatchObject({ quantity: { name: 'c' }, expected: 1_200 });
  });

  it('blame one value or another of a sum that misses by one digit, and keep the signs of all', () => {
    const total = quantity('total', 926_451);
    const parts = [quantity('x', 381_209), quantity('y', 145_242)];
    expect(solveEquations([sum(total, ...parts)]).inconsistency).toMatchObject({
      quantity: { name: 'total' },
      expected: 526_451,
      orParts: true,
    });
    // A part that was not read makes it miss by anything.
    expect(solveEquations([sum(quantity('total', 883_907), ...parts)]).inconsistency).toBeNull();
  });

  it('blame a value on which two sums agree, each in another form', () => {
    const [net, tax, rebate] = [
      quantity('net', 69_500),
      quantity('tax', 18_884),
      quantity('rebate', 3_475),
    ];
    const total = quantity('total', 77_909);
    const totals = {
      ...sum(total, net, tax),
      alternatives: [
        {
          ...sum(total, net, tax),
          terms: [...sum(total, net, tax).terms, { quantity: rebate, times: -1 }],
        },
      ],
    };
    const share = (base: Equation['terms']): Equation => ({
      name: 'tax',
      terms: [{ quantity: tax, times: -1 }, ...base],
      tolerance: 1,
    });
    const base = { quantity: net, times: 0.18 };
    const taxes = {
      ...share([base]),
      alternatives: [share([base, { quantity: rebate, times: -0.18 }])],
    };
    const { inconsistency } = solveEquations([totals, taxes]);
    expect(inconsistency).toMatchObject({ quantity: { name: 'tax' }, expected: 11_884 });
    expect(inconsistency?.orParts).toBeUndefined();
  });

  it('do not trust a value because it is printed twice', () => {
    const total = quantity('total', 926_451);
    const paid = { ...sum(total, quantity('paid', 926_451)), soft: true, copies: true };
    const parts = [quantity('x', 381_209), quantity('y', 145_242)];
    expect(solveEquations([sum(total, ...parts), paid]).inconsistency).toMatchObject({
      quantity: { name: 'total' },
      expected: 526_451,
    });
  });

  it('ask nothing of a sum that need not hold, but by its digits', () => {
    const may = (total: number): Equation => ({
      ...sum(quantity('total', total), quantity('x', 381_209), quantity('y', 145_242)),
      soft: true,
      tentative: true,
    });
    expect(solveEquations([may(883_907)])).toMatchObject({ broken: [], inconsistency: null });
    expect(solveEquations([may(926_451)]).inconsistency).toMatchObject({ orParts: true });
  });

  it('take the value that makes an equation hold which suggests it', () => {
    const [net, tax] = [quantity('net', 731_600), quantity('tax', 76_000)];
    const total = quantity('total', 476_000);
    const rate: Equation = {
      name: 'rate',
      terms: [
        { quantity: tax, times: -1 },
        { quantity: net, times: 0.19 },
      ],
      tolerance: 0,
      soft: true,
      suggests: true,
    };
    expect(solveEquations([sum(total, net, tax)]).inconsistency).toBeNull();
    expect(solveEquations([sum(total, net, tax), rate]).inconsistency).toMatchObject({
      quantity: { name: 'net' },
      expected: 400_000,
      orParts: true,
    });
  });

  it('blame the value on whose correction a supporting sum agrees', () => {
    const wrong = quantity('total', 9_200);
    const { inconsistency } = solveEquations([
      sum(wrong, a, b),
      { ...sum(wrong, quantity('x', 700), quantity('y', 500)), soft: true },
    ]);
    expect(inconsistency).toMatchObject({ quantity: { name: 'total' }, expected: 1_200 });
  });

  it('blame the value that two supporting sums would correct to the same, and no other', () => {
    const wrong = quantity('total', 9_200);
    const soft = (...parts: Quantity[]): Equation => ({ ...sum(wrong, ...parts), soft: true });
    const [x, y] = [quantity('x', 700), quantity('y', 500)];
    expect(solveEquations([soft(a, b), soft(x, y)]).inconsistency).toMatchObject({
      quantity: { name: 'total' },
      expected: 1_200,
    });
    expect(solveEquations([soft(a, b), soft(x, y, a)]).inconsistency).toBeNull();
    expect(solveEquations([soft(a, b), soft(a, b, quantity('z', 0))]).inconsistency).toBeNull();
    expect(
      solveEquations([soft(a, b), soft(x, y), sum(wrong, quantity('w', 9_200))]),
    ).toMatchObject({ inconsistency: null });
  });

  it('are not broken by a sum that only supports', () => {
    const { broken, inconsistency } = solveEquations([
      { ...sum(quantity('x', 5), a, b), soft: true },
    ]);
    expect([broken, inconsistency]).toEqual([[], null]);
  });
});

describe('a difference', () => {
  it('is explained by one printed amount or two of them, whatever their signs', () => {
    expect(explains([250], 250)).toBe(true);
    expect(explains([-250], 250)).toBe(true);
    expect(explains([100, 150], -250)).toBe(true);
    expect(explains([400, 150], 250)).toBe(true);
    expect(explains([100, 151], 250)).toBe(false);
    expect(explains([], 250)).toBe(false);
    expect(explains([0], 250)).toBe(false);
  });
});

describe('a round difference', () => {
  it('is explained by round amounts or by itself, and by others only by chance', () => {
    expect(explains([60_000, 37_971], 60_000)).toBe(true);
    expect(explains([40_000, 20_000], 60_000)).toBe(true);
    expect(explains([37_971, 22_029], 60_000)).toBe(false);
    expect(explains([37_971, 22_030], 60_001)).toBe(true);
    expect(explains([371, 229], 600)).toBe(true);
  });
});
