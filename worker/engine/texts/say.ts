/**
 * How findings, checks and reports get their words. Detectors and checks store
 * codes and values; the texts of a language turn them into sentences. English
 * is the pattern: a Hebrew key that is missing does not compile.
 *
 * Values are plain: amounts as decimals ("1250.00"), dates as ISO, names as
 * printed. A text formats them for its language (texts/format.ts) and wraps
 * foreign runs so that they stay readable inside a right-to-left sentence.
 */
export type Values = Record<string, string | number>;

export type Text = string | ((values: Values) => string);

export interface FindingText {
  title: Text;
  detail: Text;
}

export interface CheckText {
  label: Text;
  /** One sentence for each `say` of the check. */
  says: Record<string, Text>;
}

export const say = (text: Text, values: Values = {}): string =>
  typeof text === 'string' ? text : text(values);
