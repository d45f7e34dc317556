import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ModelManifest } from '../../core/model-manifest.js';
import { read, ROOT } from './repository.js';

const Live = z.object({ version: z.string() });

/** Models that come with the program and would ask for CUDA, by what runs them. */
function modelsOf(runtime: 'onnx' | 'tensorflow'): string[] {
  const names = readdirSync(join(ROOT, 'models'), { withFileTypes: true });
  return names
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => {
      const { version } = Live.parse(JSON.parse(read(`models/${name}/live.json`)));
      const text = read(`models/${name}/${version}/model.json`);
      const manifest = ModelManifest.parse(JSON.parse(text));
      return manifest.runtime.startsWith(runtime) && manifest.providers.includes('cuda');
    })
    .sort();
}

/** `CPU_MODELS` of a target of the Dockerfile. */
function cpuModels(target: string): string[] {
  const from = new RegExp(`^FROM \\S+ AS ${target}$([\\s\\S]*?)(?=^FROM )`, 'm');
  const stage = from.exec(read('Dockerfile'))?.[1] ?? '';
  return (/CPU_MODELS=(\S+)/.exec(stage)?.[1] ?? '').split(',').sort();
}

describe('an image with CUDA for one runtime', () => {
  it.each([
    ['gpu', 'tensorflow'],
    ['tensorflow-gpu', 'onnx'],
  ] as const)(
    '%s runs the models of %s on the CPU, or its workers would never be ready',
    (target, runtime) => {
      const models = modelsOf(runtime);
      expect(models).not.toEqual([]);
      expect(cpuModels(target)).toEqual(models);
    },
  );
});
