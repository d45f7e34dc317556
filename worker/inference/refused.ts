import type { Refusal } from '../../core/model-manifest.js';

/** A model version that is refused. The message names the expected and the actual value. */
export class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
  readonly reason: Refusal;

  constructor(reason: Refusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
