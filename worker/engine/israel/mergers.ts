/** Merged banks by old and new code; accounts and IBANs keep the old code for years. */
const MERGED_INTO: Record<string, string> = {
  '13': '20',
  '14': '31',
  '26': '31',
  '34': '10',
  '52': '31',
  '68': '17',
};

/** Bank code of two digits, without the leading zero that an IBAN adds. */
export const bankCode = (printed: string): string => String(Number(printed)).padStart(2, '0');

/** Whether two codes name the same bank, considering mergers. */
export function sameBank(one: string, other: string): boolean {
  const [a, b] = [bankCode(one), bankCode(other)];
  return (MERGED_INTO[a] ?? a) === (MERGED_INTO[b] ?? b);
}
