import type { ModelManifest } from '../../core/model-manifest.js';
import type { LoadedModel, ModelFiles, RuntimeOptions } from './runtime.js';

/**
 * Opens the model of a manifest, without further checks.
 *
 * @throws {ModelRefused} `runtime` or `provider`
 */
export async function openModel(
  manifest: ModelManifest,
  files: ModelFiles,
  options: RuntimeOptions,
): Promise<LoadedModel> {
  // Only the required runtime is loaded: each costs tens of megabytes.
  if (manifest.runtime === 'onnx') {
    return (await import('./onnx.js')).openOnnx(manifest, files, options);
  }
  return (await import('./tensorflow.js')).openTensorflow(manifest, files, options);
}
