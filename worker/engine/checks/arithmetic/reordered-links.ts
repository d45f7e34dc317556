import type { BalanceLink } from './balance-chain.js';

/** A run longer than this is no day's movements; the search grows with its square. */
const RUN_MAX = 40;

/**
 * Some banks list the movements of a day in another order than they reckon the
 * balance in. Links next to each other that break, and of which each follows
 * from another one if their rows are taken in another order, hold.
 */
export function acceptReordered(links: readonly BalanceLink[]): BalanceLink[] {
  return runsOf(links).flatMap((run) =>
    holdsInSomeOrder(run) ? run.map((link) => ({ ...link, error: 0 })) : run,
  );
}

/** Broken links next to each other as one run, every other link as its own. */
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

/** The balance that would have made the link hold. */
const startOf = ({ from, error }: BalanceLink): number => from.balance.value.minor + error;
