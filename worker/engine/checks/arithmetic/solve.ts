import type { Place } from '../../evidence/geometry.js';
import type { Certainty } from '../../evidence/document-data.js';
import { areAlikeInDigits, chanceOfLikeness } from './altered-digits.js';

/** A printed amount of a document, or one computed from printed amounts. */
export interface Quantity {
  /** Unique within one document, e.g. `total`, `item:3`. */
  name: string;
  /** Hundredths. */
  minor: number;
  raw: string;
  place: Place;
  certainty: Certainty;
  /** Digits of so few pixels that any reader takes alike ones for each other. */
  isTiny?: boolean;
  /** Computed from printed values and not itself printed; never reported as the place. */
  derived?: boolean;
  /** The printed amount which so many times make up a derived one. */
  factor?: Quantity & { times: number };
  /** The largest that it can be, hundredths, whatever its sign. Absent: anything. */
  most?: number;
  /** It may be printed without its sign, so that the right value may have another. */
  signless?: boolean;
}

/** A linear equation that the amounts of a document must satisfy. */
export interface Equation {
  /** E.g. `total`, `line:3`. */
  name: string;
  /** The coefficients (`times`) multiplied by the quantities add up to zero. */
  terms: { quantity: Quantity; times: number }[];
  /** Deviation allowed in a genuine document, hundredths. */
  tolerance: number;
  /** Confirms its values when it holds; ignored when it does not. */
  soft?: boolean;
  /** Soft, and so often found by chance that two of them agree on nothing: it only decides. */
  decides?: boolean;
  /** One amount that is printed twice, as whoever changes it changes both. */
  copies?: boolean;
  /** Of one line of a list. Where it is broken, other equations may still agree on another value. */
  local?: boolean;
  /** Soft; where one value's correction makes it hold, that value or one of its sum is wrong. */
  suggests?: boolean;
  /** Where it does not hold: what else it may be, as a discount may be taken off already. */
  alternatives?: readonly Equation[];
  /** Soft, and no more than what the values may be to each other: broken, it only tells corrections. */
  tentative?: boolean;
}

export interface Inconsistency {
  quantity: Quantity;
  /** What the quantity should be, hundredths. */
  expected: number;
  /** The broken equations that the correction satisfies. */
  equations: Equation[];
  /** One of the values of these equations is wrong, most likely but not surely this one. */
  orParts?: true;
}

export interface Solution {
  holding: Equation[];
  broken: Equation[];
  /** The value that explains all broken equations, if exactly one does. */
  inconsistency: Inconsistency | null;
}

/**
 * Finds the inconsistent value when equations do not hold. A value is called wrong only
 * by two facts against one: it is in no equation that holds, and its correction satisfies
 * every broken equation and no other value's does. Where the correction of several values
 * would, a soft equation decides that holds with one of the corrections. Where only soft
 * equations are broken, two of them without another common value must agree on the correction.
 * Where this tells nothing, see `correctionOf`.
 */
export function solveEquations(equations: readonly Equation[]): Solution {
  const holding = equations.filter(holds);
  const broken = equations.filter((equation) => !equation.soft && !holds(equation));
  const softBroken = equations.filter((equation) => equation.soft === true && !holds(equation));
  const held = namesIn(holding);
  const suspects =
    broken.length > 0
      ? suspectsOf(broken, held)
      : agreedSuspects(
          softBroken.filter(
            ({ decides, suggests, tentative }) => !(decides ?? suggests ?? tentative ?? false),
          ),
          held,
        );
  const deciding = softBroken.filter(
    ({ suggests, tentative }) => !(suggests ?? tentative ?? false),
  );
  const decided = suspects.filter((suspect) =>
    deciding.some((equation) => isMendedBy(suspect, equation)),
  );
  const [only, ...others] = suspects.length > 1 ? decided : suspects;
  const inconsistency =
    only && others.length === 0
      ? only
      : correctionOf(
          [...broken, ...softBroken.filter(({ tentative }) => tentative === true)],
          namesIn(holding.filter(({ copies }) => copies !== true)),
          softBroken.filter(({ suggests }) => suggests === true),
        );
  return { holding, broken, inconsistency };
}

