/** Ways to reach a company, in folded text. */
export const CONTACT =
  /(?<!\p{L})(?:tel|fon|phone|fax|mobile|e-?mail|www|https?|טל|טלפונ|פקס)(?!\p{L})|@/u;

/** Numbers under which a company is registered, by their labels in folded text. */
export const REGISTRATION =
  /(?<!\p{L})(?:ust|mwst|vat|gst|tva|siret|siren|rcs|hrb|hra|handelsregister|amtsgericht|steuernummer|company no|reg\.? no|co\.? no|roc|ein|tax (?:id|number|no)|nif|cif|p\.? ?iva|ח\.?["']?פ|ע\.?["']?מ|עוסק מורשה|עוסק פטור)(?!\p{L})|(?<![\p{L}\p{N}])\d{5,9} ?- ?[a-z](?![\p{L}\p{N}])/u;

/** Lines of an address, by a word of streets or buildings beside a number or a storey, in folded text. */
export const ADDRESS =
  /(?<!\p{L})(?:\p{L}*str(?:\.|aße|asse|eet)?|road|rd|avenue|ave|lane|suite|floor|p\.?o\.? ?box|jalan|jln|taman|tmn|lorong|persiaran|lot|level|unit|block|blk|rue|calle|via|רחוב|רח'|ת\.?ד\.?)(?!\p{L}).{0,200}\d|\d(?!\d).{0,80}(?<!\p{L})(?:\p{L}*str(?:\.|aße|asse|eet)?|road|rd|avenue|ave|lane|level|unit|block|blk|floor|rue|calle)(?!\p{L})|(?<!\d)\d{5}(?!\d)|(?<!\p{L})(?:ground|first|second|third|lower|upper) (?:floor|flr|level)(?!\p{L})/u;
