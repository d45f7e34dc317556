/** The name of the service, in both its languages. */
export function Brand() {
  return (
    <span className="brand">
      <img src={new URL('../icon.svg', import.meta.url).href} alt="" width="28" height="28" />
      <bdi>Emet</bdi> <bdi lang="he">אמת</bdi>
    </span>
  );
}
