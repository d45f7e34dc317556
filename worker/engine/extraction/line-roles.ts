import { fold } from '../text/fold.js';

/** What the words of a line say of its amount in a sum: that it is the sum, or that it is taken off. */
export type LineRole = 'sum' | 'taken_off';

/** Words of sums in the languages of the labels; folded, as `fold` leaves Hebrew without final letters. */
const SUM =
  /(?<!\p{L})(?:(?:sub|grand )?totals?|sum|(?:gesamt|end|zwischen)(?:summe|betrag|preis|sald[oe]|kosten)|gesamt|summe|insgesamt|zahlbetrag|zu zahlen|auszahlungsbetrag|disbursed|somme|totaux|totale|totaal|(?:reste |net )?à payer|(?:amount|balance|total)? ?(?:due|payable|to pay)|net|(?:[שוב]?ה?)?סה"?כ|(?:[שוב]?ה?)?סכ(?: ה?כ[ול]?ל)?|סיכומ|לתשלומ|בפועל|נטו)(?!\p{L})/u;

/** Words of what is subtracted though it is printed without a minus. */
const TAKEN_OFF =
  /(?<!\p{L})(?:less|minus|discounts?|rebates?|credits?|deduct(?:ed|ions?)|deposits?|advance|prepaid|payments?|paid|received|insurance|abzug|abzügl(?:ich)?|rabatt|nachlass|skonto|anzahlung(?:en)?|abschlag|gutschrift|remises?|acomptes?|avoir|פחות|בניכוי|בקיזוז|קיזוז|ניכוי|ניכויימ|הנח(?:ה|ת|ות)|זיכוי|מקדמה|שול[מ](?:ה|ו)?|תשלומימ?|השתתפות)(?!\p{L})/u;

/** The role that the words of a line give to its amount; null where they give none. */
export function lineRoleOf(text: string): LineRole | null {
  const folded = fold(text);
  if (SUM.test(folded)) return 'sum';
  return TAKEN_OFF.test(folded) ? 'taken_off' : null;
}
