import type { ModelManifest } from '../../core/model-manifest.js';
import { ModelRefused } from './refused.js';
import type { LoadedModel, ModelFiles } from './runtime.js';
import { type Tensor, tensorOf } from './tensor.js';

/**
 * Runs the golden input and compares every number of the golden output.
 *
 * @throws {ModelRefused} `golden`, `not_a_number`
 */
export async function checkGolden(
  manifest: ModelManifest,
  files: ModelFiles,
  model: LoadedModel,
): Promise<void> {
  const inputs = readTensors(manifest, 'inputs', files);
  const expected = readTensors(manifest, 'outputs', files);
  const actual = await model.run(inputs).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new ModelRefused('golden', `the golden input cannot be run: ${why}`, { cause: error });
  });
  for (const [name, tensor] of Object.entries(expected)) {
    compare(name, tensor, actual[name], manifest.golden.tolerance);
  }
}

function readTensors(
  manifest: ModelManifest,
  side: 'inputs' | 'outputs',
  files: ModelFiles,
): Record<string, Tensor> {
  const tensors: Record<string, Tensor> = {};
  for (const { name, dtype } of manifest[side]) {
    const golden = manifest.golden[side][name];
    const bytes = golden && files.get(golden.file);
    if (golden === undefined || bytes === undefined) {
      throw new ModelRefused('golden', `there is no golden tensor for ${name}`);
    }
    try {
      tensors[name] = tensorOf(bytes, dtype, golden.shape);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new ModelRefused('golden', `${golden.file}: ${why}`, { cause: error });
    }
  }
  return tensors;
}

function compare(
  name: string,
  expected: Tensor,
  actual: Tensor | undefined,
  { absolute, relative }: ModelManifest['golden']['tolerance'],
): void {
  const wanted = showTensor(expected);
  const shape = actual === undefined ? 'nothing' : showTensor(actual);
  if (actual === undefined || shape !== wanted) {
    throw new ModelRefused('golden', `golden output ${name}: expected ${wanted}, got ${shape}`);
  }
  refuseNaN(name, actual);
  for (const [index, number] of expected.data.entries()) {
    const got = actual.data[index] ?? NaN;
    // Written so that a NaN fails.
    if (!(Math.abs(got - number) <= absolute + relative * Math.abs(number))) {
      throw new ModelRefused(
        'golden',
        `golden output ${name}: number ${index} should be ${number}, but is ${got} (tolerance ${absolute} + ${relative} of it)`,
      );
    }
  }
}

const showTensor = ({ dtype, shape }: Tensor): string => `${dtype} ${shape.join(' x ')}`;

/** @throws {ModelRefused} `not_a_number` */
export function refuseNaN(name: string, { data }: Tensor): void {
  const place = data.findIndex((value) => Number.isNaN(value));
  if (place >= 0) throw new ModelRefused('not_a_number', `output ${name}: number ${place} is NaN`);
}
