import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SETTINGS } from '../../core/settings.js';
import { exists, filesBelow, isInstalled, readDocuments, readYaml, say } from './repository.js';

const Probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.literal('http') }),
  periodSeconds: z.number(),
  failureThreshold: z.number().default(3),
});

const Container = z.looseObject({
  image: z.string(),
  args: z.array(z.string()).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  startupProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  resources: z.object({
    requests: z.record(z.string(), z.string()),
    limits: z.record(z.string(), z.string()),
  }),
  securityContext: z.looseObject({}),
});

const Pod = z.looseObject({
  automountServiceAccountToken: z.boolean().optional(),
  terminationGracePeriodSeconds: z.number().default(30),
  securityContext: z.looseObject({}),
  topologySpreadConstraints: z.array(z.looseObject({ topologyKey: z.string() })).default([]),
  containers: z.array(Container).length(1),
});

const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
const PodOwner = z.looseObject({ spec: z.looseObject({ template: z.object({ spec: Pod }) }) });
const Kustomization = z.looseObject({
  resources: z.array(z.string()),
  images: z
    .array(z.object({ name: z.string(), newName: z.string(), newTag: z.string() }))
    .default([]),
});

const FOLDER = 'deploy/kubernetes';
const kustomizations = filesBelow(FOLDER, 'kustomization.yaml');
const manifests = filesBelow(FOLDER, '.yaml')
  .filter((path) => !kustomizations.includes(path))
  .flatMap((path) => readDocuments(path).map((one) => ({ path, ...Manifest.parse(one) })));

const pods = manifests
  .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
  .map((manifest) => {
    const { spec } = PodOwner.parse(manifest).spec.template;
    const [container] = spec.containers;
    if (container === undefined) throw new Error('no container');
    return { name: manifest.metadata.name, spec, container };
  });
const deployments = pods.filter(({ name }) => name !== 'migrate');
const workers = deployments.filter(({ name }) => name.startsWith('worker-'));
const named = (kind: string): string[] =>
  manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);

describe('the manifests for Kubernetes', () => {
  it('run the API, workers on CPU and GPU, and the migration', () => {
    expect(pods.map(({ name }) => name).sort()).toEqual([
      'api',
      'migrate',
      'worker-cpu',
      'worker-gpu',
    ]);
  });

  it.each(kustomizations)('%s names files that are there', (path) => {
    const folder = path.replace(/kustomization\.yaml$/, '');
    for (const resource of Kustomization.parse(readYaml(path)).resources) {
      expect(exists(folder + resource), resource).toBe(true);
    }
  });

  it.each(['cpu', 'gpu'])('the overlay %s gives every image its version', (overlay) => {
    const path = `${FOLDER}/overlays/${overlay}/kustomization.yaml`;
    const { images, resources } = Kustomization.parse(readYaml(path));
    const used = overlay === 'gpu' ? ['emet-cpu', 'emet-gpu'] : ['emet-cpu'];
    expect(images.map(({ name }) => name).sort()).toEqual(used);
    for (const { newTag } of images) expect(newTag).not.toMatch(/latest/);
    expect(resources).toContain('../../base');
  });

  it.each(pods)('$name is confined', ({ spec, container }) => {
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    for (const amounts of Object.values(container.resources)) {
      expect(Object.keys(amounts)).toEqual(expect.arrayContaining(['cpu', 'memory']));
    }
  });

  it.each(pods)(
    '$name takes settings that exist, with values the program takes',
    ({ container }) => {
      const shared = manifests.find(({ kind }) => kind === 'ConfigMap');
      const { data } = z.looseObject({ data: z.record(z.string(), z.string()) }).parse(shared);
      const all = [
        ...container.env.map(({ name, value }) => [name, value]),
        ...Object.entries(data),
      ];
      for (const [name = '', value] of all) {
        const setting = Object.values(SETTINGS).find(
          ({ env }) => env === name.replace(/_FILE$/, ''),
        );
        expect(setting, name).toBeDefined();
        if (!name.endsWith('_FILE'))
          expect(setting?.schema.safeParse(value).success, name).toBe(true);
      }
    },
  );

  it.each(deployments)(
    '$name has probes, a budget and its place among others',
    ({ name, spec, container }) => {
      expect(container.livenessProbe?.httpGet.path).toBe('/healthz');
      expect(container.startupProbe).toBeDefined();
      expect(container.readinessProbe).toBeDefined();
      expect(named('PodDisruptionBudget')).toContain(name);
      expect(spec.topologySpreadConstraints.map(({ topologyKey }) => topologyKey)).toContain(
        'kubernetes.io/hostname',
      );
    },
  );

  it.each(workers)(
    '$name is ready when its models are, and ends in time',
    ({ spec, container }) => {
      expect(container.startupProbe?.httpGet.path).toBe('/readyz');
      expect(container.readinessProbe?.httpGet.path).toBe('/readyz');
      const asked = Number(container.env.find(({ name }) => name === 'SHUTDOWN_TIMEOUT_S')?.value);
      const scan = Number(SETTINGS.scanTimeoutS.shown);
      expect(asked).toBeGreaterThanOrEqual(scan);
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(asked + 15);
    },
  );

  it('waits as long for models on a GPU as the worker itself', () => {
    const probe = workers.find(({ name }) => name === 'worker-gpu')?.container.startupProbe;
    // LOAD_MS.gpu of worker/inference/inference-service.ts: TensorRT builds engines for minutes.
    expect((probe?.periodSeconds ?? 0) * (probe?.failureThreshold ?? 0)).toBeGreaterThanOrEqual(
      900,
    );
  });

  it('gives a GPU to the worker that uses it alone', () => {
    for (const { name, container } of pods) {
      const gpus = container.resources.limits['nvidia.com/gpu'];
      const uses = container.env.some((one) => one.name === 'GPUS');
      expect([name, gpus, uses]).toEqual([
        name,
        name === 'worker-gpu' ? '1' : undefined,
        name === 'worker-gpu',
      ]);
    }
  });

  it('scales workers, never to none, on the age of the oldest scan that waits', () => {
    const Scaled = z.looseObject({
      spec: z.looseObject({
        scaleTargetRef: z.object({ name: z.string() }),
        minReplicaCount: z.number().min(1),
        triggers: z.array(
          z.object({
            type: z.literal('prometheus'),
            metricType: z.string(),
            metadata: z.looseObject({ query: z.string() }),
          }),
        ),
      }),
    });
    const scaled = manifests
      .filter(({ kind }) => kind === 'ScaledObject')
      .map((one) => Scaled.parse(one));
    const names = scaled.map(({ spec }) => spec.scaleTargetRef.name);
    expect(new Set(names)).toEqual(new Set(workers.map(({ name }) => name)));
    for (const { spec } of scaled) {
      expect(spec.triggers[0]?.metadata.query).toContain('max(emet_oldest_scan_age_seconds)');
    }
  });

  it('begins by permitting no traffic at all', () => {
    const deny = manifests.find(({ metadata }) => metadata.name === 'nothing-else');
    expect(deny).toMatchObject({ spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] } });
    expect(deny).not.toHaveProperty('spec.egress');
    expect(deny).not.toHaveProperty('spec.ingress');
  });

  it('holds no secret, and never overwrites one', () => {
    const secrets = manifests.filter(({ kind }) => kind === 'Secret');
    expect(new Set(secrets.map(({ path }) => path))).toEqual(
      new Set([`${FOLDER}/secrets.example.yaml`]),
    );
    for (const secret of secrets) {
      const { stringData } = z
        .looseObject({ stringData: z.record(z.string(), z.literal('')) })
        .parse(secret);
      expect(Object.keys(stringData).length).toBeGreaterThan(0);
    }
    for (const path of kustomizations) {
      expect(Kustomization.parse(readYaml(path)).resources.join()).not.toContain('secret');
    }
  });

  it('routes to the outside what callers need and nothing that is for machines inside', () => {
    const ingress = manifests.find(({ kind }) => kind === 'Ingress');
    const paths = [...JSON.stringify(ingress).matchAll(/"path":"([^"]+)"/g)]
      .slice(1)
      .map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/api', '/docs', '/healthz']));
    for (const path of paths) expect(['/', '/metrics', '/readyz']).not.toContain(path);
  });
});

