import type { ModelManifest } from '../../core/model-manifest.js';
import type { LoadedModel, ModelFiles, RuntimeOptions } from './runtime.js';

/**
 * Opens the model of a manifest. Nothing is checked but that it opens.
 *
 * @throws {ModelRefused} `runtime` or `provider`
 */
export async function openModel(
  manifest: ModelManifest,
  files: ModelFiles,
  options: RuntimeOptions,
): Promise<LoadedModel> {
  // Only what is used is loaded: each runtime costs tens of megabytes.
  if (manifest.runtime === 'onnx') {
    return (await import('./onnx.js')).openOnnx(manifest, files, options);
  }
  return (await import('./tensorflow.js')).openTensorflow(manifest, files, options);
}
