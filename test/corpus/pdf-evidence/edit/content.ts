import {
  parseValue,
  readKeyword,
  skipSpace,
} from '../../../../worker/engine/pdf/syntax/parse-value.js';
import type { PdfValue } from '../../../../worker/engine/pdf/syntax/pdf-values.js';

/** One operator of a content stream with its operands. */
export interface Operation {
  operator: string;
  operands: PdfValue[];
  /** Offsets of its first operand and after the operator. */
  from: number;
  to: number;
}

/** Reads a content stream's operations in order; inline pictures are skipped. */
export function readOperations(content: Buffer): Operation[] {
  const operations: Operation[] = [];
  let operands: PdfValue[] = [];
  let from: number | null = null;
  let at = 0;
  for (;;) {
    at = skipSpace(content, at);
    if (at >= content.length) return operations;
    from ??= at;
    const char = String.fromCharCode(content[at] ?? 0);
    if (/[/<([+\-.\d]/.test(char)) {
      const { value, end } = parseValue(content, at);
      operands.push(value);
      at = end;
      continue;
    }
    const { keyword, end } = readKeyword(content, at);
    at = Math.max(end, at + 1);
    if (['true', 'false', 'null'].includes(keyword)) {
      operands.push(keyword === 'true' ? true : keyword === 'false' ? false : null);
      continue;
    }
    if (keyword === 'ID') at = endOfPicture(content, at);
    operations.push({ operator: keyword, operands, from, to: at });
    operands = [];
    from = null;
  }
}

const endOfPicture = (content: Buffer, from: number): number => {
  const found = /\sEI\s/.exec(content.subarray(from).toString('latin1'));
  return found === null ? content.length : from + found.index + found[0].length - 1;
};
