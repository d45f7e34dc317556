/** The key of a number that stands behind a name: "ת.ז", "ח.פ", "VAT no.". */
const NUMBER_KEY =
  /(?<![\s,;(/-])[\s,;(/-]{1,4}(?:ת["״'.]{0,2}ז|ח["״'.]{0,2}פ|ע["״'.]{0,2}[מר]|עוסק (?:מורשה|פטור)|(?:vat|tax|reg|company)(?: (?:id|no|number|reg))?|id|ein)["'.:]?\s?$/iu;

/** A name without the key of the number behind it. The number ends the name, and its key would be left. */
export const withoutNumberKey = (name: string): string => name.replace(NUMBER_KEY, '');
