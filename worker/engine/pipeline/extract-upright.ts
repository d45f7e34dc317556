import type { DocumentData } from '../evidence/document-data.js';
import type { Place } from '../evidence/geometry.js';
import { NO_REREADING, type Page, type TextRegion } from '../evidence/page.js';
import { extractData } from '../extraction/extract-data.js';
import { namedValues } from '../extraction/named-values.js';

/** What a document says, in the planes where its lines are level, and the way out of them. */
export interface UprightData {
  /** Of a page with several documents, the one with the most evidence alone. */
  pages: readonly Page[];
  data: DocumentData;
  /** The same with all its places on the pages as shown. */
  asShown: <Value>(value: Value) => Value;
}

/** Extracts as `extractData`, with rows and columns as they were before the paper was turned, tilted or photographed. */
export async function extractUpright(
  pages: readonly Page[],
  signal?: AbortSignal,
): Promise<UprightData> {
  const planes = new Map<number, TextRegion>();
  for (const page of pages) {
    const region = await principalRegion(page);
    if (region !== null) planes.set(page.number, region);
  }
  const upright = pages.map((page) => {
    const region = planes.get(page.number);
    return region === undefined ? page : pageOf(page, region);
  });
  return {
    pages: upright,
    data: await extractData(upright, signal),
    asShown: (value) => (planes.size === 0 ? value : mapPlaces(value, planes)),
  };
}

const pageOf = (
  page: Page,
  { width, height, lines, rules, readAgain, readNumbersAgain }: Omit<TextRegion, 'asShown'>,
): Page => ({ ...page, width, height, lines, rules, readAgain, readNumbersAgain });

/** The region of a page from which most values can be extracted; of equals the one with more words. */
async function principalRegion(page: Page): Promise<TextRegion | null> {
  const regions = page.regions ?? [];
  if (regions.length < 2) return regions[0] ?? null;
  let best: { region: TextRegion; values: number; words: number } | null = null;
  for (const region of regions) {
    const alone = pageOf(page, { ...region, ...NO_REREADING });
    const values = namedValues(await extractData([alone])).length;
    const words = region.lines.reduce((sum, line) => sum + line.words.length, 0);
    if (best === null || values > best.values || (values === best.values && words > best.words))
      best = { region, values, words };
  }
  return best?.region ?? null;
}

/** A copy of plain data with every place in it mapped; what is one object in two places stays one. */
function mapPlaces<Value>(value: Value, planes: ReadonlyMap<number, TextRegion>): Value {
  const copies = new Map<object, unknown>();
  const copy = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const known = copies.get(one);
    if (known !== undefined) return known;
    if (isPlace(one)) {
      const placed = { ...one, rect: planes.get(one.page)?.asShown(one.rect) ?? one.rect };
      copies.set(one, placed);
      return placed;
    }
    if (Array.isArray(one)) {
      const list: unknown[] = [];
      copies.set(one, list);
      for (const item of one) list.push(copy(item));
      return list;
    }
    const fields: Record<string, unknown> = {};
    copies.set(one, fields);
    for (const [name, field] of Object.entries(one)) fields[name] = copy(field);
    return fields;
  };
  return copy(value) as Value;
}

const isPlace = (one: object): one is Place => 'page' in one && 'rect' in one;
