import { ModelName, ModelVersion } from '../../core/model-manifest.js';
import { readSettings, SettingError, type Settings } from '../../core/settings.js';
import { modelsFolder } from '../../worker/inference/inference-of-settings.js';
import { readPointer, writePointer } from '../../worker/inference/live-pointers.js';
import { loadModel } from '../../worker/inference/load-model.js';
import { ModelRefused } from '../../worker/inference/refused.js';
import { listStore, type StoredVersion } from './list-store.js';
import { table } from './table.js';

const USAGE = `Usage: npm run models -- COMMAND

  list                     every model and version of the store, and which is live
  verify [NAME [VERSION]]  load and check: hashes, tensors, golden output, warm-up (default: all)
  promote NAME VERSION     verify, then make it the live version
  rollback NAME            verify the version that was live before, and make it live again
  shadow NAME VERSION      verify, then let it run beside the live one; it never touches a verdict
  shadow NAME none         end that

The store is MODELS_DIR (default: the models of this installation). A running service follows
within seconds, without a failed scan.

Exit status: 0 done, 1 refused, 2 wrong usage.`;

export interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

class UsageError extends Error {}

export async function runModels(
  args: string[],
  environment: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  try {
    const settings = readSettings(environment);
    const store: Store = { root: modelsFolder(settings), settings, output };
    const [command, ...rest] = args;
    const run = COMMANDS[command ?? ''];
    if (run === undefined) {
      const isAsked = command === '--help' || command === 'help';
      (isAsked ? output.out : output.error)(USAGE);
      return isAsked ? 0 : 2;
    }
    return await run(store, rest);
  } catch (error) {
    if (error instanceof ModelRefused) {
      output.error(`Refused (${error.reason}): ${error.message}`);
      return 1;
    }
    if (!(error instanceof UsageError) && !(error instanceof SettingError)) throw error;
    output.error(error.message);
    return 2;
  }
}

interface Store {
  root: string;
  settings: Settings;
  output: Output;
}

const COMMANDS: Partial<Record<string, (store: Store, args: string[]) => Promise<number>>> = {
  list,
  verify,
  promote,
  rollback,
  shadow,
};

async function list({ root, output }: Store): Promise<number> {
  const versions = await listStore(root);
  if (versions.length === 0) output.out(`No models in ${root}.`);
  else output.out(table(HEAD, versions.map(rowOf)));
  return 0;
}

const HEAD = ['model', 'version', 'role', 'runtime', 'task', 'MB', 'sha256', 'description'];

function rowOf({ name, version, role, stored, sizeBytes }: StoredVersion): string[] {
  if (stored instanceof ModelRefused) {
    return [name, version, role, '', '', '', '', `${stored.reason}: ${stored.message}`];
  }
  const { manifest, sha256 } = stored;
  const megabytes = (sizeBytes / 1e6).toFixed(1);
  const { runtime, task, description } = manifest;
  return [name, version, role, runtime, task, megabytes, sha256.slice(0, 12), description];
}

async function verify(store: Store, args: string[]): Promise<number> {
  const [name, version] = args;
  const wanted = (await listStore(store.root)).filter(
    (one) => (name ?? one.name) === one.name && (version ?? one.version) === one.version,
  );
  if (wanted.length === 0 || args.length > 2) {
    throw new UsageError(`There is no ${args.join('/') || 'model'} in ${store.root}.`);
  }
  let refused = 0;
  for (const one of wanted) {
    try {
      await check(store, one.name, one.version);
    } catch (error) {
      if (!(error instanceof ModelRefused)) throw error;
      store.output.error(`${one.name} ${one.version}: ${error.reason}: ${error.message}`);
      refused += 1;
    }
  }
  return refused === 0 ? 0 : 1;
}

async function promote(store: Store, args: string[]): Promise<number> {
  const [name, version] = nameAndVersion(args);
  const pointer = await readPointer(store.root, name);
  await check(store, name, version);
  if (pointer?.version === version) {
    store.output.out(`${name} ${version} is live already.`);
    return 0;
  }
  const shadow = pointer?.shadow === version ? null : (pointer?.shadow ?? null);
  await writePointer(store.root, name, { version, previous: pointer?.version ?? null, shadow });
  store.output.out(`${name} ${version} is live; before: ${pointer?.version ?? 'none'}.`);
  return 0;
}

async function rollback(store: Store, args: string[]): Promise<number> {
  const [name] = args;
  if (name === undefined || args.length > 1 || !ModelName.safeParse(name).success) {
    throw new UsageError('rollback takes the NAME of a model.');
  }
  const pointer = await readPointer(store.root, name);
  if (pointer === null || pointer.previous === null) {
    throw new UsageError(`No version of ${name} was live before.`);
  }
  await check(store, name, pointer.previous);
  const { version, previous, shadow } = pointer;
  await writePointer(store.root, name, {
    version: previous,
    previous: version,
    shadow: shadow === previous ? null : shadow,
  });
  store.output.out(`${name} ${previous} is live again; before: ${version}.`);
  return 0;
}

async function shadow(store: Store, args: string[]): Promise<number> {
  const [name, version] = args[1] === 'none' ? [args[0] ?? '', null] : nameAndVersion(args);
  const pointer = await readPointer(store.root, name);
  if (pointer === null) throw new UsageError(`No version of ${name} is live.`);
  if (pointer.version === version) throw new UsageError(`${name} ${version} is the live version.`);
  if (version !== null) await check(store, name, version);
  await writePointer(store.root, name, { ...pointer, shadow: version });
  store.output.out(`${name} has ${version ?? 'no version'} as its shadow.`);
  return 0;
}

/** Runs all loading checks on the device that the settings name. */
async function check({ root, settings, output }: Store, name: string, version: string) {
  const startedMs = performance.now();
  const [gpu] = settings.gpus ?? [];
  const { identity, model } = await loadModel(root, name, version, {
    device: gpu === undefined ? { kind: 'cpu' } : { kind: 'gpu', id: gpu },
    threads: settings.inferenceThreads,
  });
  await model.release();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  output.out(`${name} ${version} passes every check on ${identity.provider} (${seconds} s)`);
}

function nameAndVersion(args: string[]): [string, string] {
  const [name = '', version = ''] = args;
  const isValid = ModelName.safeParse(name).success && ModelVersion.safeParse(version).success;
  if (!isValid || args.length !== 2)
    throw new UsageError(`NAME and VERSION are needed.\n\n${USAGE}`);
  return [name, version];
}
