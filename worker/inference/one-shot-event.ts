/** A one-shot event that many may wait for. */
export function openOneShotEvent() {
  let fire: () => void = () => {};
  const fired = new Promise<void>((resolve) => (fire = resolve));
  return {
    fire: () => fire(),
    /** Rejects with the signal's reason. */
    waitFor: (signal: AbortSignal | null): Promise<void> => {
      if (signal === null) return fired;
      return new Promise((resolve, reject) => {
        const giveUp = (): void =>
          reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
        if (signal.aborted) return giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        void fired.then(() => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        });
      });
    },
  };
}
