import type { Refusal } from '../../core/model-manifest.js';

/** A version that is not taken into service. The message names what was expected and what was found. */
export class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
  readonly reason: Refusal;

  constructor(reason: Refusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
