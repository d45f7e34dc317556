/**
 * Validates the check digit that Israeli identity, company and dealer numbers share: nine
 * digits times 1,2,1,2,..., the sum of the digits of the products divisible by 10 (Luhn).
 * One random number in ten passes.
 */
export function identityNumberIsValid(digits: string): boolean {
  if (!/^\d{1,9}$/.test(digits) || /^0+$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits.padStart(9, '0')].entries()) {
    const product = Number(digit) * ((index % 2) + 1);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

/** Placeholder of invoice programs for a customer who deducts no VAT; assigned to nobody. */
export const NO_DEDUCTION_CUSTOMER = '999999998';
