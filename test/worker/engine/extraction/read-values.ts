import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { makePage } from './make-page.js';

/** The values of a page of these rows by their names, of several the first; cells are divided by bars. */
export async function read(...rows: string[]): Promise<Record<string, string>> {
  const direction = rows.some((row) => /[א-ת]/.test(row)) ? 'rtl' : 'ltr';
  const data = await extractData([makePage(rows, { direction })]);
  return Object.fromEntries(
    // What rules find; values named by the words around them have tests of their own.
    namedValues({ ...data, learned: [] })
      .reverse()
      .map(({ name, value }) => [name, value]),
  );
}

/** Sentences by which a language is told. */
export const FRENCH = 'Merci de votre achat, nous vous prions de régler la facture par virement';
export const GERMAN = 'Bitte zahlen Sie mit Angabe der Rechnung, vielen Dank, Ihre GmbH';
