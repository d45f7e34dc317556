import type { Layout } from '../../worker/engine/index.js';
import type { Outcome } from './scan-file.js';
import type { Templates } from './templates-listing.js';

/** In points: page sizes that differ by less are one size. */
const SIZE_TOLERANCE = 1;

/** In percent of the page: a label of one template is printed in the same place this exactly. */
const PLACE_TOLERANCE = 0.5;

/** Share of the labels of the page with fewer that stand in the same place on both. */
const SHARED_BY_ONE_MAKER = 0.3;

/** The same where maker or fonts differ: a form that another program saved, or filled in. */
const SHARED_MIN = 0.7;

/** Fewer labels do not show a layout. */
const LABELS_MIN = 5;

/** Share of the fonts of both pages together that both use. */
const FONTS_SHARED_MIN = 0.5;

/**
 * Groups outcomes by template: files by one maker and of one layout. Two PDFs are of
 * one template where their first pages have one size and
 * - one maker, fonts in common, and labels in the same places, or
 * - nearly all labels in the same places, whoever saved them.
 * Two pictures are where the same issuer was read on both. Similarity carries over:
 * what resembles any file of a group belongs to it.
 */
export function groupByTemplate(
  outcomes: readonly Outcome[],
  { templates }: Pick<Templates, 'templates'>,
): Outcome[][] {
  const named = new Map(
    Object.entries(templates).flatMap(([name, files]) => files.map((file) => [file, name])),
  );
  const groups: { name: string | undefined; members: Outcome[] }[] = [];
  for (const outcome of outcomes) {
    const name = named.get(outcome.file);
    const [first, ...more] = groups.filter((group) =>
      name === undefined || group.name === undefined
        ? name === group.name && group.members.some((other) => areOfOneTemplate(other, outcome))
        : name === group.name,
    );
    if (first === undefined) {
      groups.push({ name, members: [outcome] });
      continue;
    }
    first.members.push(outcome);
    for (const other of more) first.members.push(...other.members.splice(0));
  }
  return groups.map(({ members }) => members).filter(({ length }) => length > 0);
}

function areOfOneTemplate(one: Outcome, other: Outcome): boolean {
  const [a, b] = [one.layout, other.layout];
  if (a !== null && b !== null && a.labels.length + b.labels.length > 0) return areAlike(a, b);
  return one.issuer !== null && one.issuer === other.issuer;
}

function areAlike(one: Layout, other: Layout): boolean {
  const isOneSize =
    Math.abs(one.page.width - other.page.width) <= SIZE_TOLERANCE &&
    Math.abs(one.page.height - other.page.height) <= SIZE_TOLERANCE;
  const fewer = Math.min(one.labels.length, other.labels.length);
  if (!isOneSize || fewer < LABELS_MIN) return false;
  const share = sharedLabels(one, other) / fewer;
  const isOneMaker = one.maker !== '' && one.maker === other.maker;
  return (
    share >= SHARED_MIN ||
    (share >= SHARED_BY_ONE_MAKER && isOneMaker && sharedFonts(one, other) >= FONTS_SHARED_MIN)
  );
}

function sharedLabels(one: Layout, other: Layout): number {
  const places = new Map<string, Layout['labels']>();
  for (const label of other.labels)
    places.set(label.text, [...(places.get(label.text) ?? []), label]);
  return one.labels.filter(({ text, x, y }) =>
    places
      .get(text)
      ?.some(
        (label) =>
          Math.abs(label.x - x) <= PLACE_TOLERANCE && Math.abs(label.y - y) <= PLACE_TOLERANCE,
      ),
  ).length;
}

function sharedFonts({ fonts: one }: Layout, { fonts: other }: Layout): number {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 1 : one.filter((font) => other.includes(font)).length / all.size;
}
