/** Money in the samples is whole hundredths, so that every sum is exact. */

/** `1,234.50`; negative with a leading minus. */
export const printed = (minor: number): string => {
  const [whole, part] = decimal(Math.abs(minor)).split('.');
  const grouped = (whole ?? '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${minor < 0 ? '-' : ''}${grouped}.${part}`;
};

/** `1234.50`. */
export const decimal = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const sum = (minors: number[]): number => minors.reduce((total, one) => total + one, 0);

export const percentOf = (minor: number, percent: number): number =>
  Math.round((minor * percent) / 100);
