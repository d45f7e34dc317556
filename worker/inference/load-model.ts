import type { ModelIdentity } from '../engine/index.js';
import { channelsOf, type ModelManifest, type View } from '../../core/model-manifest.js';
import { checkGolden, refuseNaN } from './golden.js';
import { ModelRefused } from './refused.js';
import type { LoadedModel, ModelFiles, RuntimeOptions } from './runtime.js';
import { openModel } from './open-model.js';
import { groupOf, networkOf } from './network.js';
import { checkSignature } from './signature.js';
import { sizeOf, type Tensor, zeros } from './tensor.js';
import { charactersOf } from './characters.js';
import { type ModelVersionFolder, readFiles, readVersion } from './version-folder.js';

/** A model that passed every check and is warm. */
export interface ReadyModel {
  manifest: ModelManifest;
  identity: ModelIdentity;
  model: LoadedModel;
  /** By `networkOf`. */
  network: string;
  /** By `groupOf`. */
  group: string;
  /** Characters of the classes of a model that reads, in their order; empty for others. */
  characters: readonly string[];
}

/**
 * Loads a version from the store and runs all checks: hashes, metadata, golden
 * output, and a run at every expected input shape.
 *
 * @throws {ModelRefused} with the first failed check; nothing stays open
 */
export async function loadModel(
  root: string,
  name: string,
  version: string,
  options: RuntimeOptions,
): Promise<ReadyModel> {
  const stored = await readVersion(root, name, version);
  const files = await readFiles(stored);
  const model = await openModel(stored.manifest, files, options);
  const manifest = manifestOn(model.provider, stored.manifest);
  try {
    checkSignature(manifest, model);
    await checkGolden(manifest, files, model);
    await warmUp(manifest, model);
  } catch (error) {
    await model.release().catch(() => {});
    throw error;
  }
  return readyModel({ ...stored, manifest }, files, model);
}

/** The manifest as it holds for a provider: its batches on a GPU are those for GPUs. */
export function manifestOn(provider: string, manifest: ModelManifest): ModelManifest {
  const onGpu = ['cuda', 'tensorrt'].includes(provider) ? manifest.batchingOnGpu : undefined;
  return onGpu === undefined ? manifest : { ...manifest, batching: onGpu };
}

/**
 * Lets a version that passed every check elsewhere be answered by one of the models that are
 * loaded, without a check but that of the files' hashes; null when none is its network.
 *
 * @throws {ModelRefused} when its files are not those of its manifest
 */
export async function loadBeside(
  root: string,
  name: string,
  version: string,
  loaded: Iterable<Pick<ReadyModel, 'model' | 'network'>>,
): Promise<ReadyModel | null> {
  const stored = await readVersion(root, name, version);
  for (const { model, network } of loaded) {
    const manifest = manifestOn(model.provider, stored.manifest);
    if (networkOf(manifest) === network)
      return readyModel({ ...stored, manifest }, await readFiles(stored), model);
  }
  return null;
}

function readyModel(
  { manifest, sha256 }: Pick<ModelVersionFolder, 'manifest' | 'sha256'>,
  files: ModelFiles,
  model: LoadedModel,
): ReadyModel {
  const { name, version, runtime } = manifest;
  return {
    characters: charactersOf(manifest, files),
    manifest,
    model,
    network: networkOf(manifest),
    group: groupOf(manifest),
    identity: { name, version, sha256, runtime, provider: model.provider },
  };
}

/** Input shapes of a model: single, and at the maximum batch size of its manifest. */
export function* inputShapes({ preprocessing, batching }: ModelManifest): Generator<number[]> {
  const { view, layout } = preprocessing;
  const channels = channelsOf(preprocessing);
  const [height, width] = warmUpSize(view);
  for (const batch of new Set([1, batching.maximum])) {
    yield layout === 'nchw' ? [batch, channels, height, width] : [batch, height, width, channels];
  }
}

function warmUpSize(view: View): [height: number, width: number] {
  switch (view.kind) {
    case 'resize':
      return [view.height, view.width];
    case 'crops':
      return [view.sizePx, view.sizePx];
    case 'tiles': {
      // A page in portrait: a full square, which hardly any picture is, takes memory for good.
      const { tilePx, multipleOf } = view;
      return [tilePx, Math.ceil(tilePx / Math.SQRT2 / multipleOf) * multipleOf];
    }
    case 'page': {
      const side = Math.ceil(view.shortSideMinPx / view.multipleOf) * view.multipleOf;
      return [side, side];
    }
    case 'line':
      return [view.heightPx, view.widthMinPx];
  }
}

async function warmUp(manifest: ModelManifest, model: LoadedModel): Promise<void> {
  const [slot] = manifest.inputs;
  if (slot === undefined) return;
  for (const shape of inputShapes(manifest)) {
    // In a constant area a network may divide by a zero deviation.
    const data = zeros(slot.dtype, sizeOf(shape)).fill(1);
    const input: Tensor = { dtype: slot.dtype, shape, data };
    const outputs = await model.run({ [slot.name]: input }).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new ModelRefused('warm_up', `it cannot run an input of ${shape.join(' x ')}: ${why}`, {
        cause: error,
      });
    });
    for (const { name } of manifest.outputs) {
      const output = outputs[name];
      if (output !== undefined) refuseNaN(name, output);
    }
  }
}
