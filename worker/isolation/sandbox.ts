import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { SettingError, type Settings } from '../../core/settings.js';
import { findAccessible } from './confine/find-accessible.js';
import { RESOURCES, type Resource } from './confine/resources.js';

/** How processes that read documents are kept apart from the machine. */
export interface Sandbox {
  /** Whether children are confined, as far as the system grants it. */
  confined: boolean;
  /** What they can access nevertheless. */
  accessible: readonly Resource[];
}

/**
 * Finds out what a confined child can access on this machine, by trying.
 *
 * @param find tries it; tests give another answer
 * @throws {SettingError} where everything must be closed and something is accessible
 */
export async function openSandbox(
  setting: Settings['sandbox'],
  logger: Logger,
  find = findAccessible,
): Promise<Sandbox> {
  if (setting === 'off') {
    logger.warn(
      'SANDBOX is off: a document that takes over its process can access what the worker can',
    );
    return { confined: false, accessible: RESOURCES };
  }
  let accessible: Resource[];
  try {
    accessible = await find(true, logger);
  } catch (error) {
    if (setting === 'require')
      throw refusal(error instanceof Error ? error.message : String(error));
    logger.error({ err: error }, 'Processes that read documents are not confined');
    return { confined: false, accessible: RESOURCES };
  }
  if (accessible.length === 0) logger.info('Processes that read documents are confined');
  else if (setting === 'require') throw refusal(`they can access: ${accessible.join(', ')}`);
  else logger.warn({ accessible }, 'Processes that read documents are confined in part only');
  return { confined: true, accessible };
}

const refusal = (why: string): SettingError =>
  new SettingError(
    `Setting SANDBOX: processes that read documents cannot be confined on this machine (${why}). See docs/security.md.`,
  );

/** `emet_sandbox_accessible`: 1 for each resource that can be accessed, else 0. */
export function registerSandbox(registry: Registry, { accessible }: Sandbox): void {
  const gauge = new Gauge({
    name: 'emet_sandbox_accessible',
    help: 'Whether processes that read documents can access the network, files of others, other processes, or start new ones (1: they can).',
    labelNames: ['resource'] as const,
    registers: [registry],
  });
  for (const resource of RESOURCES) gauge.set({ resource }, accessible.includes(resource) ? 1 : 0);
}
