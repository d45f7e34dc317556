/** Preloaded into a measured process that runs with --expose-gc: SIGUSR2 collects all garbage. */
process.on('SIGUSR2', () => globalThis.gc?.());
