import type { PageChange } from '../../../evidence/revisions.js';
import { type Area, type Rect, sizeOf } from '../../../evidence/geometry.js';
import type { Frame } from './frame.js';
import { pictureChanges } from './picture-changes.js';
import { inBothFrames, type Newest, type RevisionState } from './revision-state.js';
import type { VisiblePage } from './visible-page.js';
import { textChanges } from './text-changes.js';

/** Changes in one state of the compared pages against the previous state. */
export function changesBetween(
  before: RevisionState,
  after: RevisionState,
  newest: Newest,
): PageChange[] {
  return [...newest.frames].flatMap(([page, frame]) => {
    const [old, now] = [before.pages.get(page), after.pages.get(page)];
    if (!old || !now) return [];
    const change = { page, revision: before.index + 1 };
    return pageChanges(old, now, frame).map((one) => ({ ...change, ...one }));
  });
}

/** Pages added since the oldest state, and pages removed. */
export function pagesChanged(states: readonly RevisionState[], newest: Newest): PageChange[] {
  const [oldest] = states;
  const last = states.at(-1);
  if (oldest === undefined || last === undefined || newest.numbers.length === 0) return [];
  const added = newest.numbers.flatMap((_number, at) => {
    const page = at + 1;
    if (oldest.places.has(page)) return [];
    const without = states.findLast(({ places }) => !places.has(page)) ?? oldest;
    return [wholePage(page, without.index + 1, 'added')];
  });
  const removed = oldest.removed.map((place) =>
    wholePage(Math.min(place, newest.pageCount), last.index, 'removed'),
  );
  return [...added, ...removed];
}

const wholePage = (page: number, revision: number, how: PageChange['how']): PageChange => ({
  page,
  revision,
  what: 'page',
  before: null,
  after: null,
  how,
  rect: WHOLE_PAGE,
  inAnnotation: false,
  drawn: null,
  addition: null,
});

/** So many invisible letters more are a text layer over a picture of at least this share of the page. */
const TEXT_LAYER_MIN = 20;
const PICTURED_SHARE_MIN = 0.5;

const isPictured = ({ pictures, frame }: VisiblePage): boolean =>
  pictures.reduce((sum, { area }) => sum + sizeOf(area), 0) >=
  PICTURED_SHARE_MIN * frame.width * frame.height;

const WHOLE_PAGE: Rect = { x: 0, y: 0, w: 100, h: 100 };

function pageChanges(
  old: VisiblePage,
  now: VisiblePage,
  frame: Frame,
): Omit<PageChange, 'page' | 'revision'>[] {
  const both = <Seen extends { area: Area }>(seen: readonly Seen[]): Seen[] =>
    inBothFrames(seen, [old.frame, now.frame], frame);
  const texts =
    old.words === null || now.words === null ? [] : textChanges(both(old.words), both(now.words));
  const whole = { before: null, after: null, inAnnotation: false, drawn: null, addition: null };
  if (!Array.isArray(texts)) {
    const how = texts === 'other_page' ? 'replaced' : 'added';
    return [{ ...whole, what: 'page', how, rect: WHOLE_PAGE }];
  }
  return [
    ...(now.unseenLetters - old.unseenLetters >= TEXT_LAYER_MIN && isPictured(now)
      ? [{ ...whole, what: 'text_layer' as const, how: 'added' as const, rect: WHOLE_PAGE }]
      : []),
    ...texts.map(({ area, ...change }) => ({
      ...change,
      what: 'text' as const,
      rect: rectOf(area, frame),
      drawn: null,
      addition: null,
    })),
    ...pictureChanges(both(old.pictures), both(now.pictures)).map(({ area, ...change }) => ({
      ...whole,
      ...change,
      what: 'picture' as const,
      rect: rectOf(area, frame),
    })),
  ];
}

export function rectOf(
  { left, top, right, bottom }: Area,
  { width, height }: Pick<Frame, 'width' | 'height'>,
): Rect {
  const percent = (value: number, whole: number): number =>
    Math.min(100, Math.max(0, (value / whole) * 100));
  const [x, y] = [percent(left, width), percent(top, height)];
  return { x, y, w: percent(right, width) - x, h: percent(bottom, height) - y };
}
