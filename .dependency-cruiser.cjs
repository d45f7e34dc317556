/** Who may import whom. The story is one way: request -> queue -> worker -> report. */
module.exports = {
  forbidden: [
    {
      name: 'core-imports-only-zod',
      comment: 'core is the language of the service: it knows no platform, no server, no image.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: ['^core/', '^node_modules/zod/'] },
    },
    {
      name: 'adapters-import-only-core',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^((api|worker|scripts|main)/|main\\.ts$)' },
    },
    {
      name: 'api-and-worker-never-meet',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^((worker|adapters|scripts|main)/|main\\.ts$)' },
    },
    {
      name: 'worker-and-api-never-meet',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^((api|adapters|scripts|main)/|main\\.ts$)' },
    },
    {
      name: 'one-door-to-the-adapters',
      comment: 'Nothing but open-platform.ts knows which platform runs.',
      severity: 'error',
      from: { path: '^(main|scripts/)' },
      to: { path: '^adapters/', pathNot: '^adapters/open-platform' },
    },
    {
      name: 'no-cycles',
      comment:
        'Modules that need each other at run time are one module. Types may refer both ways.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-dev-dependency-in-the-service',
      severity: 'error',
      from: { path: '^(main|core|adapters|api|worker)', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
