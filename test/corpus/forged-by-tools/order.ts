import type { PageRect } from '../pdf-evidence/edit/page-edit.js';
import type { Value } from './values.js';

/**
 * What a program is told: key=value, one argument each. Lengths are points of
 * the page's own space, boxes `left,bottom,right,top`, colours `r,g,b` (0 to 1).
 */
export type Order = Record<string, string>;

/** What every order tells: the files and the page. */
export interface Job {
  source: string;
  out: string;
  /** Counted from 1. */
  page: number;
  view: readonly [number, number, number, number];
  /** Blank paper for a stamp or note. */
  place: PageRect;
  /** Another PDF, for merging; for an OCR layer, the file with the words. */
  second: string;
  /** What a stamp, note or field says. */
  text: string;
}

/** @param value the value to be changed or marked; null for a step that needs none */
export const orderOf = (job: Job, value: Value | null): Order => ({
  source: job.source,
  out: job.out,
  page: String(job.page),
  view: job.view.join(','),
  place: corners(job.place),
  second: job.second,
  text: job.text,
  ...(value !== null && {
    patch: corners(value.patch),
    x: String(value.x),
    y: String(value.y),
    size: String(value.size),
    font: value.standardFont,
    fontFile: value.fontFile,
    ink: value.ink.join(','),
    paper: value.paper.join(','),
    before: value.before,
    after: value.after,
    beforeCodes: value.codes?.before ?? '',
    afterCodes: value.codes?.after ?? '',
    nth: String(value.codes?.nth ?? ''),
  }),
});

export const argumentsOf = (way: string, order: Order): string[] => [
  `way=${way}`,
  ...Object.entries(order).map(([key, text]) => `${key}=${text}`),
];

const corners = ({ x, y, w, h }: PageRect): string =>
  [x, y, x + w, y + h].map((side) => side.toFixed(2)).join(',');
