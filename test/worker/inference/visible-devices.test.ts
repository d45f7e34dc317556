import { describe, expect, test } from 'vitest';
import { visibleDevices } from '../../../worker/inference/visible-devices.js';

describe('the GPUs a model’s process sees', () => {
  test('are its own one, which is the first it knows', () => {
    expect(visibleDevices({ kind: 'gpu', id: 2 }, undefined)).toEqual({
      environment: { CUDA_VISIBLE_DEVICES: '2' },
      inside: { kind: 'gpu', id: 0 },
    });
  });

  test('are counted among those the worker was given', () => {
    const { environment } = visibleDevices({ kind: 'gpu', id: 1 }, '4,GPU-8932f937,7');
    expect(environment).toEqual({ CUDA_VISIBLE_DEVICES: 'GPU-8932f937' });
  });

  test('are none on the CPU', () => {
    expect(visibleDevices({ kind: 'cpu' }, '0,1')).toEqual({
      environment: { CUDA_VISIBLE_DEVICES: '' },
      inside: { kind: 'cpu' },
    });
  });
});
