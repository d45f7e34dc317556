import { z } from 'zod';
import { PlanId } from './accounts.js';

/**
 * Every setting of the program, declared once: environment name, default,
 * schema, and the sentence shown in the README (`npm run readme` generates its
 * table from here, and a test keeps the two in step).
 */

interface Setting<T> {
  env: string;
  doc: string;
  /** Parses the environment's text; undefined yields the schema's default. */
  schema: z.ZodType<T>;
  /** The default as shown in the README. */
  shown: string;
}

const setting = <T>(env: string, shown: string, schema: z.ZodType<T>, doc: string): Setting<T> => ({
  env,
  shown,
  schema,
  doc,
});

const integer = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const optionalInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .optional();

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true' || text === '1');

const words = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const planList = z
  .string()
  .default('')
  .transform(words)
  .pipe(z.array(z.enum(PlanId.options, { error: `must be of ${PlanId.options.join(', ')}` })));

const issuerList = z
  .string()
  .default('')
  .transform(words)
  .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be addresses, separated by commas' })));

/** A port for /metrics is opened to this machine unless METRICS_HOST says otherwise. */
export const METRICS_HOST_DEFAULT = '127.0.0.1';

export const SETTINGS = {
  port: setting('PORT', '8080', integer(8080, 0, 65535), 'Port of the API; 0 takes any free one.'),
  host: setting(
    'HOST',
    '0.0.0.0',
    z.string().min(1).default('0.0.0.0'),
    'Address the API listens on.',
  ),
  metricsPort: setting(
    'METRICS_PORT',
    'none',
    optionalInteger(0, 65535),
    'Port for /metrics alone; 0 takes any free one. Without, /metrics is on PORT and answers this machine only.',
  ),
  metricsHost: setting(
    'METRICS_HOST',
    METRICS_HOST_DEFAULT,
    z.string().min(1).optional(),
    'Address that METRICS_PORT listens on.',
  ),
  mode: setting(
    'MODE',
    'all',
    z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
    'What this process runs: the API, a worker, or both.',
  ),
  dataDir: setting(
    'DATA_DIR',
    './data',
    z.string().min(1).default('./data'),
    'Folder of the embedded store: database and original files.',
  ),
  redisUrl: setting(
    'REDIS_URL',
    'none',
    z.string().min(1).optional(),
    'Redis of the cluster platform, redis:// or rediss://; goes with MONGODB_URL. REDIS_URL_FILE names a file that holds it.',
  ),
  mongodbUrl: setting(
    'MONGODB_URL',
    'none',
    z.string().min(1).optional(),
    'MongoDB of the cluster platform, with the name of the database; goes with REDIS_URL. MONGODB_URL_FILE names a file that holds it.',
  ),
  secretsKey: setting(
    'SECRETS_KEY',
    'made in DATA_DIR',
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
      .pipe(
        z
          .array(z.string().regex(/^[0-9a-f]{64}$/i, 'must be keys of 64 hexadecimal digits'))
          .min(1, 'must be keys of 64 hexadecimal digits'),
      )
      .optional(),
    'Key that encrypts secrets of webhooks, second factors and single sign-on in the store: 64 hexadecimal digits (openssl rand -hex 32). Older keys that are still read follow, separated by commas. Required with MONGODB_URL. SECRETS_KEY_FILE names a file that holds it.',
  ),
  queueMax: setting(
    'QUEUE_MAX',
    '50000',
    integer(50_000, 1, 10_000_000),
    'Scans that may wait for a worker; beyond it new ones are turned away with 503.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'must be trace, debug, info, warn, error, fatal or silent',
      })
      .default('info'),
    'Least level that is logged: trace, debug, info, warn, error, fatal or silent.',
  ),
  otlpEndpoint: setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'none',
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    'Collector that traces are sent to, as OTLP over HTTP, such as http://127.0.0.1:4318. Without it nothing is traced.',
  ),
  allowPrivateNetwork: setting(
    'ALLOW_PRIVATE_NETWORK',
    'false',
    flag(false),
    'true allows http and internal addresses for file_url and webhooks. For development only.',
  ),
  tlsCertFile: setting(
    'TLS_CERT_FILE',
    'none',
    z.string().min(1).optional(),
    'PEM certificate; with TLS_KEY_FILE the API serves HTTPS itself.',
  ),
  tlsKeyFile: setting(
    'TLS_KEY_FILE',
    'none',
    z.string().min(1).optional(),
    'PEM key of TLS_CERT_FILE.',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    '0',
    integer(0, 0, 10),
    'Number of proxies in front of the API whose X-Forwarded-For is believed.',
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    'http://localhost:PORT',
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    'Address under which browsers reach the API, such as https://emet.example.com: for one-time links.',
  ),
  signInOverHttp: setting(
    'SIGN_IN_OVER_HTTP',
    'false',
    flag(false),
    'true lets people sign in to the dashboard over plain http from other machines, where anybody on the way reads their passwords. For development only.',
  ),
  workerConcurrency: setting(
    'WORKER_CONCURRENCY',
    '1',
    integer(1, 1, 64),
    'Scans a worker analyses at once, each in a child process of its own.',
  ),
  scanTimeoutS: setting(
    'SCAN_TIMEOUT_S',
    '120',
    integer(120, 1, 3600),
    'Wall time of one scan, seconds.',
  ),
  scanCpuS: setting(
    'SCAN_CPU_S',
    '180',
    integer(180, 1, 3600),
    'CPU time of one scan, seconds over all threads.',
  ),
  scanMemoryMb: setting(
    'SCAN_MEMORY_MB',
    '1536',
    integer(1536, 512, 65536),
    'Resident memory of the child that analyses a scan, MiB.',
  ),
  scanAttemptsMax: setting(
    'SCAN_ATTEMPTS_MAX',
    '3',
    integer(3, 1, 10),
    'Workers that may die over a scan before it ends as failed.',
  ),
  sandbox: setting(
    'SANDBOX',
    'auto',
    z.enum(['auto', 'require', 'off'], { error: 'must be auto, require or off' }).default('auto'),
    'Confinement of the processes that read documents: auto as far as the system grants it, require refuses to start where it does not grant all, off for none.',
  ),
  childScansMax: setting(
    'CHILD_SCANS_MAX',
    '50',
    integer(50, 1, 10000),
    'Scans after which an analysis child is replaced by a fresh one.',
  ),
  modelsDir: setting(
    'MODELS_DIR',
    'models of this installation',
    z.string().min(1).optional(),
    'Folder of the model store; a running worker follows its live.json files.',
  ),
  gpus: setting(
    'GPUS',
    'none',
    z
      .string()
      .regex(/^\d{1,2}(,\d{1,2})*$/, 'must be numbers of GPUs, such as 0 or 0,1')
      .transform((text) => [...new Set(text.split(',').map(Number))])
      .optional(),
    'GPUs the models run on, such as 0 or 0,1; without, the CPU. A worker whose GPUs cannot be used is not ready.',
  ),
  cpuModels: setting(
    'CPU_MODELS',
    'none',
    z
      .string()
      .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, 'must be names of models, such as ai-generated')
      .transform((text) => text.split(','))
      .optional(),
    'Models that a worker with GPUS runs on its CPU all the same, such as those of a runtime its image has no CUDA for.',
  ),
  inferenceThreads: setting(
    'INFERENCE_THREADS',
    '1',
    integer(1, 1, 64),
    'CPU threads of one run of a model.',
  ),
  inferenceTimeoutS: setting(
    'INFERENCE_TIMEOUT_S',
    '60',
    integer(60, 1, 3600),
    'Seconds a model may take for one picture, waiting and a second attempt included.',
  ),
  inferenceStallS: setting(
    'INFERENCE_STALL_S',
    '10',
    integer(10, 1, 3600),
    'Seconds the process of a model may be silent over a picture before it is replaced; up to four times as long while it waits for a processor.',
  ),
  modelMemoryMb: setting(
    'MODEL_MEMORY_MB',
    '4096',
    integer(4096, 256, 1048576),
    'Resident memory of the process of a model, MiB; one that takes more is replaced.',
  ),
  leaseS: setting(
    'LEASE_S',
    '10',
    integer(10, 2, 300),
    'Seconds after which a silent worker loses the scan it holds.',
  ),
  shutdownTimeoutS: setting(
    'SHUTDOWN_TIMEOUT_S',
    '30',
    integer(30, 0, 3600),
    'Seconds a worker may take to finish its scans when it is asked to stop.',
  ),
  pagesMax: setting('PAGES_MAX', '50', integer(50, 1, 1000), 'Pages of a PDF.'),
  megapixelsMax: setting(
    'MEGAPIXELS_MAX',
    '100',
    integer(100, 1, 1000),
    'Megapixels of one picture or page.',
  ),
  ownerPlans: setting(
    'OWNER_PLANS',
    'none',
    planList,
    'Comma-separated plans that owners of organizations may choose themselves; other changes of a plan are the operator’s.',
  ),
  ssoPrivateIssuers: setting(
    'SSO_PRIVATE_ISSUERS',
    'none',
    issuerList,
    'Comma-separated issuers of single sign-on that may be at internal addresses; all others must be public and https.',
  ),
  fileRetentionDays: setting(
    'FILE_RETENTION_DAYS',
    'kept until deleted',
    optionalInteger(0, 36500),
    'Days after which original files and the pictures of their pages are removed; the reports stay.',
  ),
  pageImages: setting(
    'PAGE_IMAGES',
    'on',
    z
      .enum(['on', 'off'], { error: 'must be on or off' })
      .default('on')
      .transform((text) => text === 'on'),
    'Whether a picture of each page is kept with the scan, as the analysis saw it: WEBP, 150 kB and 50 pages at most. off keeps no new ones.',
  ),
  auditRetentionDays: setting(
    'AUDIT_RETENTION_DAYS',
    '730',
    integer(730, 0, 36500),
    'Days after which records of administrative acts are removed; 0 keeps them for ever.',
  ),
  idempotencyWaitS: setting(
    'IDEMPOTENCY_WAIT_S',
    '30',
    integer(30, 1, 120),
    'Seconds a repeated request waits for the first one that is still being handled.',
  ),
} as const satisfies Record<string, Setting<unknown>>;