const namesIn = (equations: readonly Equation[]): ReadonlySet<string> =>
  new Set(equations.flatMap(({ terms }) => terms.map(({ quantity }) => quantity.name)));

/**
 * The correction that broken sums, in whatever form, demand of a value that nothing confirms: the
 * one on which two of them agree, if they agree on no other value's. Else one that makes an
 * equation hold which suggests it, or one that is like what is printed, digit by digit: then that
 * value or another of its sum is wrong. null where there is none.
 */
function correctionOf(
  broken: readonly Equation[],
  held: ReadonlySet<string>,
  suggesting: readonly Equation[],
): Inconsistency | null {
  const corrections = broken
    .filter(({ local }) => local !== true)
    .flatMap((equation) => correctionsBy(equation, held));
  const mended = (one: Inconsistency): Equation[] =>
    broken.filter((equation) => formsOf(equation).some((form) => isMendedBy(one, form)));
  const agreed = corrections.filter((one) => mended(one).length > 1);
  const [first] = agreed;
  if (first && agreed.every(({ quantity }) => quantity.name === first.quantity.name)) {
    const sums = mended(first);
    const isSure = sums.filter(({ tentative }) => tentative !== true).length > 1;
    return { ...first, equations: sums, ...(!isSure && { orParts: true }) };
  }
  const suggested = corrections.filter((one) =>
    suggesting.some((equation) => isMendedBy(one, equation)),
  );
  const [likely] = suggested;
  if (likely && suggested.every(({ quantity }) => quantity.name === likely.quantity.name))
    return { ...likely, orParts: true };
  const [likeliest] = corrections
    .filter(
      ({ quantity: { minor, derived }, expected }) =>
        derived !== true && areAlikeInDigits(minor, expected, corrections.length),
    )
    .map((one) => ({ one, chance: chanceOfLikeness(one.quantity.minor, one.expected) }))
    .sort((a, b) => a.chance - b.chance);
  return likeliest ? { ...likeliest.one, orParts: true } : null;
}

/** An equation and what else it may be. */
export const formsOf = (equation: Equation): Equation[] => [
  equation,
  ...(equation.alternatives ?? []),
];

/** Every value of a broken equation in any of its forms with what it should be, each once. */
function correctionsBy(equation: Equation, held: ReadonlySet<string>): Inconsistency[] {
  const corrections = new Map<string, Inconsistency>();
  for (const form of formsOf(equation))
    for (const { quantity } of form.terms) {
      if (held.has(quantity.name)) continue;
      const expected = correctedBy(quantity, form);
      const key = `${quantity.name}=${expected}`;
      if (isPossible(quantity, expected) && !corrections.has(key))
        corrections.set(key, { quantity, expected, equations: [form] });
    }
  return [...corrections.values()];
}

/** Whether an amount can be what a correction would make it: it keeps its sign. */
const isPossible = ({ minor, most = Infinity, signless }: Quantity, expected: number): boolean =>
  Math.abs(expected) <= most &&
  (signless === true || minor === 0 || Math.sign(minor) === Math.sign(expected));

/** The quantities of the first broken equation whose correction satisfies all of them. */
function suspectsOf(broken: readonly Equation[], held: ReadonlySet<string>): Inconsistency[] {
  return (broken[0]?.terms ?? [])
    .filter(({ quantity }) => !held.has(quantity.name))
    .flatMap(({ quantity }) => {
      const expected = correctedValue(quantity, broken);
      if (expected === null || Math.abs(expected) > (quantity.most ?? Infinity)) return [];
      return [{ quantity, expected, equations: [...broken] }];
    });
}

/** The quantities that two equations would correct to one value, and that share no other quantity. */
function agreedSuspects(soft: readonly Equation[], held: ReadonlySet<string>): Inconsistency[] {
  const found = new Map<string, Inconsistency>();
  for (const [index, one] of soft.entries())
    for (const other of soft.slice(index + 1)) {
      const names = new Set(other.terms.map(({ quantity }) => quantity.name));
      const shared = one.terms.filter(({ quantity }) => names.has(quantity.name));
      const [common, ...more] = shared;
      if (!common || more.length > 0 || held.has(common.quantity.name)) continue;
      const expected = correctedValue(common.quantity, [one, other]);
      if (expected === null) continue;
      found.set(common.quantity.name, {
        quantity: common.quantity,
        expected,
        equations: [one, other],
      });
    }
  return [...found.values()];
}

