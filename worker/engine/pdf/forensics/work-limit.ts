/**
 * Whether work may go on: until the signal aborts or this process has computed for `limitMs`
 * milliseconds since the call, all of its threads together. Processor time and not the clock's,
 * so that what a file shows is the same beside other work as on an idle machine; how long the
 * clock may run is the signal's to say.
 */
export function workLimit(limitMs: number, signal: AbortSignal): () => boolean {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return !signal.aborted && (user + system) / 1000 < limitMs;
  };
}
