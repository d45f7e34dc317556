import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Rules {
  forbidden: { name: string }[];
  options: { tsPreCompilationDeps: boolean };
}

const { forbidden, options } = createRequire(import.meta.url)(
  '../.dependency-cruiser.cjs',
) as Rules;

let root: string;
beforeAll(async () => (root = await mkdtemp(join(tmpdir(), 'emet-imports-'))));
afterAll(() => rm(root, { recursive: true }));

/** Names of the rules that a tree of small files breaks. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'tree-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const cruiseOptions = {
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
    tsPreCompilationDeps: options.tsPreCompilationDeps,
  } as ICruiseOptions;
  const { output } = await cruise(['.'], cruiseOptions, {});
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
}

const imports = (path: string): string => `import type { A } from '${path}';\nexport type B = A;\n`;
const target = 'export interface A { a: number }\n';

const engine = (from: string, to: string): Record<string, string> => ({
  [`worker/engine/${from}/from.ts`]: imports(`${'../'.repeat(from.split('/').length)}${to}/to.js`),
  [`worker/engine/${to}/to.ts`]: target,
});

/** For each rule, the smallest tree that breaks it. */
const BREAKING: Record<string, Record<string, string>> = {
  'core-imports-only-zod': {
    'core/a.ts': imports('../api/b.js'),
    'api/b.ts': target,
  },
  'adapters-import-only-core': {
    'adapters/a.ts': imports('../worker/b.js'),
    'worker/b.ts': target,
  },
  'api-imports-only-core': { 'api/a.ts': imports('../worker/b.js'), 'worker/b.ts': target },
  'dashboard-imports-only-texts': {
    'dashboard/a.ts': imports('../core/b.js'),
    'core/b.ts': target,
  },
  'the-program-imports-no-dashboard': {
    'api/a.ts': imports('../dashboard/b.js'),
    'dashboard/b.ts': target,
  },
  'worker-imports-only-core': { 'worker/a.ts': imports('../api/b.js'), 'api/b.ts': target },
  'engine-imports-only-core': {
    'worker/engine/a.ts': imports('../isolation/b.js'),
    'worker/isolation/b.ts': target,
  },
  'one-door-to-the-engine': {
    'worker/isolation/a.ts': imports('../engine/job.js'),
    'worker/engine/job.ts': target,
  },
  'corpora-read-pdfs-only-by-syntax': {
    'test/corpus/a.ts': imports('../../worker/engine/detectors/b.js'),
    'worker/engine/detectors/b.ts': target,
  },
  'engine-texts-imports-nothing-above': engine('texts', 'evidence'),
  'engine-evidence-imports-nothing-above': engine('evidence', 'findings'),
  'engine-findings-imports-nothing-above': engine('findings', 'pdf/syntax'),
  'engine-pdf-syntax-imports-nothing-above': engine('pdf/syntax', 'pdf/page'),
  'engine-image-imports-nothing-above': engine('image', 'detectors'),
  'engine-codes-imports-nothing-above': engine('codes', 'detectors'),
  'engine-pdf-page-imports-nothing-above': engine('pdf/page', 'pdf/forensics'),
  'engine-pdf-render-imports-nothing-above': engine('pdf/render', 'pdf/forensics'),
  'engine-pdf-forensics-imports-nothing-above': engine('pdf/forensics', 'detectors'),
  'engine-ocr-imports-nothing-above': engine('ocr', 'extraction'),
  'engine-extraction-imports-nothing-above': engine('extraction', 'checks'),
  'engine-checks-imports-nothing-above': engine('checks', 'detectors'),
  'engine-detectors-imports-nothing-above': engine('detectors', 'scoring'),
  'engine-scoring-imports-nothing-above': engine('scoring', 'report'),
  'engine-report-imports-nothing-above': engine('report', 'pipeline'),
  'one-door-to-the-adapters': {
    'scripts/a.ts': imports('../adapters/embedded/b.js'),
    'adapters/embedded/b.ts': target,
  },
  'the-program-imports-no-test': { 'scripts/a.ts': imports('../test/b.js'), 'test/b.ts': target },
  'no-circle': {
    'api/a.ts': `${imports('./b.js')}${target}`,
    'api/b.ts': `${imports('./a.js')}${target}`,
  },
  'no-dev-dependency-in-the-service': {
    'package.json': JSON.stringify({ devDependencies: { pdfkit: '1.0.0' } }),
    'node_modules/pdfkit/package.json': JSON.stringify({ name: 'pdfkit', main: 'index.js' }),
    'node_modules/pdfkit/index.js': 'module.exports = 1;\n',
    'api/a.ts': "import pdfkit from 'pdfkit';\nexport const a = pdfkit;\n",
  },
};

describe('the import rules', () => {
  it('are each shown to fail', () => {
    expect(Object.keys(BREAKING).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(BREAKING))('%s', async (name, files) => {
    expect(await broken(files)).toContain(name);
  });

  it('let evidence flow up, and types of core everywhere', async () => {
    expect(
      await broken({
        ...engine('detectors', 'evidence'),
        'core/a.ts': target,
        'api/b.ts': imports('../core/a.js'),
        'worker/c.ts': imports('./engine/index.js'),
        'worker/engine/index.ts': target,
      }),
    ).toEqual([]);
  });
});
