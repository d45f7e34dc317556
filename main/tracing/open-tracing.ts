import type { Logger } from 'pino';
import type { Settings } from '../../core/settings.js';
import { NO_TRACING, type Tracing } from '../../core/tracing.js';

/**
 * Tracing as the settings have it. The libraries are loaded only where it is on.
 *
 * @param part which part of the program it is
 */
export async function openTracing(
  { otlpEndpoint }: Pick<Settings, 'otlpEndpoint'>,
  part: 'api' | 'worker',
  logger: Logger,
): Promise<Tracing> {
  if (otlpEndpoint === undefined) return NO_TRACING;
  const { openOpenTelemetry } = await import('./open-telemetry.js');
  return openOpenTelemetry(otlpEndpoint, part, logger);
}
