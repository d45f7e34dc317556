import type { ExtractedValue, PrintedPageNumber } from '../../evidence/document-data.js';

export type PrintedNumbers = ExtractedValue<PrintedPageNumber>[];

/** A file may hold several numbered documents: each begins where the numbers start again. */
export function partsOf(numbers: PrintedNumbers): PrintedNumbers[] {
  const parts: PrintedNumbers[] = [];
  for (const one of numbers) {
    const before = parts.at(-1)?.at(-1);
    const continues =
      before !== undefined && before.value.of === one.value.of && one.value.number > 1;
    if (continues) parts.at(-1)?.push(one);
    else parts.push([one]);
  }
  return parts;
}

/** The first number that does not follow the one before it. */
export const gapIn = (part: PrintedNumbers): PrintedNumbers[number] | undefined =>
  part.find(
    ({ value }, index) => index > 0 && value.number !== (part[index - 1]?.value.number ?? 0) + 1,
  );

/** Whether all pages that the document numbers are there. */
export const isComplete = (part: PrintedNumbers): boolean =>
  part[0]?.value.number === 1 &&
  part.at(-1)?.value.number === part[0].value.of &&
  gapIn(part) === undefined;
