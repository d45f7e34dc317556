/**
 * A row of CSV (RFC 4180). A value that a spreadsheet would take for a formula is led by an
 * apostrophe: values come from people, e.g. the name of a key.
 */
export const csvRow = (values: readonly string[]): string => `${values.map(cellOf).join(',')}\r\n`;

/** The mark by which spreadsheets know UTF-8. */
export const CSV_START = '\uFEFF';

function cellOf(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
