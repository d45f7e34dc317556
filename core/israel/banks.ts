/** Banks of Israel by code, as the Bank of Israel lists them; old codes live on after mergers. */
export const BANKS: Record<string, { he: string; en: string; mergedInto?: string }> = {
  '03': { he: 'אש ישראל', en: 'Esh' },
  '04': { he: 'יהב', en: 'Yahav' },
  '09': { he: 'בנק הדואר', en: 'Postal Bank' },
  '10': { he: 'לאומי', en: 'Leumi' },
  '11': { he: 'דיסקונט', en: 'Discount' },
  '12': { he: 'הפועלים', en: 'Hapoalim' },
  '13': { he: 'אגוד', en: 'Union', mergedInto: '20' },
  '14': { he: 'אוצר החייל', en: 'Otsar Hahayal', mergedInto: '31' },
  '17': { he: 'מרכנתיל דיסקונט', en: 'Mercantile' },
  '18': { he: 'וואן זירו', en: 'One Zero' },
  '20': { he: 'מזרחי טפחות', en: 'Mizrahi-Tefahot' },
  '22': { he: 'סיטיבנק', en: 'Citibank' },
  '23': { he: 'HSBC', en: 'HSBC' },
  '26': { he: 'יובנק', en: 'UBank', mergedInto: '31' },
  '31': { he: 'הבינלאומי', en: 'First International' },
  '34': { he: 'ערבי ישראלי', en: 'Arab Israel Bank', mergedInto: '10' },
  '39': { he: 'SBI', en: 'State Bank of India' },
  '46': { he: 'מסד', en: 'Massad' },
  '50': { he: 'מס"ב', en: 'Masav' },
  '52': { he: 'פועלי אגודת ישראל', en: 'Poalei Agudat Israel', mergedInto: '31' },
  '54': { he: 'ירושלים', en: 'Bank of Jerusalem' },
  '59': { he: 'שב"א', en: 'Shva' },
  '68': { he: 'מוניציפל', en: 'Municipal', mergedInto: '17' },
  '99': { he: 'בנק ישראל', en: 'Bank of Israel' },
};

/** Licensed payment companies that hold accounts or codes of their own. */
const OTHER_CODES = new Set('01 05 07 15 21 35 47 58 60 61 69 75 79 92 94'.split(' '));

/** Two digits, without the leading zeros an IBAN adds. */
export const bankCode = (printed: string): string => String(Number(printed)).padStart(2, '0');

export const isKnownBank = (code: string): boolean => code in BANKS || OTHER_CODES.has(code);

/** Whether two codes can name the same bank, mergers included. */
export function sameBank(one: string, other: string): boolean {
  const [a, b] = [bankCode(one), bankCode(other)];
  return (BANKS[a]?.mergedInto ?? a) === (BANKS[b]?.mergedInto ?? b);
}
