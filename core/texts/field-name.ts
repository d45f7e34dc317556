const AT_RATE = /^(?<what>net|vat)_at_(?<rate>\d+(?:_\d+)?)_percent$/;
const YEAR_TO_DATE = /^(?<what>\w+)_year_to_date$/;

/** How names are put together in a language. */
export interface FieldNameWords {
  /** By their names in a report (`Texts.fields`). */
  fields: Partial<Record<string, string>>;
  /** A rate of VAT in percent. */
  atRate: (name: string, rate: string) => string;
  yearToDate: (name: string) => string;
  /** For a name that this version does not know: codes are no words. */
  other: string;
}

/** What a labelled value of a report is called in a language. */
export function fieldName(name: string, words: FieldNameWords): string {
  const { fields, other } = words;
  const { what, rate } = AT_RATE.exec(name)?.groups ?? {};
  if (what !== undefined && rate !== undefined) {
    const of = what === 'net' ? fields['subtotal'] : fields['vat'];
    return words.atRate(of ?? other, rate.replace('_', '.'));
  }
  const yearly = YEAR_TO_DATE.exec(name)?.groups?.['what'];
  if (yearly !== undefined) return words.yearToDate(fields[yearly] ?? other);
  return fields[name] ?? other;
}
