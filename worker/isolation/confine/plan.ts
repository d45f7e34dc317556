import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { childEntry } from '../child-entry.js';

/** What one confined process may reach, handed to its launcher; paths are absolute. */
export const Confinement = z.object({
  /** The module to run, and options of Node for it. */
  entry: z.string(),
  options: z.array(z.string()),
  read: z.array(z.string()),
  /** Its own folder for temporary files. */
  write: z.array(z.string()),
  devices: z.array(z.string()),
  /** Whether it may open sockets of this machine: drivers of GPUs do. */
  unixSockets: z.boolean(),
  /** An empty folder on which its own root may be mounted; null where none could be made. */
  root: z.string().nullable(),
  /** Its environment variables. */
  environment: z.record(z.string(), z.string()),
});

export type Confinement = z.infer<typeof Confinement>;

/** The variable in which a launcher finds its Confinement, as JSON. */
export const CONFINEMENT_VARIABLE = 'EMET_CONFINEMENT';

/** Programs' libraries and data that hold nothing of this machine's users. */
const SYSTEM = [
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/local/lib',
  '/usr/share/fonts',
  '/usr/share/zoneinfo',
  '/usr/local/share/fonts',
  '/lib',
  '/lib32',
  '/lib64',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/localtime',
];

const DEVICES = ['/dev/null', '/dev/zero', '/dev/random', '/dev/urandom'];

/** What drivers of GPUs read besides. */
const OF_GPUS = ['/proc', '/sys', '/usr/local', '/etc/nvidia', '/opt/nvidia'];

/**
 * @param reads further files and folders that this child reads: the models of its store
 * @param scratch its own folder, and the empty one beside it; null where none could be made
 */
export function planConfinement(child: {
  entry: string;
  options: readonly string[];
  reads: readonly string[];
  usesGpu: boolean;
  scratch: { write: string; root: string } | null;
  environment: Readonly<Record<string, string>>;
}): Confinement {
  const { entry, scratch, environment } = child;
  const libraries = environment['LD_LIBRARY_PATH']?.split(':').filter((path) => path !== '') ?? [];
  const own = ['.', '../node_modules', '../package.json'].map((path) => childEntry(path));
  const read = [
    ...own.filter((path) => existsSync(path)),
    ...[dirname(entry), process.execPath, ...child.reads, ...libraries],
    ...(child.usesGpu ? OF_GPUS : []),
  ];
  const devices = [...DEVICES, ...(child.usesGpu ? devicesOfGpus() : [])];
  return {
    ...{ entry, options: [...child.options], unixSockets: child.usesGpu },
    read: [...SYSTEM, ...read.filter((path) => existsSync(path)).flatMap(withTarget)],
    write: scratch === null ? [] : withTarget(scratch.write),
    devices: devices.filter((path) => existsSync(path)),
    root: scratch?.root ?? null,
    environment: { ...environment },
  };
}

/** A path, and where it leads: programs use either. */
const withTarget = (path: string): string[] => [...new Set([path, realpathSync(path)])];

const devicesOfGpus = (): string[] =>
  readdirSync('/dev')
    .filter((name) => name.startsWith('nvidia') || name === 'dri')
    .map((name) => `/dev/${name}`);
