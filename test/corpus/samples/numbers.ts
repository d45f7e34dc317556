/** Check digits of the numbers that Israeli documents print. */

/** Appends the check digit to the first eight digits of an identity or company number. */
export const identityNumber = (firstEight: string): string => {
  const total = [...firstEight].reduce((running, digit, index) => {
    const product = Number(digit) * ((index % 2) + 1);
    return running + (product > 9 ? product - 9 : product);
  }, 0);
  return `${firstEight}${(10 - (total % 10)) % 10}`;
};

export interface Account {
  bank: { code: string; he: string; en: string };
  branch: string;
  number: string;
}

/** `10-936-07869660`. */
export const accountText = (account: Account): string =>
  `${account.bank.code}-${account.branch}-${account.number}`;

/** The Israeli IBAN of an account: 23 characters. */
export const ibanOf = (account: Account): string => {
  const basic = `0${account.bank.code}${account.branch}${account.number.padStart(13, '0')}`;
  const check = 98n - (BigInt(`${basic}182100`) % 97n);
  return `IL${String(check).padStart(2, '0')}${basic}`;
};

/** In groups of four. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