/** Whether an equation holds once the inconsistent value is corrected. */
export function isMendedBy({ quantity, expected }: Inconsistency, equation: Equation): boolean {
  if (equation.terms.every((term) => term.quantity.name !== quantity.name)) return false;
  return holds(corrected(equation, quantity, expected));
}

const corrected = (equation: Equation, quantity: Quantity, minor: number): Equation => ({
  ...equation,
  terms: equation.terms.map((term) =>
    term.quantity.name === quantity.name ? { ...term, quantity: { ...quantity, minor } } : term,
  ),
});

const residual = ({ terms }: Equation): number =>
  terms.reduce((total, { quantity, times }) => total + quantity.minor * times, 0);

/** Whether an equation holds within its tolerance and rounding. */
export const holds = (equation: Equation): boolean =>
  Math.abs(residual(equation)) <= equation.tolerance + ROUNDING;

/** Coefficients such as 0.18 leave fractions of an agora. */
const ROUNDING = 0.501;

/** The value of one of its quantities with which an equation would hold exactly, hundredths. */
export function correctedBy({ name, minor }: Quantity, equation: Equation): number {
  const own = equation.terms.find(({ quantity }) => quantity.name === name);
  return own ? Math.round(minor - residual(equation) / own.times) : minor;
}

/** The value of `quantity` that satisfies every broken equation, hundredths; null when none does. */
function correctedValue(quantity: Quantity, broken: readonly Equation[]): number | null {
  const wanted: number[] = [];
  for (const equation of broken) {
    const own = equation.terms.find((term) => term.quantity.name === quantity.name);
    if (!own) return null;
    wanted.push(quantity.minor - residual(equation) / own.times);
  }
  const [first = quantity.minor] = wanted;
  const restoresAll = broken.every((equation) => holds(corrected(equation, quantity, first)));
  return restoresAll ? Math.round(first) : null;
}

/**
 * Whether one amount printed elsewhere, or two together, account for the difference
 * (a tip, a deposit, a line that was not understood). Hundredths. Amounts that are not round make a
 * round difference by chance alone: 379.71 and 220.29 are no reason for 600.00.
 */
export function explains(amountsMinor: readonly number[], difference: number): boolean {
  const gap = Math.abs(Math.round(difference));
  const unit = unitOf(gap);
  const sizes = amountsMinor.map(Math.abs).filter((size) => size > 0);
  const printed = new Map<number, number>();
  for (const size of sizes) printed.set(size, (printed.get(size) ?? 0) + 1);
  return [...printed.keys()].some((size) => {
    if (size === gap) return true;
    const other = Math.abs(gap - size);
    // Twice the same amount is two amounts only where it is printed twice.
    return size % unit === 0 && (printed.get(other) ?? 0) > (other === size ? 1 : 0);
  });
}

/** Smaller than this, hundredths, a difference is not called round. */
const ROUND_MIN = 1000;

/** The power of ten that divides a round difference; 1 for any other. */
function unitOf(gap: number): number {
  let unit = 1;
  while (gap > 0 && gap % (unit * 10) === 0) unit *= 10;
  return unit >= ROUND_MIN ? unit : 1;
}

/** More amounts are left over on no form whose lists are understood; the search doubles with each. */
const LEFT_OVER_MAX = 16;

/** Whether some of the amounts, however many, add up to the difference. True where they are too many to try. */
export function explainsAltogether(amountsMinor: readonly number[], difference: number): boolean {
  const gap = Math.abs(Math.round(difference));
  const sizes = amountsMinor.map(Math.abs).filter((size) => size > 0);
  if (sizes.length > LEFT_OVER_MAX) return true;
  let sums = new Set([0]);
  for (const size of sizes) sums = new Set([...sums, ...[...sums].map((sum) => sum + size)]);
  return sums.has(gap);
}
