import { createHash } from 'node:crypto';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScanPosition, Stores, TrainingCopy } from '../../../core/ports.js';
import {
  changedPlaces,
  type Dataset,
  LISTING,
  type LabelledDocument,
} from '../../evaluate/dataset-listing.js';
import { LISTING as LABELS } from '../../evaluate/pixels/labelled-pictures.js';
import { bytesOf } from '../backup/ndjson.js';
import { openProgress } from '../backup/write-backup.js';
import type { Session } from '../command.js';
import { describeDocument } from './describe-document.js';
import { drawMasks } from './draw-masks.js';

const PAGE = 20;

/** An entry of labels.json, as `npm run evaluate` and `scripts/train` read it. */
interface LabelledPicture {
  file: string;
  label: 'genuine' | 'forged';
  chain: string;
  operations: string[];
  masks: Record<string, string>;
}

export interface Writer {
  /** Writes the training copies of one organisation; returns how many, and how many files were missing. */
  add(organisationId: string): Promise<{ files: number; lost: number }>;
  /** Writes what lists all of them. */
  end(): Promise<void>;
}

/** Writes labelled documents into an empty folder that exists; names in it tell of nobody. */
export function openWriter(
  { scans, files }: Stores,
  folder: string,
  { log, signal }: Pick<Session, 'log' | 'signal'>,
): Writer {
  const documents: LabelledDocument[] = [];
  const pictures: LabelledPicture[] = [];
  const progress = openProgress(log, signal);

  return {
    add: async (organisationId) => {
      const counts = { files: 0, lost: 0 };
      let after: ScanPosition | null = null;
      for (;;) {
        const page: TrainingCopy[] = await scans.listTrainingCopies({
          ...{ organisationId, after, limit: PAGE },
        });
        for (const copy of page) {
          progress.step('documents written');
          if (await addDocument(copy)) counts.files += 1;
          else {
            counts.lost += 1;
            log(`The file of scan ${copy.scan.id} is missing or damaged in the store.`);
          }
        }
        const last = page.at(-1)?.scan;
        if (last === undefined || page.length < PAGE) return counts;
        after = last;
      }
    },

    end: async () => {
      const dataset: Dataset = {
        ...{ format: 1, exported_at: new Date().toISOString(), documents },
      };
      await writeJson(join(folder, LISTING), dataset);
      await writeJson(join(folder, LABELS), pictures);
    },
  };

  async function addDocument(copy: TrainingCopy): Promise<boolean> {
    const document = describeDocument(copy);
    const { scan } = copy;
    const path = join(folder, document.file);
    await mkdir(join(folder, document.label), { recursive: true, mode: 0o700 });
    const kept = await files.open(scan.file.fileId);
    if (kept === null) return false;
    try {
      if (!(await copyChecked(kept.path, path, scan.file))) return false;
    } finally {
      await kept.release();
    }
    documents.push(document);
    if (scan.file.type !== 'application/pdf') pictures.push(await describePicture(copy, document));
    return true;
  }

  async function describePicture(
    { scan }: TrainingCopy,
    document: LabelledDocument,
  ): Promise<LabelledPicture> {
    const places = document.label === 'forged' ? changedPlaces(document) : [];
    const size = scan.report?.forensic_analysis?.pages.find(({ origin }) => origin === 'file');
    const masks: Record<string, string> = {};
    if (size !== undefined) {
      const drawn = await drawMasks({ width: size.width_px, height: size.height_px }, places);
      if (drawn.size > 0) await mkdir(join(folder, 'masks'), { recursive: true, mode: 0o700 });
      for (const [kind, png] of drawn) {
        const name = `masks/${scan.id}.${kind}.png`;
        await writeFile(join(folder, name), png, { mode: 0o600, flag: 'wx' });
        masks[kind] = name;
      }
    }
    return {
      ...{ file: document.file, label: document.label, chain: scan.channel ?? 'unknown' },
      operations: [...new Set(places.flatMap(({ category }) => category ?? []))],
      masks,
    };
  }
}

/** false, with nothing left behind, when its bytes are not those that were accepted. */
async function copyChecked(from: string, to: string, { sha256 }: { sha256: string }) {
  const hash = createHash('sha256');
  const target = await open(to, 'wx', 0o600);
  try {
    for await (const chunk of bytesOf(from)) {
      hash.update(chunk);
      await target.writeFile(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  if (hash.digest('hex') === sha256) return true;
  await rm(to);
  return false;
}

const writeJson = (path: string, value: unknown): Promise<void> =>
  writeFile(path, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
