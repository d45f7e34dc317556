/**
 * Does one piece of work after another, in the order in which they are given. pdf.js gives up
 * what it decoded of a page when one of its users is done: another that waits for it then waits
 * for ever.
 */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}
