/**
 * Values of findings and checks. Detectors and checks store codes and values; the texts
 * of a language turn them into sentences. English defines the keys: a missing Hebrew key
 * does not compile.
 *
 * Values are plain: amounts as decimals ("1250.00"), dates as ISO, names as printed. A
 * text formats them for its language (texts/format.ts) and isolates foreign runs so that
 * they stay readable in a right-to-left sentence.
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
