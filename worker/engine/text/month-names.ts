/** Folded names of months in the languages that are read. */
const NAMES: string[][] = [
  [
    'january',
    'januar',
    'jänner',
    'janvier',
    'janv',
    'enero',
    'gennaio',
    'gen',
    'jan',
    'ינואר',
    'ינו',
  ],
  [
    'february',
    'februar',
    'février',
    'fevrier',
    'févr',
    'febrero',
    'febbraio',
    'feb',
    'פברואר',
    'פבר',
  ],
  ['march', 'märz', 'maerz', 'mars', 'marzo', 'mär', 'mar', 'מרצ', 'מרס'],
  ['april', 'avril', 'avr', 'abril', 'abr', 'aprile', 'apr', 'אפריל', 'אפר'],
  ['may', 'mai', 'mayo', 'maggio', 'mag', 'מאי'],
  ['june', 'juni', 'juin', 'junio', 'giugno', 'giu', 'jun', 'יוני', 'יונ'],
  ['july', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'jul', 'יולי', 'יול'],
  ['august', 'août', 'aout', 'agosto', 'ago', 'aug', 'אוגוסט', 'אוג'],
  ['september', 'septembre', 'septiembre', 'settembre', 'set', 'sept', 'sep', 'ספטמבר', 'ספט'],
  [
    'october',
    'oktober',
    'okt',
    'octobre',
    'octubre',
    'ottobre',
    'ott',
    'oct',
    '0ct',
    'אוקטובר',
    'אוק',
  ],
  ['november', 'novembre', 'noviembre', 'nov', 'נובמבר', 'נוב'],
  [
    'december',
    'dezember',
    'dez',
    'décembre',
    'decembre',
    'déc',
    'diciembre',
    'dic',
    'dicembre',
    'dec',
    'דצמבר',
    'דצמ',
  ],
];

/** Pattern that matches any month name in folded text. */
export const MONTH = `(?:${NAMES.flat()
  .sort((a, b) => b.length - a.length)
  .join('|')})(?:['"])?(?![\\p{L}])`;

/** Month 1-12 of a folded name; null for other text. */
export function monthOf(folded: string): number | null {
  const bare = folded.replace(/['".]/g, '');
  const at = NAMES.findIndex((names) => names.includes(bare));
  return at < 0 ? null : at + 1;
}
