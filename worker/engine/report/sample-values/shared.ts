/** Values that findings and checks share. */

export const row = {
  date: '2026-03-31',
  description: 'Salary',
  printed: '90.00',
  expected: '60.00',
};
export const part = { sum: 'total', part: 'total', printed: '1190.00', expected: '1180.00' };
export const account = {
  iban: 'IL62 0108 0000 0009 9999 999',
  expected: '10-800-99',
  printed: '10-800-98',
};
