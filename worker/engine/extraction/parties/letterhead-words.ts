/** Ways to reach a company, in folded text. */
export const CONTACT =
  /(?<!\p{L})(?:tel|fon|phone|fax|mobile|e-?mail|www|https?|טל|טלפונ|פקס)(?!\p{L})|@/u;

/** Numbers under which a company is registered, by their labels in folded text. */
export const REGISTRATION =
  /(?<!\p{L})(?:ust|mwst|vat|gst|tva|siret|siren|rcs|hrb|hra|handelsregister|amtsgericht|steuernummer|company no|reg\.? no|co\.? no|roc|ein|tax (?:id|number|no)|nif|cif|p\.? ?iva|ח\.?["']?פ|ע\.?["']?מ|עוסק מורשה|עוסק פטור)(?!\p{L})/u;
