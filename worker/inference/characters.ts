import type { ModelManifest } from '../../core/model-manifest.js';
import { ModelRefused } from './refused.js';
import type { ModelFiles } from './runtime.js';

/**
 * The characters of the classes of a model that reads, without the class for no
 * character; empty for models of other tasks.
 *
 * @throws {ModelRefused} `signature` when their number is not that of the classes
 */
export function charactersOf(manifest: ModelManifest, files: ModelFiles): readonly string[] {
  if (manifest.task !== 'text-recognition') return [];
  const { dictionary, space } = manifest.recognition;
  const bytes = files.get(dictionary);
  if (bytes === undefined) throw new ModelRefused('missing_file', `${dictionary} is missing`);
  const lines = Buffer.from(bytes).toString('utf8').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const characters = space ? [...lines, ' '] : lines;
  const classes = manifest.outputs[0]?.shape.at(-1);
  if (classes !== characters.length + 1) {
    throw new ModelRefused(
      'signature',
      `${dictionary} has characters for ${characters.length + 1} classes, model.json expects ${classes}`,
    );
  }
  return characters;
}
