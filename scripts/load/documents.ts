import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A document to send. */
export interface Sendable {
  name: string;
  bytes: Buffer;
}

/** Shares of the kinds of documents, by the ending of their names: `pdf=3,jpg=1`. */
export type Mix = Map<string, number>;

export class LoadUsageError extends Error {}

const KINDS = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.heic'];

/** @throws {LoadUsageError} naming what is wrong */
export function readMix(text: string): Mix {
  const mix: Mix = new Map();
  for (const part of text.split(',')) {
    const [, kind = '', share = ''] = /^(\w+)=(\d+(?:\.\d+)?)$/.exec(part.trim()) ?? [];
    if (kind === '' || !KINDS.includes(`.${kind}`)) {
      throw new LoadUsageError(
        `--mix: "${part}" is no share such as pdf=3; kinds are ${KINDS.map((one) => one.slice(1)).join(', ')}`,
      );
    }
    mix.set(kind, Number(share));
  }
  if ([...mix.values()].every((share) => share === 0)) {
    throw new LoadUsageError('--mix: every share is 0');
  }
  return mix;
}

/**
 * The documents of a folder, by kind. Without a mix all kinds found have the share of their
 * number. @throws {LoadUsageError} when the folder lacks a kind of the mix
 */
export async function readDocuments(
  folder: string,
  mix: Mix | null,
): Promise<{ kind: string; share: number; documents: Sendable[] }[]> {
  const names = await readdir(folder).catch(() => {
    throw new LoadUsageError(`--folder: ${folder} cannot be read`);
  });
  const byKind = new Map<string, Sendable[]>();
  for (const name of names.sort()) {
    const kind = extname(name).toLowerCase();
    if (!KINDS.includes(kind)) continue;
    const sendable = { name, bytes: await readFile(join(folder, name)) };
    byKind.set(kind.slice(1), [...(byKind.get(kind.slice(1)) ?? []), sendable]);
  }
  const shares = mix ?? new Map([...byKind].map(([kind, { length }]) => [kind, length]));
  const chosen = [...shares].map(([kind, share]) => {
    const documents = byKind.get(kind) ?? [];
    if (documents.length === 0 && share > 0) {
      throw new LoadUsageError(`${folder} has no document that ends in .${kind}`);
    }
    return { kind, share, documents };
  });
  if (chosen.length === 0) throw new LoadUsageError(`${folder} has no document`);
  return chosen;
}

/** Answers documents so that after any number of them each kind has had its share. */
export function inTurn(
  kinds: readonly { kind: string; share: number; documents: Sendable[] }[],
): () => { kind: string; document: Sendable } {
  const given = kinds.map(() => 0);
  return () => {
    let next = -1;
    for (const [at, { share }] of kinds.entries()) {
      if (share === 0) continue;
      const due = ((given[at] ?? 0) + 1) / share;
      const best = next < 0 ? Infinity : ((given[next] ?? 0) + 1) / (kinds[next]?.share ?? 1);
      if (due < best) next = at;
    }
    const kind = kinds[next];
    const count = given[next] ?? 0;
    const document = kind?.documents[count % kind.documents.length];
    if (kind === undefined || document === undefined) throw new Error('There is nothing to send');
    given[next] = count + 1;
    return { kind: kind.kind, document };
  };
}
