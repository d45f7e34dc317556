/** A layer of the analysis by its id. */
export function LayerName({ id }: { id: string }) {
  return <code dir="ltr">{id}</code>;
}
