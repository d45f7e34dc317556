/** Folded names of months, longest first within a month. */
const NAMES: string[][] = [
  ['january', 'jan', 'ינואר', 'ינו'],
  ['february', 'feb', 'פברואר', 'פבר'],
  ['march', 'mar', 'מרצ', 'מרס'],
  ['april', 'apr', 'אפריל', 'אפר'],
  ['may', 'מאי'],
  ['june', 'jun', 'יוני', 'יונ'],
  ['july', 'jul', 'יולי', 'יול'],
  ['august', 'aug', 'אוגוסט', 'אוג'],
  ['september', 'sept', 'sep', 'ספטמבר', 'ספט'],
  ['october', 'oct', 'אוקטובר', 'אוק'],
  ['november', 'nov', 'נובמבר', 'נוב'],
  ['december', 'dec', 'דצמבר', 'דצמ'],
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
