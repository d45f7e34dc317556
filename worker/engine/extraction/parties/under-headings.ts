import { overlapX, type Cell, type Row } from '../layout.js';
import { headingOf, type Heading } from './heading.js';

/**
 * Whether a cell is below two headings of parties: columns that touch are one cell, and what it
 * holds are two names.
 */
export const isUnderSeveral = ({ rect }: Cell, { cells }: Row): boolean =>
  cells.filter((heading) => overlapX(heading.rect, rect) > 0 && isOfRole(headingOf(heading.text)))
    .length > 1;

const isOfRole = (heading: Heading | null): boolean =>
  heading === 'supplier' || heading === 'customer' || heading === 'both';
