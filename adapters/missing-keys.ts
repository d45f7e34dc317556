import type { SecretKeys } from '../core/ports.js';
import type { SecretBox } from './secret-box.js';

type Missing = Awaited<ReturnType<SecretKeys['missing']>>[number];

/** Gathers the keys that stored secrets need and the box lacks. */
export function gatherMissing(box: SecretBox) {
  const missing = new Map<string, Missing>();
  return {
    add(of: 'endpointIds' | 'userIds' | 'organisationIds', id: string, sealed: string): void {
      if (box.opens(sealed)) return;
      const keyId = box.keyIdOf(sealed) ?? 'none';
      const known = missing.get(keyId) ?? {
        ...{ keyId, endpointIds: [], userIds: [], organisationIds: [] },
      };
      known[of].push(id);
      missing.set(keyId, known);
    },
    all: (): Missing[] => [...missing.values()],
  };
}
