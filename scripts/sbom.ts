import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { bundledPackages } from './bundled-packages.js';

/**
 * `npm run --silent sbom`: the bill of materials (CycloneDX) of what is shipped. npm's own
 * `--omit dev` also leaves out what is shipped and needed by a development tool as well,
 * express and zod among it; so what only development needs is removed here. What the dashboard
 * is bundled from stays.
 */
const Component = z.looseObject({
  'bom-ref': z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});
const Bill = z.looseObject({
  components: z.array(Component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const DEVELOPMENT = 'cdx:npm:package:development';

const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const whole = execFileSync('npm', command, {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const bill = Bill.parse(JSON.parse(whole));
const tools = new Set(
  bill.components
    .filter(({ properties = [] }) => properties.some(({ name }) => name === DEVELOPMENT))
    .map((component) => component['bom-ref']),
);
const bundled = new Set(bundledPackages('.').map(({ name, version }) => `${name}@${version}`));
const shipped = (ref: string): boolean => !tools.has(ref) || bundled.has(ref);
console.log(
  JSON.stringify(
    {
      ...bill,
      components: bill.components.filter((component) => shipped(component['bom-ref'])),
      dependencies: bill.dependencies
        .filter(({ ref }) => shipped(ref))
        .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter(shipped) })),
    },
    null,
    2,
  ),
);
