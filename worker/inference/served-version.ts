import type { ModelAnswer, ModelIdentity, ModelInput } from '../engine/index.js';

/**
 * Why a process no longer serves a version. `drained`: its work was done;
 * `left`: its work was done, and the process goes on for other models; `hung`:
 * it stopped responding during a picture; `memory`: it exceeded its limit.
 */
export const MODEL_PROCESS_ENDS = [
  'died',
  'hung',
  'memory',
  'drained',
  'left',
  'refused',
  'closed',
] as const;
export type ModelProcessEnd = (typeof MODEL_PROCESS_ENDS)[number];

/** The process ended during the request; another process may answer it. */
export class ModelProcessLost extends Error {
  override readonly name = 'ModelProcessLost';
  /** Whether the process had received the picture, so that the picture may be the cause. */
  readonly wasShown: boolean;

  constructor(message: string, wasShown: boolean) {
    super(message);
    this.wasShown = wasShown;
  }
}

/** One supervised process that runs the models of a group (`groupOf`). */
export interface ModelProcess {
  /**
   * A version is loaded with every check, unless its network runs here already; one beside
   * others must have passed them in a process of its own before.
   */
  serve(version: VersionToServe): ServedVersion;
  /** Resolves when the process has ended. */
  gone: Promise<void>;
}

export interface VersionToServe {
  name: string;
  version: string;
  /** Called after each run that this version began, with the batch size. */
  ran: (batch: number) => void;
}

/** One version of a model, served by a process alone or beside others. */
export interface ServedVersion {
  process: ModelProcess;
  version: string;
  /** Resolves when the version can be asked; rejects with ModelRefused. */
  ready: Promise<{ identity: ModelIdentity; group: string }>;
  exited: Promise<ServedVersionEnd>;
  /** Rejects with ModelProcessLost, InferenceFailure, or the signal's reason. */
  infer(input: ModelInput, signal: AbortSignal): Promise<ModelAnswer>;
  /** Number of running requests. */
  load(): number;
  /** Accepts no new requests and leaves its process, or ends it, when none is running. */
  drain(): void;
  /** Ends the process, with all that it serves. */
  kill(end: ModelProcessEnd): void;
}

export interface ServedVersionEnd {
  why: ModelProcessEnd;
  /** Whether requests of this version were running. */
  wasBusy: boolean;
  /** Whether the process served other versions as well. */
  wasShared: boolean;
}

export interface ModelProcessLimits {
  /** Maximum time without a message while a picture is processed. */
  stallMs: number;
  /** Time limit for loading, checking and warming up. */
  loadMs: number;
  /** Limit of the process's resident memory. */
  memoryBytes: number;
}
