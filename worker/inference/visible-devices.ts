import type { Device } from './runtime.js';

/**
 * What a model's process may see of the machine's GPUs: its own and no other,
 * for libtensorflow takes memory on every GPU it sees, and ONNX Runtime would
 * run on another one without a word. On the CPU it sees none.
 *
 * @param device its `id` counts the GPUs that the worker itself may see
 * @returns the variables of its environment, and the device as it is known inside
 */
export function visibleDevices(
  device: Device,
  visible = process.env['CUDA_VISIBLE_DEVICES'],
): { environment: Record<string, string>; inside: Device } {
  if (device.kind === 'cpu') return { environment: { CUDA_VISIBLE_DEVICES: '' }, inside: device };
  const seen = visible?.split(',')[device.id] ?? String(device.id);
  return { environment: { CUDA_VISIBLE_DEVICES: seen }, inside: { kind: 'gpu', id: 0 } };
}
