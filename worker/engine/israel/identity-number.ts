/**
 * Israeli identity, company and dealer numbers share one check digit: nine
 * digits times 1,2,1,2,..., the digits of the products summed, divisible by 10.
 * A random number passes one time in ten.
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

/** Stands for "a customer who deducts no VAT" in invoice programs; nobody's number. */
export const NO_DEDUCTION_CUSTOMER = '999999998';
