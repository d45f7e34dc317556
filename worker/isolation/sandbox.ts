import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { SettingError, type Settings } from '../../core/settings.js';
import { findOpenReaches } from './confine/find-open-reaches.js';
import { REACHES, type Reach } from './confine/reaches.js';

/** How processes that read documents are kept apart from the machine. */
export interface Sandbox {
  /** Whether children are confined, as far as the system grants it. */
  confined: boolean;
  /** What they reach nevertheless. */
  open: readonly Reach[];
}

/**
 * Finds out what a confined child reaches on this machine, by trying.
 *
 * @param find how a confined child's reaches are found; tests give another answer
 * @throws {SettingError} where the setting asks for all and a reach is open
 */
export async function openSandbox(
  setting: Settings['sandbox'],
  logger: Logger,
  find = findOpenReaches,
): Promise<Sandbox> {
  if (setting === 'off') {
    logger.warn(
      'SANDBOX is off: a document that takes over its process reaches what the worker reaches',
    );
    return { confined: false, open: REACHES };
  }
  let open: Reach[];
  try {
    open = await find(true, logger);
  } catch (error) {
    if (setting === 'require')
      throw refusal(error instanceof Error ? error.message : String(error));
    logger.error({ err: error }, 'Processes that read documents are not confined');
    return { confined: false, open: REACHES };
  }
  if (open.length === 0) logger.info('Processes that read documents are confined');
  else if (setting === 'require') throw refusal(`they reach: ${open.join(', ')}`);
  else logger.warn({ open }, 'Processes that read documents are confined in part only');
  return { confined: true, open };
}

const refusal = (why: string): SettingError =>
  new SettingError(
    `Setting SANDBOX: processes that read documents cannot be confined on this machine (${why}). See docs/security.md.`,
  );

/** `emet_sandbox_open`: 1 for each reach that is open, 0 for one that is closed. */
export function registerSandbox(registry: Registry, { open }: Sandbox): void {
  const gauge = new Gauge({
    name: 'emet_sandbox_open',
    help: 'Whether processes that read documents reach: network, files of others, other processes, new processes (1: open)',
    labelNames: ['reach'] as const,
    registers: [registry],
  });
  for (const reach of REACHES) gauge.set({ reach }, open.includes(reach) ? 1 : 0);
}
