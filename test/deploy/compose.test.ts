import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../core/settings.js';
import { type ComposeService, readCompose, secondsOf } from './compose-file.js';
import { bytesOf, exists, read, readYaml, say } from './repository.js';

const compose = readCompose();
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image?.startsWith('emet:'));
const workers = services.filter(([name]) => name.startsWith('worker-'));
const ONE_SHOT = ['migrate', 'admin'];

const settingOf = (service: ComposeService, name: string): number => {
  const text = service.environment[name] ?? '';
  return Number(/^\$\{\w+:-(.*)\}$/.exec(text)?.[1] ?? text);
};

describe('docker-compose.gpu.yml', () => {
  it('runs all that the service needs', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      [
        ...['admin', 'api', 'dcgm-exporter', 'grafana', 'migrate', 'mongodb', 'prometheus'],
        ...['proxy', 'redis', 'worker-cpu', 'worker-gpu', 'worker-tensorflow'],
      ].sort(),
    );
    expect(compose.services['api']?.deploy.replicas).toBe(2);
  });

  it.each(services)('%s may do nothing it need not', (_name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.privileged).toBe(false);
    expect(service.network_mode).toBeUndefined();
  });

  it('runs as root nothing but what measures the GPU, and that without capabilities', () => {
    const root = services.filter(([, { user }]) => user === undefined || /^(0|root)\b/.test(user));
    expect(root.map(([name]) => name)).toEqual(['dcgm-exporter']);
    const capable = services.filter(([, { cap_add }]) => cap_add.length > 0);
    expect(capable.map(([name, { cap_add }]) => [name, cap_add])).toEqual([
      ['proxy', ['NET_BIND_SERVICE']],
    ]);
  });

  it.each(services)('%s has limits and a check of its health', (name, service) => {
    const { cpus, memory, pids } = service.deploy.resources.limits;
    expect(Number(cpus)).toBeGreaterThan(0);
    expect(bytesOf(memory)).toBeGreaterThan(0);
    expect(pids).toBeGreaterThan(0);
    if (ONE_SHOT.includes(name)) expect(service.healthcheck?.disable).toBe(true);
    else expect(service.healthcheck?.test?.length ?? 0).toBeGreaterThan(1);
  });

  it('publishes the proxy to the world, Grafana to its own machine, and nothing else', () => {
    const published = services.filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name]) => name).sort()).toEqual(['grafana', 'proxy']);
    for (const port of compose.services['grafana']?.ports ?? []) {
      expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it.each(['redis', 'mongodb'])('keeps %s on an inner network alone', (name) => {
    expect(compose.services[name]?.networks).toEqual(['stores']);
    expect(compose.networks['stores']?.internal).toBe(true);
    const callers = services.filter(([, { networks }]) => networks.includes('stores'));
    const programs = ours.map(([program]) => program);
    expect(
      callers.map(([caller]) => caller).filter((caller) => !programs.includes(caller)),
    ).toEqual(['redis', 'mongodb']);
  });

  it('takes every image by an exact version', () => {
    for (const [, { image }] of services) {
      expect(image).toMatch(
        /^(emet:\$\{EMET_TAG:-local\}-[a-z-]+|[a-z0-9./-]+:v?\d+\.\d+\.\d+\S*)$/,
      );
    }
  });

  it('names settings that exist, with values the program takes', () => {
    const known = Object.fromEntries(Object.values(SETTINGS).map((one) => [one.env, one]));
    for (const [, { environment }] of ours) {
      for (const [name, text] of Object.entries(environment)) {
        const setting = known[name.replace(/_FILE$/, '')];
        expect(setting, name).toBeDefined();
        const value = (text ?? '').replace(/^\$\{\w+:-(.*)\}$/, '$1');
        if (!name.endsWith('_FILE') && value !== '') {
          expect(setting?.schema.safeParse(value).success, `${name}=${value}`).toBe(true);
        }
      }
    }
  });

  it('has no secret in it: each comes from a file the script makes', () => {
    const script = read('deploy/make-secrets.sh');
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      expect(file).toBe(`\${SECRETS_DIR:-./deploy/secrets}/${name}`);
      expect(script).toContain(`keep ${name} `);
    }
    const taken = services.flatMap(([, { secrets }]) => secrets);
    expect([...new Set(taken)].sort()).toEqual(Object.keys(compose.secrets).sort());
    for (const [, { environment }] of services) {
      for (const [name, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|TOKEN|_URL|KEY/.test(name))
          expect(value, name).toMatch(/^\/run\/secrets\//);
      }
    }
    expect(say('git', ['check-ignore', 'deploy/secrets/redis_url']).trim()).toBe(
      'deploy/secrets/redis_url',
    );
  });

  it('mounts files that exist, for reading', () => {
    for (const [name, { volumes }] of services) {
      for (const volume of volumes) {
        const [from = '', , mode] = volume.split(':');
        if (from.startsWith('.')) {
          expect(exists(from), `${name}: ${from}`).toBe(true);
          expect(mode).toBe('ro');
        } else expect(Object.keys(compose.volumes)).toContain(from);
      }
    }
  });

  it('builds targets the Dockerfile has, each image once', () => {
    const targets = [...read('Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(
      ([, name]) => name,
    );
    const built = ours.flatMap(([, { build, image }]) => (build ? [{ ...build, image }] : []));
    expect(built.map(({ target }) => target).sort()).toEqual(['cpu', 'gpu', 'tensorflow-gpu']);
    for (const { target, image } of built) {
      expect(targets).toContain(target);
      expect(image).toBe(`emet:\${EMET_TAG:-local}-${target}`);
    }
    for (const [, { image }] of ours) expect(built.map((one) => one.image)).toContain(image);
  });

  it('brings the schema up to date before API and workers start', () => {
    for (const [name, { depends_on }] of ours) {
      if (ONE_SHOT.includes(name)) continue;
      expect(depends_on['migrate']?.condition, name).toBe('service_completed_successfully');
      expect(depends_on['redis']?.condition).toBe('service_healthy');
      expect(depends_on['mongodb']?.condition).toBe('service_healthy');
    }
  });

  it('gives each process the time to stop in order that it was promised', () => {
    for (const [name, service] of ours) {
      if (ONE_SHOT.includes(name)) continue;
      const asked = settingOf(service, 'SHUTDOWN_TIMEOUT_S');
      expect(secondsOf(service.stop_grace_period), name).toBeGreaterThanOrEqual(asked + 15);
    }
    for (const [, worker] of workers) {
      expect(settingOf(worker, 'SHUTDOWN_TIMEOUT_S')).toBeGreaterThanOrEqual(
        settingOf(worker, 'SCAN_TIMEOUT_S'),
      );
    }
  });

  it.each(workers)('%s has memory for its scans and its models', (_name, worker) => {
    const places = settingOf(worker, 'WORKER_CONCURRENCY');
    const children = places * 1536 * 2 ** 20;
    const models = 3 * 2 ** 30;
    expect(bytesOf(worker.deploy.resources.limits.memory)).toBeGreaterThanOrEqual(
      children + models,
    );
  });

  it('is ready, for a worker, when the worker says so', () => {
    for (const [, { healthcheck }] of workers) expect(healthcheck?.test).toContain('/readyz');
  });

  it('lets those have a GPU that use one, and no others', () => {
    const reserved = services.flatMap(([name, { deploy }]) => {
      const devices = deploy.resources.reservations?.devices ?? [];
      return devices.map(({ driver, capabilities }) => [name, driver, capabilities[0]]);
    });
    expect(reserved).toEqual([
      ['worker-gpu', 'nvidia', 'gpu'],
      ['worker-tensorflow', 'nvidia', 'gpu'],
      ['dcgm-exporter', 'nvidia', 'gpu'],
    ]);
    const onGpus = ours.filter(([, { environment }]) => environment['GPUS'] !== undefined);
    expect(onGpus.map(([name]) => name)).toEqual(['worker-gpu', 'worker-tensorflow']);
  });
});

describe('docker-compose.cpu.yml', () => {
  it('leaves out all that needs a GPU and runs more workers on the CPU', () => {
    const override = readYaml('docker-compose.cpu.yml');
    expect(override).toMatchObject({
      services: {
        'worker-gpu': { profiles: ['gpu'] },
        'dcgm-exporter': { profiles: ['gpu'] },
        'worker-cpu': { deploy: { replicas: 2 } },
      },
    });
    const names = Object.keys((override as { services: object }).services);
    for (const name of names) expect(Object.keys(compose.services)).toContain(name);
  });
});

const hasCompose = ((): boolean => {
  try {
    say('docker', ['compose', 'version']);
    return true;
  } catch {
    return false;
  }
})();

// Needs Compose v2, and no engine.
describe.skipIf(!hasCompose)('docker compose config', () => {
  it.each([
    ['-f docker-compose.gpu.yml'],
    ['-f docker-compose.gpu.yml --profile tensorflow --profile admin'],
    ['-f docker-compose.gpu.yml -f docker-compose.cpu.yml'],
  ])('accepts %s', (words) => {
    say('docker', ['compose', ...words.split(' '), 'config', '--quiet']);
  });
});