export type Settings = {
  readonly [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']>;
};

/** An unusable setting: the message is one sentence that names it. */
export class SettingError extends Error {}

/** Settings that hold credentials: they may be read from a file, and their value is never shown. */
export const SECRET_SETTINGS: readonly string[] = [
  SETTINGS.redisUrl.env,
  SETTINGS.mongodbUrl.env,
  SETTINGS.secretsKey.env,
];

/**
 * Reads the settings; throws SettingError for the first invalid one.
 *
 * @param readFile reads the file a `..._FILE` variable names; throws when it
 *   cannot
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  readFile?: (path: string) => string,
): Settings {
  const values: Record<string, unknown> = {};
  for (const [name, { env, schema }] of Object.entries(SETTINGS)) {
    const isSecret = SECRET_SETTINGS.includes(env);
    const text = isSecret ? readSecret(env, environment, readFile) : environment[env];
    const parsed = schema.safeParse(text === '' ? undefined : text);
    if (!parsed.success) {
      const why = parsed.error.issues[0]?.message ?? 'is not valid';
      throw new SettingError(`Setting ${env} ${why}${isSecret ? '' : `, but is "${text ?? ''}"`}.`);
    }
    values[name] = parsed.data;
  }
  const settings = values as Settings;
  if ((settings.tlsCertFile === undefined) !== (settings.tlsKeyFile === undefined)) {
    throw new SettingError('Settings TLS_CERT_FILE and TLS_KEY_FILE must be given together.');
  }
  if (settings.metricsHost !== undefined && settings.metricsPort === undefined) {
    throw new SettingError('Setting METRICS_HOST is given without METRICS_PORT.');
  }
  if ((settings.redisUrl === undefined) !== (settings.mongodbUrl === undefined)) {
    const both = ['REDIS_URL', 'MONGODB_URL'];
    const [given, missing] = settings.redisUrl ? both : both.reverse();
    throw new SettingError(
      `Settings REDIS_URL and MONGODB_URL must be given together: ${given} is set and ${missing} is not.`,
    );
  }
  return settings;
}

function readSecret(
  env: string,
  environment: Record<string, string | undefined>,
  readFile: ((path: string) => string) | undefined,
): string | undefined {
  const path = environment[`${env}_FILE`];
  if (path === undefined || path === '') return environment[env];
  if (environment[env]) {
    throw new SettingError(`Settings ${env} and ${env}_FILE must not both be given.`);
  }
  try {
    const text = readFile?.(path).trim();
    if (text) return text;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new SettingError(`Setting ${env}_FILE names a file that cannot be read${code}.`);
  }
  throw new SettingError(`Setting ${env}_FILE names a file that is empty.`);
}
