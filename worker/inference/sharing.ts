import type { Logger } from 'pino';
import type { ModelProcess } from './served-version.js';

/** Which process serves a group of models (`groupOf`) on a device. */
export interface Sharing {
  /**
   * The process to serve a verified version from: that of its group, or else the one it was
   * verified in, which later versions of the group then share.
   *
   * @param key equal for versions of one group on one device
   */
  hostOf(key: string, own: ModelProcess): ModelProcess;
  /** The process takes no further version. */
  drop(process: ModelProcess): void;
  /** A process that served several models ended over requests of this one. */
  diedOver(process: ModelProcess, model: string): void;
}

/** A group shares its process no longer when so many processes ended over requests of one model. */
const DEATHS_MAX = 2;

/** Deaths further apart than this count as chance. */
const DEATHS_WITHIN_MS = 3_600_000;

export function openSharing(logger: Logger): Sharing {
  const hosts = new Map<string, ModelProcess>();
  const keys = new WeakMap<ModelProcess, string>();
  const apart = new Set<string>();
  /** When processes ended, by network and model. */
  const deaths = new Map<string, number[]>();

  return {
    hostOf(key, own) {
      if (apart.has(key)) return own;
      const host = hosts.get(key);
      if (host !== undefined) return host;
      hosts.set(key, own);
      keys.set(own, key);
      void own.gone.then(() => drop(own));
      return own;
    },
    drop,
    diedOver(process, model) {
      const key = keys.get(process);
      if (key === undefined) return;
      const now = Date.now();
      const earlier = deaths.get(`${key} ${model}`) ?? [];
      const recent = [...earlier.filter((time) => now - time < DEATHS_WITHIN_MS), now];
      deaths.set(`${key} ${model}`, recent);
      if (recent.length < DEATHS_MAX || apart.has(key)) return;
      apart.add(key);
      logger.error(
        { model },
        'Models that shared a process run apart: it ended twice over one of them',
      );
    },
  };

  function drop(process: ModelProcess): void {
    const key = keys.get(process);
    if (key !== undefined && hosts.get(key) === process) hosts.delete(key);
  }
}
