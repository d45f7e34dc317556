import { overlapX, type Cell, type Row } from '../layout.js';

/** The first line of "No. / customer". */
const NUMBER_KEY = /^(?:מס'?|מספר|no\.?|nr\.?|number)$/u;
const LEADING_MAX = 2;

/** Whether a cell is the second line of the key of a number, so that no party stands below it. */
export const endsNumberKey = ({ row, rect }: Cell, rows: readonly Row[]): boolean =>
  rows
    .slice(Math.max(0, row.index - 2), row.index)
    .flatMap(({ page, cells }) => (page === row.page ? cells : []))
    .some(
      (above) =>
        NUMBER_KEY.test(above.folded.trim()) &&
        overlapX(above.rect, rect) > 0 &&
        rect.y - above.rect.y <= LEADING_MAX * rect.h,
    );
