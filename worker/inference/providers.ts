import type { ModelManifest } from '../../core/model-manifest.js';
import type { Device } from './runtime.js';

/**
 * The providers to try, in the manifest's order. A GPU worker never falls back:
 * a model that names a GPU provider runs on the GPU or not at all; one that
 * names only `cpu` runs on the CPU everywhere.
 */
export function providersFor(
  { providers }: Pick<ModelManifest, 'providers'>,
  device: Device,
): ModelManifest['providers'] {
  const onGpu = providers.filter((provider) => provider !== 'cpu');
  if (device.kind === 'gpu' && onGpu.length > 0) return onGpu;
  return providers.filter((provider) => provider === 'cpu');
}
