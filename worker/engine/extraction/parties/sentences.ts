import type { NameRole } from '../../evidence/document-data.js';

/** A name of two to four words in Latin letters, and one in Hebrew letters, as short as it fits. */
const LATIN = String.raw`(?<name>\p{L}[\p{L}'-]+(?: \p{L}[\p{L}.'-]*){1,3}?)`;
const HEBREW = String.raw`(?<name>[א-ת][א-ת'"״׳-]+(?: [א-ת][א-ת'"״׳-]*){1,3}?)`;

const CERTIFY = String.raw`certif(?:y|ies) that (?:(?:mr|mrs|ms|miss|dr)\.? )?${LATIN}`;
const CERTIFY_HEBREW = String.raw`(?:לאשר|מאשרים|מאשר|מאשרת|מעידים)(?: בזאת| בזה)?,? (?:כי |ש[-־]?)(?:(?:מר|גב['׳]|הגב['׳]|ד["״]ר) )?${HEBREW}`;
/** Before what a certificate says of a person: an age, an identity number, an address. */
const APPOSITION = String.raw`(?:,? (?:aged?|holder|holding|bearing|son|daughter|residing|passport|id|i\.d)(?!\p{L})[^;]{0,80}?)?,?`;
const APPOSITION_HEBREW = String.raw`(?:,? \(?(?:ת["״.]?ז|נושא|בעל|בת|בן|תעודת|מספר|מס['׳])(?!\p{L})[^.]{0,6}[^;]{0,60}?)?,?`;

/**
 * Sentences that name somebody: those of payment apps, "You sent ₪250 to Dana Cohen", of
 * receipts and certificates, and the greeting of a letter.
 */
export const SENTENCES: readonly { role: NameRole; pattern: RegExp }[] = [
  {
    role: 'payee',
    pattern:
      /(?:you (?:sent|paid)|payment (?:of|sent)|transferred)\b[^:]{0,24}? to (?<name>\p{L}.{0,300})$/iu,
  },
  {
    role: 'payee',
    pattern:
      /(?:transfer|remittance) of [^:]{1,24}? to (?<name>\p{L}[^()\d:]{1,50}?)(?=\s?[(,.]|\s(?:was|has|is|on|account)(?!\p{L})|$)/iu,
  },
  {
    role: 'payer',
    pattern:
      /^(?:from|debit(?:ed)?|source|sender'?s?) (?:account|a\/c)(?: (?:number|no\.?))?\s?:?\s?[\dX*-]{4,24}\s?[(–-]\s?(?<name>\p{L}[^()\d:]{2,50}?)(?=\)?$)/iu,
  },
  {
    role: 'payee',
    pattern:
      /^(?:to|credit(?:ed)?|destination|beneficiary'?s?) (?:account|a\/c)(?: (?:number|no\.?))?\s?:?\s?[\dX*-]{4,24}\s?[(–-]\s?(?<name>\p{L}[^()\d:]{2,50}?)(?=\)?$)/iu,
  },
  { role: 'payee', pattern: /^(?<name>\p{Lu}[^\d:]{2,50})(?= (?:receives|gets|got)$)/u },
  {
    role: 'payee',
    pattern: /^paid to (?<name>\p{L}.{0,60}? (?:the|a) (?:sum|amount) of.{0,300})$/iu,
  },
  {
    role: 'payer',
    pattern:
      /(?:you received|received)\b(?: an?| the)?(?: (?:total )?(?:sum|amount) of\b[^:]{0,80}?|[^:]{0,24}?) from (?<name>\p{L}.{0,300})$/iu,
  },
  {
    role: 'payer',
    pattern: /acknowledge (?:the )?receipt of [^:]{0,60}? from (?<name>\p{L}.{0,300})$/iu,
  },
  {
    role: 'payer',
    pattern:
      /^(?:reçue?s?|quittance) (?:ce jour )?de (?<name>\p{L}.{0,300}? la somme de.{0,300})$/iu,
  },
  {
    role: 'payee',
    pattern: /(?:שלחת|העברת|שילמת)(?: [₪\d.,ש"״ח ]{1,16})? ל[-־]?\s?(?<name>\p{L}.{0,300})$/u,
  },
  {
    role: 'payer',
    pattern: /(?:קיבלת|התקבל)(?: [₪\d.,ש"״ח ]{1,16})? מ(?:את)?[-־]?\s?(?<name>\p{L}.{0,300})$/u,
  },
  {
    role: 'payer',
    pattern:
      /(?:קיבלתי|קיבלנו|קבלתי|קבלנו)(?: בזאת| בזה| בתודה)? (?:מאת |מ[-־]?)(?:(?:מר|גב['׳]|הגב['׳]) )?(?<name>[א-ת].{0,300})$/u,
  },
  {
    role: 'employee',
    pattern: new RegExp(
      `${CERTIFY}(?=${APPOSITION} (?:is|was|has been) (?:currently |presently |also |permanently )?(?:employed|working|an employee|a (?:full|part|permanent)|on the staff)(?!\\p{L})|,? (?:holder of|holding|bearing) [^;]{0,100}$)`,
      'iu',
    ),
  },
  {
    role: 'employee',
    pattern: new RegExp(
      `${CERTIFY_HEBREW}(?=${APPOSITION_HEBREW} (?:מועסקת?|הועסקה?|עובדת?|עבדה?)(?!\\p{L}))`,
      'u',
    ),
  },
  {
    role: 'patient',
    pattern: new RegExp(
      `${CERTIFY}(?=${APPOSITION} (?:was seen|attended|has been (?!employed|working)|consulted|was examined|is (?:suffering|unfit|unwell|ill)|suffer(?:s|ed)|(?:is|was) under)(?!\\p{L}))`,
      'iu',
    ),
  },
  {
    role: 'patient',
    pattern: new RegExp(
      `${CERTIFY_HEBREW}(?=${APPOSITION_HEBREW} (?:נבדקה?|אושפזה?|טופלה?|מטופלת?|מאושפזת?|ביקרה?|חולה)(?!\\p{L}))`,
      'u',
    ),
  },
  {
    role: 'customer',
    pattern: /^(?:שלום(?: רב)?|היי)[ ,]{1,2}(?<name>\p{L}[^,!\d]{2,40}[,!])$/u,
  },
];
