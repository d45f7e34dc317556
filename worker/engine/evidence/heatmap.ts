/** How strongly each cell of a picture looks changed, 0-1, rows from the top, as stored. */
export interface Heatmap {
  columns: number;
  rows: number;
  /** Side of a cell in pixels of the picture; the last column and row may reach over its edge. */
  cellPx: number;
  values: Float32Array;
}
