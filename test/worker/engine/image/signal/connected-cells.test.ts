import { describe, expect, it } from 'vitest';
import {
  SIDE_NEIGHBOURS,
  connectedCells,
  neighboursWithin,
  type Neighbourhood,
} from '../../../../../worker/engine/image/signal/connected-cells.js';

const GRID = [
  '##...#', //
  '..#...',
  '......',
  '#...##',
];
const columns = 6;
const cells = GRID.join('');

const groupsBy = (steps: Neighbourhood) =>
  connectedCells({ columns, rows: GRID.length }, (cell) => cells[cell] === '#', steps);

describe('connectedCells', () => {
  it('joins cells by sides, across corners, or over gaps, as asked', () => {
    expect(groupsBy(SIDE_NEIGHBOURS).map((group) => group.cells)).toEqual([
      [0, 1],
      [5],
      [8],
      [18],
      [22, 23],
    ]);
    expect(groupsBy(neighboursWithin(1)).map((group) => group.cells)).toEqual([
      [0, 1, 8],
      [5],
      [18],
      [22, 23],
    ]);
    expect(groupsBy(neighboursWithin(3))).toHaveLength(1);
  });

  it('tells the box around each group, and never reaches around an edge', () => {
    expect(groupsBy(neighboursWithin(1))[0]).toMatchObject({
      left: 0,
      top: 0,
      right: 3,
      bottom: 2,
    });
    expect(groupsBy(neighboursWithin(1))[3]).toMatchObject({
      left: 4,
      top: 3,
      right: 6,
      bottom: 4,
    });
  });

  it('holds a group of a million cells', () => {
    const [all] = connectedCells({ columns: 1000, rows: 1000 }, () => true, SIDE_NEIGHBOURS);
    expect(all?.cells).toHaveLength(1_000_000);
  });
});
