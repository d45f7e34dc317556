import type { Row } from '../layout.js';
import { GERMAN } from './de.js';
import { CZECH } from './cs.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';
import { FRENCH } from './fr.js';
import { HEBREW } from './he.js';
import { ITALIAN } from './it.js';
import { DUTCH } from './nl.js';
import { NORDIC } from './nordic.js';
import { POLISH } from './pl.js';
import { PORTUGUESE } from './pt.js';
import type { LabelTable } from './label-table.js';

/** Always in use: Hebrew documents print English labels and the other way round. */
const ALWAYS: readonly LabelTable[] = [HEBREW, ENGLISH];

/**
 * Frequent words of a language in folded text that the other languages do not use, and words
 * of invoices and statements that tell it by themselves.
 */
const FURTHER: readonly { table: LabelTable; words: RegExp; telling: RegExp }[] = [
  {
    table: GERMAN,
    words:
      /(?<!\p{L})(?:und|der|die|das|vom|zum|für|mit|nicht|wir|ihre?|bitte|rechnung\p{L}*|betrag|menge|monat|mitarbeiter\p{L}*|auszahlung|abzüge|bezeichnung|empfänger|absender|zzgl|in worten|miete|datum|summe|netto|brutto|ust|mwst|umsatzsteuer|straße|strasse|\p{L}+straße|\p{L}+nummer|gmbh|preis|seite|lieferung|artikel|rückgeld|zwischensumme|kasse|einkauf|vielen|dank|alle|preise|enthalten)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:rechnung\p{L}*|ust|mwst|umsatzsteuer|brutto(?:lohn|gehalt)|netto(?:lohn|gehalt)|lohn(?:abrechnung|blatt|zettel|ausweis)|gehaltsabrechnung|(?:miet)?quittung|vermieter|mieter|kontoauszug|kontoinhaber|gutschrift|zwischensumme|gesamtbetrag|lieferschein|angebot|zahlbetrag|verwendungszweck|arbeitsunfähig|krankenkasse|honorarnote|darlehen\p{L}*|stadtwerke|verdienstbescheinigung)(?!\p{L})/gu,
  },
  {
    table: FRENCH,
    words:
      /(?<!\p{L})(?:et|le|les|du|des|la|pour|vous|votre|vos|nous|avec|facture|montant|tva|ttc|client|prix|quantité|sur|au|rue|par|est|une?|date de|[eé]ch[eé]ance|paiement|payé|rendu|ticket|espèces|merci|article|articles|sous-total|compte|p[eé]riode|op[eé]rations?|d[eé]bit|cr[eé]dit|solde|libell[eé]|loyer|somme)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:facture|tva|ttc|avoir|montant|devis|relev[eé]|[eé]ch[eé]ance|siret|quittance|titulaire|libell[eé]|virements?|locataire|loyer|emprunteur|mensualités?|cotisations|bulletin de paie)(?!\p{L})/gu,
  },
  {
    table: SPANISH,
    words:
      /(?<!\p{L})(?:y|el|los|las|del|para|por|con|su|factura|fecha|importe|cliente|cantidad|precio|iva|calle|número|pago|base imponible|vencimiento|nif|cif|una?)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:factura|importe|iva incluido|base imponible|fecha de emisión|presupuesto|recibo)(?!\p{L})/gu,
  },
  {
    table: ITALIAN,
    words:
      /(?<!\p{L})(?:e|il|gli|della?|delle|per|con|di|fattura|importo|quantità|prezzo|iva|via|numero|pagamento|imponibile|partita|totale|scadenza|cliente|una?)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:fattura|imponibile|partita iva|importo|scadenza|ricevuta|preventivo)(?!\p{L})/gu,
  },
  {
    table: DUTCH,
    words:
      /(?<!\p{L})(?:het|een|van|voor|met|uw|wij|factuur\p{L}*|bedrag|totaal|totaalbedrag|subtotaal|btw|aantal|prijs|klantnummer|bestelnummer|betaling|omschrijving|\p{L}+straat|leverdatum)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:factuur\p{L}*|btw|totaalbedrag|subtotaal|klantnummer|offerte)(?!\p{L})/gu,
  },
  {
    table: NORDIC,
    words:
      /(?<!\p{L})(?:og|och|av|af|til|till|fra|från|med|ikke|inte|faktura\p{L}*|beløp|beløb|belopp|dato|datum|antall|antal|pris|sum|summa|moms|mva|kunde|kund|betaling|betalning|forfall\p{L}*|forfald\p{L}*|förfall\p{L}*|konto\p{L}*|kr)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:faktura(?:nummer|dato|datum|nr)|mva|moms|forfallsdato|forfaldsdato|förfallodatum|beløp|beløb|belopp|å betale|att betala|kundenummer|kundnummer|bankgiro|plusgiro)(?!\p{L})/gu,
  },
  {
    table: PORTUGUESE,
    words:
      /(?<!\p{L})(?:das|dos|com|não|fatura|recibo|valor|quantidade|preço|preco|descrição|cliente|data|vencimento|pagamento|morada|endereço|nif|cnpj|iva|total a pagar|rua)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:fatura|fatura-recibo|nota fiscal|cnpj|cpf|vencimento|descrição|quantidade|data de emissão|contribuinte)(?!\p{L})/gu,
  },
  {
    table: CZECH,
    words:
      /(?<!\p{L})(?:na|za|faktura|datum|částka|cena|celkem|množství|odběratel|dodavatel|splatnosti?|vystavení|dph|ičo|dič|účtu?|číslo|kč|úhrady|položka)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:daňový doklad|odběratel|dodavatel|splatnosti|vystavení|dph|ičo|dič|variabilní|číslo účtu|kč)(?!\p{L})/gu,
  },
  {
    table: POLISH,
    words:
      /(?<!\p{L})(?:faktura|kwota|cena|razem|ilość|nabywca|sprzedawca|termin|płatności|wystawienia|nip|netto|brutto|zł|numer|konta|wartość|ul)(?!\p{L})/gu,
    telling:
      /(?<!\p{L})(?:faktura vat|nabywca|sprzedawca|termin płatności|data wystawienia|nip|do zapłaty|zł|stawka vat)(?!\p{L})/gu,
  },
];

/** Words that show a language, telling ones counted twice, and their share of the best language's. */
const WORDS_MIN = 6;
const SHARE_MIN = 0.7;
const ROWS_MAX = 400;

/** Every table with words of which labels are made. */
export const WORD_TABLES = [...ALWAYS, ...FURTHER.map(({ table }) => table)].flatMap(
  ({ words }) => words ?? [],
);

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
  const counts = FURTHER.map(({ table, words, telling }) => {
    // Different words: one that a name repeats is no language.
    const told = new Set([...text.matchAll(telling)].map(([word]) => word));
    const all = new Set([...told, ...[...text.matchAll(words)].map(([word]) => word)]);
    return { table, words: all.size + told.size };
  });
  const most = Math.max(...counts.map(({ words }) => words));
  const spoken = counts.filter(({ words }) => words >= WORDS_MIN && words >= most * SHARE_MIN);
  return spoken.map(({ table }) => table);
}
