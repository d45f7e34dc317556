import type { Device } from './runtime.js';

/**
 * Restricts a model's process to its own GPU: libtensorflow allocates memory on
 * every visible GPU, and ONNX Runtime would silently run on another one. On the
 * CPU no GPU is visible.
 *
 * @param device its `id` counts the GPUs visible to the worker
 * @returns the process's environment variables, and the device as numbered
 *   inside it
 */
export function visibleDevices(
  device: Device,
  visible = process.env['CUDA_VISIBLE_DEVICES'],
): { environment: Record<string, string>; inside: Device } {
  if (device.kind === 'cpu') return { environment: { CUDA_VISIBLE_DEVICES: '' }, inside: device };
  const seen = visible?.split(',')[device.id] ?? String(device.id);
  return { environment: { CUDA_VISIBLE_DEVICES: seen }, inside: { kind: 'gpu', id: 0 } };
}
