import { useNames } from './use-names.js';

/** A layer of the analysis, as people call it. */
export function LayerName({ id }: { id: string }) {
  return <>{useNames().layer(id)}</>;
}
