import type { TransactionRow } from '../evidence/document-data.js';

/** Splits movements, in the order of the page, into the statements of a file that holds several. */
export function splitByStatement<T>(
  movements: readonly T[],
  rowOf: (movement: T) => TransactionRow,
): T[][] {
  const statements: T[][] = [];
  for (const movement of movements) {
    const present = statements.at(-1);
    if (present && !rowOf(movement).newStatement) present.push(movement);
    else statements.push([movement]);
  }
  return statements;
}
