import type { DType } from '../../core/model-manifest.js';

export type TensorData = Float32Array | Uint8Array | Int32Array;

/** A dense array of numbers in row-major order (last axis fastest). */
export interface Tensor {
  dtype: DType;
  shape: readonly number[];
  data: TensorData;
}

const ARRAYS = { float32: Float32Array, uint8: Uint8Array, int32: Int32Array } as const;

/** Number of elements of a tensor of this shape. */
export const sizeOf = (shape: readonly number[]): number =>
  shape.reduce((product, side) => product * side, 1);

export const zeros = (dtype: DType, length: number): TensorData => new ARRAYS[dtype](length);

/**
 * A tensor from raw little-endian bytes.
 *
 * @throws {RangeError} when the number of bytes does not match the shape
 */
export function tensorOf(bytes: Uint8Array, dtype: DType, shape: readonly number[]): Tensor {
  const Numbers = ARRAYS[dtype];
  const expected = sizeOf(shape) * Numbers.BYTES_PER_ELEMENT;
  if (bytes.byteLength !== expected) {
    throw new RangeError(`${expected} bytes expected, but there are ${bytes.byteLength}`);
  }
  // A copy, because a view needs an offset that is a multiple of the element size.
  return { dtype, shape, data: new Numbers(new Uint8Array(bytes).buffer) };
}
