import type { ScoringManifest } from '../../core/model-manifest.js';
import { logitOf } from './page-score.js';
import type { Tensor } from './tensor.js';

/** The part of a manifest that defines how to read an output. */
interface Answering extends Pick<ScoringManifest, 'answer'> {
  preprocessing: Pick<ScoringManifest['preprocessing'], 'layout'>;
}

/**
 * The logits of the target channel or class, in row-major order, from the
 * output that a manifest names. One number for a classification, rows x columns
 * for a map.
 *
 * @throws {Error} when the output is missing or has no such channel
 */
export function answerLogits(
  { answer, preprocessing }: Answering,
  outputs: Readonly<Record<string, Tensor>>,
): { rows: number; columns: number; logits: Float32Array } {
  const output = outputs[answer.output];
  if (output === undefined) throw new Error(`the model gave no output ${answer.output}`);
  const { data, shape } = output;
  const isMap = shape.length === 4;
  const isNchw = preprocessing.layout === 'nchw';
  const [channels = 1, rows = 1, columns = 1] = isMap
    ? isNchw
      ? [shape[1], shape[2], shape[3]]
      : [shape[3], shape[1], shape[2]]
    : [shape.at(-1)];
  if (answer.channel >= channels) {
    throw new Error(`output ${answer.output} has ${channels} channels, none is ${answer.channel}`);
  }
  const cells = rows * columns;
  const [perCell, perChannel] = isMap && isNchw ? [1, cells] : [channels, 1];
  const logits = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const at = (channel: number): number => data[cell * perCell + channel * perChannel] ?? NaN;
    const value = at(answer.channel);
    if (answer.activation === 'sigmoid') logits[cell] = value;
    else if (answer.activation === 'none') logits[cell] = logitOf(value);
    else logits[cell] = value - logSumExp(channels, answer.channel, at);
  }
  if (logits.some((logit) => Number.isNaN(logit))) throw new Error('the model answered NaN');
  return { rows, columns, logits };
}

/** Over all channels except one; the maximum is subtracted first, so that nothing overflows. */
function logSumExp(channels: number, but: number, at: (channel: number) => number): number {
  let largest = -Infinity;
  for (let channel = 0; channel < channels; channel += 1) {
    if (channel !== but) largest = Math.max(largest, at(channel));
  }
  let sum = 0;
  for (let channel = 0; channel < channels; channel += 1) {
    if (channel !== but) sum += Math.exp(at(channel) - largest);
  }
  return channels === 1 ? 0 : largest + Math.log(sum);
}
