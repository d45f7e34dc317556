const CANADA = 'ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt';
const PLACE = String.raw`\p{L}[\p{L} .,'’()/-]*`;

/** Countries that a postal line tells for certain, ISO 3166. */
export type PostalCountry = 'US' | 'CA' | 'AU' | 'SG';

/**
 * The last line of an address by the postal codes of its country, in folded text: code and place
 * (continental Europe, the Netherlands, Poland, Portugal, Sweden), place and code (United States,
 * United Kingdom, Ireland, Australia, Canada, India, Singapore, Israel).
 */
const POSTAL_LINES = (
  [
    [null, String.raw`(?:[a-z]{1,2}[- ])?\d{4,5}(?: ?[a-z]{2})?,? \p{L}${PLACE}`],
    [null, String.raw`(?:[a-z]{2}-)?(?:\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}),? \p{L}${PLACE}`],
    // "Shift ID 38599" is a key with its number, not a place in Idaho.
    ['US', String.raw`${PLACE} (?!id )[a-z]{2}\.?,? \d{5}(?:-\d{4})?`],
    ['US', String.raw`${PLACE}, id,? \d{5}(?:-\d{4})?`],
    [null, String.raw`(?:${PLACE} )?[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}`],
    [null, String.raw`(?:${PLACE} )?(?:[ac-fhknprtv-y]\d{2}|d6w) [\dac-fhknprtv-y]{4}`],
    ['AU', String.raw`${PLACE} (?:nsw|vic|qld|wa|tas|act),? \d{4}`],
    // SA is a legal form, too, and NT also Canadian.
    [null, String.raw`${PLACE} (?:sa|nt),? \d{4}`],
    ['CA', String.raw`${PLACE} (?:${CANADA}),? [a-z]\d[a-z] ?\d[a-z]\d`],
    ['SG', String.raw`singapore \d{6}`],
    [null, String.raw`${PLACE}(?: ?[-–]| ) ?\d{3} ?\d{3}`],
    [null, String.raw`[א-ת][א-ת "'.-]*,? ?(?:\d{5}|\d{7})`],
    [null, String.raw`(?:\d{5}|\d{7}),? [א-ת][א-ת "'.-]*`],
  ] as const
).map(([country, line]) => ({ country, pattern: new RegExp(`^(?:${line})\\.?$`, 'u') }));

const HEBREW_PLACE = /^[א-ת][א-ת "'.-]{1,30}$/u;

/** Behind the name of an American street: the part of the town it leads to, the number of a flat. */
const BEHIND_STREET = String.raw`(?:\.?,? (?:[ns][ew]?|[ew]|north|south|east|west))?(?:\.?,? (?:apt|apartment|unit|ste|suite|fl|floor|rm|room)\.? ?#?[\p{L}\d-]{1,6})?`;

/** "2290 Example Avenue", "1318 Example Dr Apt B": the number of a house before a street is no postal code. */
const ENDS_IN_STREET = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|court|ct|place|boulevard|blvd|crescent|close|parkway|highway|hwy)${BEHIND_STREET}\.?$`,
  'u',
);

/** A line with a street: letters and a number, or a word for a street or a house with a name. */
const STREET =
  /^(?=.*\p{L}{2})(?=.*\d)|\p{L}{2} (?:street|road|avenue|lane|quay|square|terrace|crescent|house|business park|industrial estate)$/u;

/** Whether folded text is a postal code with its place, in any country or in one. */
export function isPlaceLine(folded: string, country?: PostalCountry): boolean {
  const text = folded.trim();
  return (
    POSTAL_LINES.some(
      (line) => (country === undefined || line.country === country) && line.pattern.test(text),
    ) && !ENDS_IN_STREET.test(text)
  );
}

/** Whether folded text may be the street of an address. */
export const isStreetLine = (folded: string): boolean => STREET.test(folded);

/**
 * Whether folded text is a street with a number and, behind a comma, its place: "12 Example
 * Road, Sampletown SE15 4RD", "רח' הדוגמה 12, חיפה".
 */
export function isWholeAddress(folded: string): boolean {
  const comma = folded.indexOf(',');
  const place = folded.slice(comma + 1).trim();
  if (comma < 0 || !isStreetLine(folded.slice(0, comma))) return false;
  return isPlaceLine(place) || HEBREW_PLACE.test(place);
}
