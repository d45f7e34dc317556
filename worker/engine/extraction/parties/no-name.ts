import { fold } from '../../text/fold.js';

/** Words that sentences have and names lack, as they are printed in the middle of one. */
const IN_SENTENCES =
  /(?<![\p{L}'’-])(?:was|were|is|are|has|have|had|that|which|this|these|there|than|about|because|would|will|shall|should|cannot|not|your|you|we|our|its|their|zijn|worden|wordt|inclusief|sind|wird|werden|sont|את|כי|אשר|לא)(?![\p{L}'’-])/u;

/** Small words at the beginning of names: "von Muster", "de la Cruz". */
const PARTICLE =
  /^(?:von|van|zu|zum|zur|de|del|della|di|da|do|dos|du|des|la|le|el|al|bin|ben|bat|ibn|abu|ter|ten|den|d|o)(?!\p{L})/u;

/** Headings of the columns of items, which stand below a party where its name is a picture. */
const COLUMN =
  /^(?:artikel|artikelnummer|bezeichnung|beschreibung|leistung|menge|article|désignation|libellé|quantité|תיאור|פירוט|פריט|כמות)\s*$/iu;

/** What is written above an address for whoever opens the letter. */
const CONFIDENTIAL =
  /^\W*(?:strikt persoonlijk|(?:strictly )?(?:private|personal)(?: (?:&|and) confidential)?|confidential|persönlich(?: (?:\/|und) vertraulich)?|vertraulich|personnel et confidentiel|confidentiel|riservat[ao](?: personale)?)\W*$/iu;

/** What an account is called by its kind. */
const KIND_OF_ACCOUNT =
  /(?<!\p{L})(?:checking|savings|money market|current account|girokonto|tagesgeldkonto|sparkonto)(?: account)?\s*$/iu;

/** Headings of a block, which stand beside the heading of a party's block. */
const BLOCK = /(?<!\p{L})(?:summary|details|overview|particulars)$/iu;

/** "CUSTOMER FACILITY CHARGE": what a line of a bill is for. */
const CHARGE = /\p{L}\s(?:charges?|fees?|surcharges?|tax|taxes|deposit|discount|credit)$/iu;

/** "NGMBSGSGXXX": a bank by the code of its head office. */
const BANK_CODE = /^[A-Z]{6}[A-Z\d]{2}XXX$/;

/** What is left of a name of which another line has the rest. */
const LEGAL_FORM = /^[\s.,]*(?:ltd|inc|llc|gmbh|pvt|plc|corp|sarl|sas|b\.?v|בע"מ|בע״מ)[\s.,]*$/iu;

/**
 * Whether a text behind or below the label of a party cannot be its name: it is part of a sentence,
 * that is, has the words of one or begins with a small word and goes on, heads a column or a block, or
 * is no more than a legal form or a buyer without a name. A name of one word may be all small, as
 * brands are.
 */
export function isNoName(text: string): boolean {
  const words = text.trim();
  if (
    [
      IN_SENTENCES,
      CONFIDENTIAL,
      COLUMN,
      KIND_OF_ACCOUNT,
      BLOCK,
      CHARGE,
      BANK_CODE,
      LEGAL_FORM,
    ].some((one) => one.test(words))
  )
    return true;
  if (isUnnamed(fold(words))) return true;
  return /^\p{Ll}+,? \S/u.test(words) && !PARTICLE.test(words);
}

/** What tills print for a buyer whose name nobody asked for, as the whole of a folded value. */
const UNNAMED =
  /^\s*(?:לקוח (?:מזדמנ|כללי|אקראי)|walk-?in(?: customer)?|cash (?:sale|customer)|barverkauf|laufkunde|client (?:comptoir|de passage|divers)|consumidor final)\s*$/u;

export const isUnnamed = (folded: string): boolean => UNNAMED.test(folded);
