import type { ModelManifest } from '../../core/model-manifest.js';
import { sha256Of } from './version-folder.js';

/**
 * Identifies the network of a version, hexadecimal: equal for two versions, of
 * one model or of two, exactly when the same files are run by the same runtime
 * on the same prepared inputs and give the same outputs. What a model makes of
 * the outputs (channel, thresholds, calibration) does not count.
 */
export function networkOf(manifest: ModelManifest): string {
  const { runtime, entry, inputs, outputs, preprocessing, batching, providers, golden } = manifest;
  const tensors = [...Object.values(golden.inputs), ...Object.values(golden.outputs)];
  const isGolden = new Set(tensors.map(({ file }) => file));
  const files = manifest.files
    .filter(({ path }) => !isGolden.has(path))
    .map(({ path, sha256 }) => [path, sha256])
    .sort();
  const parts = [runtime, entry, files, inputs, outputs, preprocessing, batching, providers];
  return sha256Of(Buffer.from(JSON.stringify(parts)));
}

/**
 * Names the models that share a process on a device: those of one network, which share its
 * runs too, and those that find and read text, because a page asks them one after the other.
 */
export function groupOf(manifest: ModelManifest): string {
  const isOfText = manifest.task === 'text-detection' || manifest.task === 'text-recognition';
  return isOfText ? `text ${manifest.runtime}` : networkOf(manifest);
}
