import { ENGINE_VERSION } from '../../../worker/engine/index.js';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ARCHIVE_FORMAT } from '../../../core/archive.js';
import { DateTime } from '../../../core/vocabulary.js';
import { CommandError } from '../command.js';

/**
 * The contents of a backup. Size and SHA-256 of each original file are in the
 * record of its scan, so this one hash covers everything.
 */
const Manifest = z.object({
  format: z.literal('emet-backup'),
  format_version: z.number().int().min(1).max(ARCHIVE_FORMAT),
  program_version: z.string(),
  made_at: DateTime,
  /** Number of records of each kind. */
  records: z.record(z.string(), z.number().int()),
  records_file: z.object({ bytes: z.number().int(), sha256: z.string() }),
  files: z.object({ count: z.number().int(), bytes: z.number().int() }),
});

export type Manifest = z.infer<typeof Manifest>;

const Heading = z.object({
  format: z.literal('emet-backup'),
  format_version: z.number().int(),
  program_version: z.string(),
});

/** Paths of a backup's files in its folder. */
export const placesIn = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  records: join(folder, 'records.ndjson'),
  files: join(folder, 'files'),
  file: (fileId: string) => join(folder, 'files', fileId),
});

export async function writeManifest(
  folder: string,
  content: Pick<Manifest, 'made_at' | 'records' | 'records_file' | 'files'>,
): Promise<Manifest> {
  const manifest: Manifest = {
    format: 'emet-backup',
    format_version: ARCHIVE_FORMAT,
    program_version: ENGINE_VERSION,
    ...content,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(placesIn(folder).manifest, text, { mode: 0o600, flag: 'wx', flush: true });
  return manifest;
}

/** Rejects with CommandError for a folder that is not a complete backup, or has a newer format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const content = await readJson(folder);
  const heading = Heading.safeParse(content);
  if (!heading.success) throw notWhole(folder, 'its manifest.json is not that of a backup');
  if (heading.data.format_version > ARCHIVE_FORMAT) {
    throw new CommandError(
      `The backup was written by version ${heading.data.program_version} of this program, in a format ` +
        `(${heading.data.format_version}) that this one (${ENGINE_VERSION}) does not know: restore it with that version or a newer one.`,
    );
  }
  const manifest = Manifest.safeParse(content);
  if (!manifest.success) throw notWhole(folder, 'its manifest.json is not that of a backup');
  return manifest.data;
}

async function readJson(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(placesIn(folder).manifest, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw notWhole(folder, 'its manifest.json is no JSON');
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw notWhole(folder, `its manifest.json cannot be read (${code})`);
  }
}

export const notWhole = (folder: string, why: string): CommandError =>
  new CommandError(`"${folder}" is no whole, unchanged backup: ${why}. Nothing was restored.`);
