/**
 * Validates the check digits of an Israeli bank account, by the rules published by the
 * clearing house and implemented in four independent open libraries. Where sources
 * disagree, an account passes if any of them passes it. The rules are weak: of random
 * numbers, Hapoalim's passes 36 %, most others 27 %, Leumi's 5 %.
 *
 * Returns null where the bank has no known rule or the number's length does not fit it:
 * not checkable is not wrong. A number shorter than its bank writes it (check digits are
 * often omitted) can pass but not fail.
 */
export function bankAccountIsValid(bank: string, branch: string, account: string): boolean | null {
  if (!/^\d{1,3}$/.test(branch) || !/^\d{1,13}$/.test(account)) return null;
  const rule = RULES[bank];
  if (!rule) return null;
  const valid = rule(branch.padStart(3, '0'), account.replace(/^0+(?=\d)/, ''));
  return valid === false && account.length < (LENGTHS[bank] ?? 9) ? null : valid;
}

/** Digits of an account as its bank writes it; nine for other banks. */
const LENGTHS: Record<string, number> = {
  '04': 6,
  '10': 8,
  '12': 6,
  '13': 8,
  '14': 6,
  '20': 6,
  '34': 8,
  '46': 6,
  '52': 6,
  '31': 6,
};

/** Returns null when the length of the account does not fit the rule. */
type Rule = (branch: string, account: string) => boolean | null;

/** The number padded on the left with zeros; null when it is longer. */
const pad = (account: string, length: number): string | null =>
  account.length <= length ? account.padStart(length, '0') : null;

/** Sum of digits times descending weights: the last digit times `last`, the one before it times `last + 1`, ... */
const weightedSum = (digits: string, last = 1): number =>
  [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (digits.length - 1 - index + last),
    0,
  );

const remainderIn =
  (divisor: number, allowed: readonly number[]) =>
  (digits: string): boolean =>
    allowed.includes(weightedSum(digits) % divisor);

/** Branch and six digits, weights 9 to 1. */
const withBranch =
  (allowed: readonly number[], moveBranch = (branch: string) => branch): Rule =>
  (branch, account) => {
    const six = pad(account, 6);
    return six === null ? null : remainderIn(11, allowed)(moveBranch(branch) + six);
  };

/** Nine digits without the branch, weights 9 to 1. */
const nineDigits =
  (allowed: readonly number[], divisor = 11): Rule =>
  (_branch, account) => {
    const nine = pad(account, 9);
    return nine === null ? null : remainderIn(divisor, allowed)(nine);
  };

const international: Rule = (_branch, account) => {
  const nine = pad(account, 9);
  if (!nine) return null;
  const six = pad(account, 6);
  const passes = remainderIn(11, [0, 6]);
  // One library omits the modulus in the second test; its valid accounts are a subset of these.
  return passes(nine) || passes(six ?? nine.slice(-6));
};

/** Massad and Otsar Hahayal: some branches allow further remainders. */
const branchList =
  (extra: Record<number, ReadonlySet<string>>): Rule =>
  (branch, account) => {
    const nine = pad(account, 9);
    if (!nine) return null;
    const six = nine.slice(-6);
    const remainder = weightedSum(branch + six) % 11;
    if (remainder === 0 || extra[remainder]?.has(branch)) return true;
    return weightedSum(nine) % 11 === 0 || weightedSum(six) % 11 === 0;
  };

/** The last two of eight digits are the check number; the remainder gives the type of account. */
const leumi: Rule = (branch, account) => {
  const eight = pad(account, 8);
  if (!eight) return null;
  const sum = weightedSum(branch, 8) + weightedSum(eight.slice(0, 6), 2);
  const kinds = [20, 60, 70, 72, 90];
  const check = eight.slice(6);
  // One library adds the two check digits separately.
  const singly = sum + Number(check[0]) + Number(check[1]);
  return kinds.includes((sum + Number(check)) % 100) || kinds.includes(singly % 100);
};

/** ISO 7064 MOD 97 over branch and the first seven of nine digits. */
const mod97: Rule = (branch, account) => {
  const nine = pad(account, 9);
  if (!nine) return null;
  return 98 - (Number(branch + nine.slice(0, 7)) % 97) === Number(nine.slice(7));
};

const citibank: Rule = (_branch, account) => {
  const nine = pad(account, 9);
  if (!nine) return null;
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(nine[index]), 0);
  const check = 11 - (sum % 11);
  // Libraries differ on how to map 10 and 11, so these are not checked.
  return check > 9 ? null : check === Number(nine[8]);
};

const set = (branches: string) => new Set(branches.split(' '));
const massadBranches = set('154 166 178 181 183 191 192 503 505 507 515 516 527 539');
const otsarTwo = set('347 361 362 363 365 384 385');
const otsarFour = set('361 362 363');

const RULES: Record<string, Rule> = {
  '04': withBranch([0, 2]),
  '09': nineDigits([0], 10),
  '10': leumi,
  '11': nineDigits([0, 2, 4]),
  '12': withBranch([0, 2, 4, 6]),
  '13': leumi,
  '14': branchList({ 2: otsarTwo, 4: otsarFour }),
  '17': nineDigits([0, 2, 4]),
  '18': mod97,
  '20': withBranch([0, 2, 4], (branch) =>
    Number(branch) >= 401 && Number(branch) <= 799
      ? String(Number(branch) - 400).padStart(3, '0')
      : branch,
  ),
  '22': citibank,
  '31': international,
  '34': leumi,
  '46': branchList({ 2: massadBranches }),
  '52': international,
};