// Needs kubectl, and no cluster.
describe.skipIf(!isInstalled('kubectl'))('kubectl kustomize', () => {
  it.each(['cpu', 'gpu'])('puts the overlay %s together', (overlay) => {
    const whole = say('kubectl', ['kustomize', `${FOLDER}/overlays/${overlay}`]);
    expect(whole).not.toMatch(/image: emet-(cpu|gpu)$/m);
    expect(whole).toContain('namespace: emet');
  });
});

describe('metrics in Kubernetes', () => {
  const Ports = z.array(z.object({ name: z.string(), containerPort: z.number() }));
  const Annotated = z.looseObject({
    spec: z.looseObject({
      template: z.looseObject({
        metadata: z.looseObject({ annotations: z.record(z.string(), z.string()) }),
      }),
    }),
  });
  const settings = z
    .looseObject({ data: z.record(z.string(), z.string()) })
    .parse(manifests.find(({ kind }) => kind === 'ConfigMap')).data;

  it.each(manifests.filter(({ kind }) => kind === 'Deployment'))(
    '$metadata.name shows them on the port that Prometheus asks, to all addresses',
    (manifest) => {
      const pod = pods.find(({ name }) => name === manifest.metadata.name);
      const ports = Ports.parse(pod?.container['ports']);
      const port = ports.find(({ name }) => name === 'metrics')?.containerPort;
      const { annotations } = Annotated.parse(manifest).spec.template.metadata;
      expect(annotations).toMatchObject({
        'prometheus.io/scrape': 'true',
        'prometheus.io/port': String(port),
      });
      expect(settings).toMatchObject({ METRICS_PORT: String(port), METRICS_HOST: '0.0.0.0' });
    },
  );

  it('only Prometheus may reach that port, and it no other', () => {
    const Policy = z.looseObject({
      spec: z.looseObject({
        ingress: z
          .array(z.looseObject({ from: z.array(z.unknown()), ports: z.array(z.unknown()) }))
          .default([]),
      }),
    });
    const rules = manifests
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .flatMap((policy) => Policy.parse(policy).spec.ingress)
      .map(({ from, ports }) => [JSON.stringify(from).includes('monitoring'), ports]);
    expect(rules).toContainEqual([true, [{ protocol: 'TCP', port: 'metrics' }]]);
    for (const [isPrometheus, ports] of rules) {
      expect(JSON.stringify(ports).includes('metrics')).toBe(isPrometheus);
    }
  });
});
