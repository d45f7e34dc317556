/** Banks that went into others; accounts and IBANs keep the old code for years. */
const MERGED_INTO: Record<string, string> = {
  '13': '20',
  '14': '31',
  '26': '31',
  '34': '10',
  '52': '31',
  '68': '17',
};

/** Two digits, without the leading zero an IBAN adds. */
export const bankCode = (printed: string): string => String(Number(printed)).padStart(2, '0');

/** Whether two codes can name the same bank, mergers included. */
export function sameBank(one: string, other: string): boolean {
  const [a, b] = [bankCode(one), bankCode(other)];
  return (MERGED_INTO[a] ?? a) === (MERGED_INTO[b] ?? b);
}
