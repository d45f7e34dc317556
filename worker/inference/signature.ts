import type { ModelManifest, Slot } from '../../core/model-manifest.js';
import { ModelRefused } from './refused.js';
import { type LoadedModel, type ModelSlot, showSlot } from './runtime.js';

/**
 * Checks the inputs and outputs of a manifest against the model's own metadata.
 * A manifest may fix an axis that the model leaves open, not the reverse.
 *
 * @throws {ModelRefused} `signature`, naming expected and actual
 */
export function checkSignature(manifest: ModelManifest, model: LoadedModel): void {
  checkSide('input', manifest.inputs, model.inputs);
  checkSide('output', manifest.outputs, model.outputs);
  const undeclared = model.inputs.find(
    ({ name }) => !manifest.inputs.some((slot) => slot.name === name),
  );
  if (undeclared !== undefined) {
    throw new ModelRefused(
      'signature',
      `the model has an input ${showSlot(undeclared)} that model.json does not name`,
    );
  }
}

function checkSide(side: 'input' | 'output', expected: Slot[], actual: ModelSlot[]): void {
  for (const slot of expected) {
    const found = actual.find(({ name }) => name === slot.name);
    if (found !== undefined && fits(slot, found)) continue;
    const there = found === undefined ? actual.map(showSlot).join(' and ') : showSlot(found);
    throw new ModelRefused(
      'signature',
      `${side}: model.json expects ${showSlot(slot)}, but the model has ${there}`,
    );
  }
}

function fits(expected: Slot, actual: ModelSlot): boolean {
  // The golden run checks what the graph does not define of an output.
  if (actual.dtype !== null && expected.dtype !== actual.dtype) return false;
  if (actual.shape.length === 0) return true;
  if (expected.shape.length !== actual.shape.length) return false;
  return actual.shape.every((side, axis) => side === null || side === expected.shape[axis]);
}
