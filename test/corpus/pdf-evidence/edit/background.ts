import { readOperations } from './content.js';
import {
  apply,
  asMatrix,
  compose,
  IDENTITY,
  type Point,
} from '../../../../worker/engine/pdf/syntax/matrix.js';
import type { PageEdit, PageRect } from './page-edit.js';

/** The operators that set the colour of the paint under a place; white if there is none. */
export function backgroundOf(page: PageEdit, rect: PageRect): string {
  const content = page.content();
  const middle = [rect.x + rect.w / 2, rect.y + rect.h / 2] as const;
  let ctm = IDENTITY;
  let colour = '0 g';
  const saved: { ctm: typeof ctm; colour: string }[] = [];
  let path: Point[] = [];
  let under = '1 g';
  for (const { operator, operands, from, to } of readOperations(content)) {
    const numbers = operands.map((operand) => (typeof operand === 'number' ? operand : 0));
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    const written = () => content.subarray(from, to).toString('latin1');
    if (operator === 'q') saved.push({ ctm, colour });
    else if (operator === 'Q') ({ ctm, colour } = saved.pop() ?? { ctm, colour });
    else if (operator === 'cm') ctm = compose(ctm, asMatrix(operands) ?? IDENTITY);
    else if (['g', 'rg', 'k', 'cs'].includes(operator)) colour = written();
    else if (['sc', 'scn'].includes(operator))
      colour = `${/^\S+ cs/.exec(colour)?.[0] ?? ''} ${written()}`;
    else if (operator === 're') path.push(apply(ctm, a, b), apply(ctm, a + c, b + d));
    else if (['m', 'l'].includes(operator)) path.push(apply(ctm, a, b));
    else if (operator === 'c') path.push(apply(ctm, numbers[4] ?? 0, numbers[5] ?? 0));
    else if (['f', 'F', 'f*', 'b', 'B', 'b*', 'B*'].includes(operator)) {
      if (isAround(path, middle)) under = colour;
      path = [];
    } else if (['n', 's', 'S'].includes(operator)) path = [];
  }
  return under;
}

const isAround = (path: readonly Point[], [x, y]: readonly [number, number]): boolean => {
  const xs = path.map((point) => point.x);
  const ys = path.map((point) => point.y);
  return (
    path.length > 1 &&
    Math.min(...xs) < x &&
    x < Math.max(...xs) &&
    Math.min(...ys) < y &&
    y < Math.max(...ys)
  );
};
