/** Ways to reach a company, in folded text. */
export const CONTACT =
  /(?<!\p{L})(?:tel|fon|phone|fax|mobile|e-?mail|www|https?|טל|טלפונ|פקס)(?!\p{L})|@/u;

/** Numbers under which a company is registered, by their labels in folded text. */
export const REGISTRATION =
  /(?<!\p{L})(?:ust|mwst|vat|gst|tva|siret|siren|rcs|hrb|hra|handelsregister|amtsgericht|steuernummer|company no|reg\.? no|co\.? no|roc|ein|tax (?:id|number|no)|nif|cif|p\.? ?iva|ח\.?["']?פ|ע\.?["']?מ|עוסק מורשה|עוסק פטור)(?!\p{L})|(?<![\p{L}\p{N}])\d{5,9} ?- ?[a-z](?![\p{L}\p{N}])/u;

/** Lines of an address, by a word of streets or buildings beside a number or a storey, in folded text. */
export const ADDRESS =
  /(?<!\p{L})(?:\p{L}*str(?:\.|aße|asse|eet)?|road|rd|avenue|ave|lane|suite|floor|p\.?o\.? ?box|jalan|jln|taman|tmn|lorong|persiaran|lot|level|unit|block|blk|rue|calle|via|רחוב|רח'|ת\.?ד\.?)(?!\p{L}).{0,200}\d|\d(?!\d).{0,60}(?<!\p{L})(?:\p{L}*str(?:\.|aße|asse|eet)?|road|rd|avenue|ave|lane|level|unit|block|blk|floor|rue|calle)(?!\p{L})|(?<!\d)\d{5}(?!\d)|(?<!\p{L})(?:ground|first|second|third|lower|upper) (?:floor|flr|level)(?!\p{L})/u;

/** A postal code beside a place, before or behind it, whatever the country, in folded text. */
export const POSTAL =
  /^(?:[a-z]{1,3}[- ])?\d{3,6}(?:[- ]\d{2,4})?(?: ?[a-z]{2})?,? \p{L}{2}[\p{L} .,'()/-]{0,40}$|^\p{L}[\p{L} .,'-]{1,40} (?:\d{4,7}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|\d{5}-\d{3,4})$|^(?:[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}),? \p{L}[\p{L} .'-]{1,40}$|^\p{L}[\p{L} .,'-]{2,40} \d{1,4}[a-z]?$|^\d{1,5} \p{L}[\p{L} .'-]{2,40}$/u;

/** Whoever a letter is sent to is asked for by name in its address, in folded text. */
export const ATTENTION =
  /^(?:attn|attention|z\. ?h(?:d|dn)?\.?|zu händen|t\.? ?a\.? ?v|ter attentie van|à l'attention|a l'attention|c\/o|att|alla c\. ?a|k rukám|do rąk|a\/c)(?!\p{L})/u;
