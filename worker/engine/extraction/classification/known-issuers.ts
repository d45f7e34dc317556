import { wordPattern } from '../../text/fold.js';

interface KnownIssuer {
  he: string;
  en: string;
  /** Printed names; notation as in `TYPE_WORDS`. */
  printed: string[];
  /** A means of payment: documents of others name it as the way they are or were paid. */
  pays?: true;
}

/** Issuers other than banks with unambiguous names. */
export const KNOWN_ISSUERS: readonly KnownIssuer[] = [
  { he: 'ביט', en: 'bit', printed: ['=ביט', '=bit'], pays: true },
  { he: 'פייבוקס', en: 'PayBox', printed: ['פייבוקס', 'paybox'], pays: true },
  { he: 'PayPal', en: 'PayPal', printed: ['paypal'], pays: true },
  { he: 'ישראכרט', en: 'Isracard', printed: ['ישראכרט', 'isracard'], pays: true },
  { he: 'כאל', en: 'Cal', printed: ['=כאל', 'כרטיסי אשראי לישראל', 'visa cal'], pays: true },
  {
    he: 'מקס',
    en: 'Max',
    printed: ['מקס איט', 'max it finance', 'לאומי קארד', 'leumi card'],
    pays: true,
  },
  { he: 'דיינרס', en: 'Diners Club', printed: ['דיינרס', 'diners club'], pays: true },
  {
    he: 'אמריקן אקספרס',
    en: 'American Express',
    printed: ['אמריקן אקספרס', 'american express'],
    pays: true,
  },
  {
    he: 'שירותי בריאות כללית',
    en: 'Clalit Health Services',
    printed: ['שירותי בריאות כללית', 'קופת חולים כללית', 'clalit'],
  },
  {
    he: 'מכבי שירותי בריאות',
    en: 'Maccabi Healthcare Services',
    printed: ['מכבי שירותי בריאות', 'קופת חולים מכבי', 'maccabi healthcare'],
  },
  { he: 'קופת חולים מאוחדת', en: 'Meuhedet', printed: ['קופת חולים מאוחדת', 'מאוחדת', 'meuhedet'] },
  {
    he: 'לאומית שירותי בריאות',
    en: 'Leumit Health Services',
    printed: ['לאומית שירותי בריאות', 'קופת חולים לאומית', 'leumit'],
  },
  {
    he: 'המוסד לביטוח לאומי',
    en: 'National Insurance Institute',
    printed: ['המוסד לביטוח לאומי', 'national insurance institute'],
  },
  {
    he: 'רשות המסים',
    en: 'Israel Tax Authority',
    printed: ['רשות המסים', 'רשות המיסים', 'israel tax authority'],
  },
  {
    he: 'חברת החשמל',
    en: 'Israel Electric Corporation',
    printed: ['חברת החשמל', 'israel electric'],
  },
  { he: 'בזק', en: 'Bezeq', printed: ['=בזק', 'בזק החברה הישראלית', 'bezeq'] },
  { he: 'מקורות', en: 'Mekorot', printed: ['חברת מקורות', 'mekorot'] },
  { he: 'פרטנר', en: 'Partner', printed: ['פרטנר תקשורת', 'partner communications'] },
  { he: 'סלקום', en: 'Cellcom', printed: ['סלקום', 'cellcom'] },
  { he: 'פלאפון', en: 'Pelephone', printed: ['פלאפון תקשורת', 'pelephone'] },
  { he: 'HOT', en: 'HOT', printed: ['הוט טלקום', 'hot telecom', 'הוט מובייל', 'hot mobile'] },
];

const patterns = KNOWN_ISSUERS.flatMap((issuer) =>
  issuer.printed.map((word) => ({ issuer, pattern: wordPattern(word) })),
);

export const issuersNamed = (folded: string): KnownIssuer[] => [
  ...new Set(patterns.filter(({ pattern }) => pattern.test(folded)).map(({ issuer }) => issuer)),
];
