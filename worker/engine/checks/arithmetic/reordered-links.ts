import type { BalanceLink } from './balance-chain.js';

/** A longer run is not the movements of one day; the search is quadratic in its length. */
const RUN_MAX = 40;

/**
 * Accepts adjacent broken links that hold with their rows in another order: some banks
 * list the movements of a day in another order than the one they compute the balance in.
 */
export function acceptReordered(links: readonly BalanceLink[]): BalanceLink[] {
  return runsOf(links).flatMap((run) =>
    holdsInSomeOrder(run) ? run.map((link) => ({ ...link, error: 0 })) : run,
  );
}

/** Groups adjacent broken links into one run; every other link is its own run. */
function runsOf(links: readonly BalanceLink[]): BalanceLink[][] {
  const runs: BalanceLink[][] = [];
  for (const link of links) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.error !== 0 && link.error !== 0) runs.at(-1)?.push(link);
    else runs.push([link]);
  }
  return runs;
}

function holdsInSomeOrder(run: readonly BalanceLink[]): boolean {
  if (run.length < 2 || run.length > RUN_MAX) return false;
  const left = [...run];
  let reached = run[0]?.from.balance.value.minor;
  while (left.length > 0) {
    const at = left.findIndex((link) => startOf(link) === reached);
    const [next] = at < 0 ? [] : left.splice(at, 1);
    if (!next) return false;
    reached = next.to.balance.value.minor;
  }
  return true;
}

/** The preceding balance with which the link would hold. */
const startOf = ({ from, error }: BalanceLink): number => from.balance.value.minor + error;
