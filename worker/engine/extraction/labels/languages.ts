import type { Row } from '../layout.js';
import { GERMAN } from './de.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';
import { FRENCH } from './fr.js';
import { HEBREW } from './he.js';
import { ITALIAN } from './it.js';
import { DUTCH } from './nl.js';
import type { LabelTable } from './label-table.js';

/** Always in use: Hebrew documents print English labels and the other way round. */
const ALWAYS: readonly LabelTable[] = [HEBREW, ENGLISH];

/** Frequent words of a language in folded text that the other languages do not use. */
const FURTHER: readonly { table: LabelTable; words: RegExp }[] = [
  {
    table: GERMAN,
    words:
      /(?<!\p{L})(?:und|der|die|das|vom|zum|für|mit|nicht|wir|ihre?|bitte|rechnung\p{L}*|betrag|menge|datum|summe|netto|brutto|ust|mwst|umsatzsteuer|straße|strasse|\p{L}+straße|\p{L}+nummer|gmbh|preis|seite|lieferung)(?!\p{L})/gu,
  },
  {
    table: FRENCH,
    words:
      /(?<!\p{L})(?:et|le|les|du|des|la|pour|vous|votre|vos|nous|avec|facture|montant|tva|ttc|client|prix|quantité|sur|au|rue|par|est|une?|date de|échéance|paiement)(?!\p{L})/gu,
  },
  {
    table: SPANISH,
    words:
      /(?<!\p{L})(?:y|el|los|las|del|para|por|con|su|factura|fecha|importe|cliente|cantidad|precio|iva|calle|número|pago|base imponible|vencimiento|nif|cif|una?)(?!\p{L})/gu,
  },
  {
    table: ITALIAN,
    words:
      /(?<!\p{L})(?:e|il|gli|della?|delle|per|con|di|fattura|importo|quantità|prezzo|iva|via|numero|pagamento|imponibile|partita|totale|scadenza|cliente|una?)(?!\p{L})/gu,
  },
  {
    table: DUTCH,
    words:
      /(?<!\p{L})(?:het|een|van|voor|met|uw|wij|factuur\p{L}*|bedrag|totaal|totaalbedrag|subtotaal|btw|aantal|prijs|klantnummer|bestelnummer|betaling|omschrijving|\p{L}+straat|leverdatum)(?!\p{L})/gu,
  },
];

/** Frequent words that show a language, and their share of the best language's. */
const WORDS_MIN = 6;
const SHARE_MIN = 0.7;
const ROWS_MAX = 400;

/** The label tables of the languages that the document is printed in. */
export const labelTablesFor = (rows: readonly Row[]): readonly LabelTable[] => [
  ...ALWAYS,
  ...furtherTables(rows),
];

/** Whether a document is printed in another language than Hebrew and English. */
export const hasFurtherLanguage = (rows: readonly Row[]): boolean => furtherTables(rows).length > 0;

function furtherTables(rows: readonly Row[]): LabelTable[] {
  const text = rows
    .slice(0, ROWS_MAX)
    .flatMap(({ cells }) => cells.map(({ folded }) => folded))
    .join('\n');
  const counts = FURTHER.map(({ table, words }) => ({
    table,
    // Different words: one that a name repeats is no language.
    words: new Set([...text.matchAll(words)].map(([word]) => word)).size,
  }));
  const most = Math.max(...counts.map(({ words }) => words));
  const spoken = counts.filter(({ words }) => words >= WORDS_MIN && words >= most * SHARE_MIN);
  return spoken.map(({ table }) => table);
}
