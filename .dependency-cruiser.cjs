/**
 * Who may import whom. A scan goes one way: request -> queue -> worker -> report;
 * inside the engine: bytes -> evidence -> findings -> report. Imports of types
 * count. test/imports.test.ts shows that each rule can fail.
 */

const ENGINE = '^worker/engine/';
const engine = (...folders) => `${ENGINE}(${folders.join('|')})(/|\\.ts$)`;

/** Folders of the engine from the bottom up; each may import those named before it, and itself. */
const LAYERS = [
  ['texts', 'text', 'israel', 'software'],
  ['evidence'],
  ['findings'],
  ['pdf/syntax'],
  ['image'],
  ['codes'],
  ['pdf/page'],
  ['pdf/render'],
  ['pdf/forensics'],
  ['ocr'],
  ['extraction'],
  ['checks'],
  ['detectors'],
  ['scoring'],
  ['report'],
  ['pipeline'],
];

const layerRules = LAYERS.slice(0, -1).map((folders, index) => ({
  name: `engine-${folders[0].replace('/', '-')}-imports-nothing-above`,
  comment: 'Inside the engine evidence flows up: syntax < page < forensics < detectors < pipeline.',
  severity: 'error',
  from: { path: engine(...folders) },
  to: { path: engine(...LAYERS.slice(index + 1).flat()) },
}));

module.exports = {
  forbidden: [
    {
      name: 'core-imports-only-zod',
      comment:
        'core is the language of the service: it knows no platform, no server, no image. ipaddr.js parses addresses.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: ['^core/', '^node_modules/(zod|ipaddr\\.js)/'] },
    },
    {
      name: 'adapters-import-only-core',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^((api|worker|scripts|main|test)/|main\\.ts$)' },
    },
    {
      name: 'api-imports-only-core',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^((worker|adapters|scripts|main|test)/|main\\.ts$)' },
    },
    {
      name: 'worker-imports-only-core',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^((api|adapters|scripts|main|test)/|main\\.ts$)' },
    },
    {
      name: 'engine-imports-only-core',
      comment: 'The engine is a library: what it needs of the program comes as hooks.',
      severity: 'error',
      from: { path: ENGINE },
      to: { path: '^worker/', pathNot: ENGINE },
    },
    {
      name: 'one-door-to-the-engine',
      comment:
        'The rest of the program uses worker/engine/index.ts. Tests of the engine use its parts; makers of corpora read PDFs with pdf/syntax.',
      severity: 'error',
      from: { pathNot: [ENGINE, '^test/(worker/engine|analysis)/', '^test/corpus/'] },
      to: { path: ENGINE, pathNot: `${ENGINE}index\\.ts$` },
    },
    {
      name: 'corpora-read-pdfs-only-by-syntax',
      severity: 'error',
      from: { path: '^test/corpus/', pathNot: '\\.test\\.ts$' },
      to: { path: ENGINE, pathNot: [`${ENGINE}index\\.ts$`, `${ENGINE}pdf/syntax/`] },
    },
    ...layerRules,
    {
      name: 'one-door-to-the-adapters',
      comment: 'Nothing but open-platform.ts knows which platform runs.',
      severity: 'error',
      from: { path: '^(main|scripts/)' },
      to: { path: '^adapters/', pathNot: '^adapters/open-platform' },
    },
    {
      name: 'dashboard-imports-only-texts',
      comment: 'It runs in browsers: of the program it has the words of the vocabulary.',
      severity: 'error',
      from: { path: '^dashboard/', pathNot: 'vite\\.config' },
      to: { pathNot: '^(dashboard|core/texts|node_modules)/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'the-program-imports-no-dashboard',
      severity: 'error',
      from: { pathNot: '^(test/)?dashboard/' },
      to: { path: '^dashboard/' },
    },
    {
      name: 'the-program-imports-no-test',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-circle',
      comment: 'Modules that need each other are one module. Types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dev-dependency-in-the-service',
      severity: 'error',
      from: { path: '^(main|core|adapters|api|worker|scripts)' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
