import type { TransactionRow } from '../evidence/document-data.js';

/** Splits movements, in page order, into the statements of the file. */
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
