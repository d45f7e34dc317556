import type { Logger } from 'pino';

/** One Ctrl-C may arrive twice: from the terminal and from npm. */
const SAME_SIGNAL_MS = 500;

/**
 * Shuts down gracefully on SIGTERM or SIGINT and exits with 0; a second signal
 * exits at once. An uncaught error is logged and ends the process with 1:
 * another process resumes the unfinished work.
 */
export function shutDownGracefully(logger: Logger, stop: () => Promise<void>): void {
  let firstMs: number | null = null;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (firstMs !== null) {
      if (performance.now() - firstMs > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstMs = performance.now();
    logger.info({ signal }, 'Stopping; a second signal stops at once');
    stop().then(
      () => {
        logger.info('Stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'Could not stop in order');
        process.exit(1);
      },
    );
  };
  onShellExit(() => onSignal('SIGTERM'));
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'An error nobody caught; the process ends');
    process.exit(1);
  });
}

/**
 * `npm start` runs a shell between npm and this process. On SIGTERM that shell
 * dies without forwarding the signal; the changed parent id reveals it.
 */
function onShellExit(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined || process.send !== undefined) return;
  const shellPid = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shellPid) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
