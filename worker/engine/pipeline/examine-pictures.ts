import { ScanFailure } from '../../../core/errors.js';
import type { LayerRun } from '../../../core/report.js';
import type { PictureDetector } from '../detectors/detector.js';
import {
  abstain,
  type ExaminedPicture,
  type PageKnowledge,
  type PictureDetection,
} from '../detectors/picture/picture-detection.js';
import type { Place } from '../evidence/geometry.js';
import type { Line } from '../evidence/page.js';
import type { Finding } from '../findings/finding.js';
import type { OpenPagePicture, PagePicture } from '../image/page-picture.js';
import type { Layers } from './coverage.js';
import type { LookedAt, PicturesAhead } from './ahead/pictures-ahead.js';
import { type DetectorRun, runDetector } from './run-detector.js';
import { withoutPixels } from './without-pixels.js';

/** Time limit for decoding one picture. */
const DECODE_TIMEOUT_MS = 20_000;

/**
 * Larger pictures are not examined: a layer needs up to 20 bytes per pixel, and all layers
 * together half a second per megapixel.
 */
export const PICTURE_MEGAPIXELS_MAX = 30;

export interface ExaminedPictures {
  findings: (Finding & { engine: string })[];
  pictures: ExaminedPicture[];
}

export interface PictureBudget {
  /** Time left for all pictures, in ms. */
  leftMs: () => number;
  megapixelsMax: number;
  signal: AbortSignal;
  /** Rethrows the fault of a detector instead of recording it. */
  strict?: boolean;
  /** Pictures that were examined while pages were read. */
  ahead?: PicturesAhead | null;
}

export interface PictureHooks {
  /** Receives a picture while it is in memory; none is examined ahead then. */
  see?: SeePicture | null;
  /** Called after each picture with all so far. */
  examined?: (examined: ExaminedPictures) => Promise<void>;
}

/** Receives a picture while it is in memory, with its detections. */
export type SeePicture = (
  picture: PagePicture,
  detections: ExaminedPicture['detections'],
) => Promise<void>;

/**
 * Runs every picture detector on every picture, one picture in memory at a time. A detector
 * that fails is recorded and the others go on. Layers count as timed out where no time was
 * left for a picture; a picture with too many pixels is recorded as the reason.
 *
 * @param knowledgeOf what is known about the page of a picture
 */
export async function examinePictures(
  detectors: readonly PictureDetector[],
  pictures: readonly OpenPagePicture[],
  knowledgeOf: (picture: Pick<PagePicture, 'page'>) => PageKnowledge,
  layers: Layers,
  budget: PictureBudget,
  hooks: PictureHooks = {},
): Promise<ExaminedPictures> {
  const examined: ExaminedPictures = { findings: [], pictures: [] };
  const record = openRecord(detectors);
  for (const open of pictures) {
    const isLate = budget.leftMs() <= 0;
    if (isLate || open.width * open.height > budget.megapixelsMax * 1_000_000) {
      if (isLate) record.late();
      else record.missed('a picture has too many pixels');
      continue;
    }
    budget.signal.throwIfAborted();
    const looked = await lookAt(open);
    if (looked === null) continue;
    const detections = looked.runs.map((run, at) => {
      const detector = detectors[at]!.id;
      record.add(detector, run);
      return {
        detector,
        detection: run.status === 'ran' ? run.result : abstain('failed'),
        ms: run.ms,
      };
    });
    const { lines } = knowledgeOf(looked.picture);
    for (const { detector, detection } of detections)
      for (const finding of detection.findings)
        examined.findings.push({
          engine: detector,
          ...finding,
          evidence: finding.evidence ?? wordsAt(finding.place, lines),
        });
    examined.pictures.push({ picture: looked.picture, detections });
    if (looked.pixels !== null) await hooks.see?.(looked.pixels, detections);
    await hooks.examined?.(examined);
  }
  if (pictures.length === 0) record.missed('no page is a picture');
  for (const run of record.runs()) layers.note(run);
  return examined;

  async function lookAt(
    open: OpenPagePicture,
  ): Promise<(Omit<LookedAt, 'decodingMs'> & { pixels: PagePicture | null }) | null> {
    const ahead = await budget.ahead?.take(open, knowledgeOf(open).channel);
    if (ahead) {
      layers.note({ layer: 'pixels', status: 'ran', duration_ms: ahead.decodingMs });
      return { ...ahead, pixels: null };
    }
    const pixels = await layers.attempt('pixels', DECODE_TIMEOUT_MS, () =>
      open.load().catch((error: unknown) => {
        throw open.origin === 'embedded' && error instanceof ScanFailure
          ? new UndecodablePicture()
          : error;
      }),
    );
    if (pixels === null) {
      record.missed('a picture cannot be decoded');
      return null;
    }
    const { signal, strict, leftMs } = budget;
    const runs: LookedAt['runs'] = [];
    for (const detector of detectors) {
      const evidence = { ...knowledgeOf(pixels), picture: pixels };
      runs.push(await runDetector(detector, evidence, { signal, strict, leftMs }));
      // Lets this process handle messages and timers between two long computations.
      await new Promise(setImmediate);
    }
    return { picture: withoutPixels(pixels), runs, pixels };
  }
}

/** A picture inside a PDF that is damaged costs the layers of pixels, not the scan of its pages. */
class UndecodablePicture extends Error {
  override readonly name = 'UndecodablePicture';
}

/** Longer text is not a value that a person compares. */
const WORDS_MAX_CHARS = 80;

/** The text at a place, so that a person knows which value is meant; null for none or too much. */
function wordsAt(place: Place | null, lines: readonly Line[]): string | null {
  if (place === null) return null;
  const { x, y, w, h } = place.rect;
  const text = lines
    .flatMap(({ words }) => words)
    .filter(({ rect }) => {
      const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
      return middle.x >= x && middle.x <= x + w && middle.y >= y && middle.y <= y + h;
    })
    .map((word) => word.text)
    .join(' ');
  return text === '' || text.length > WORDS_MAX_CHARS ? null : text;
}

/** The runs of the layers over all pictures, with one coverage entry per detector. */
function openRecord(detectors: readonly PictureDetector[]) {
  const lines = new Map(detectors.map(({ id }) => [id, openLine()]));
  const missed = new Set<string>();
  return {
    missed: (reason: string): void => void missed.add(reason),
    late(): void {
      missed.add('no time left for every page');
      for (const line of lines.values()) line.broken ??= 'timed_out';
    },
    add(id: string, run: DetectorRun<PictureDetection>): void {
      const line = lines.get(id);
      if (line === undefined) throw new Error(`no picture detector ${id}`);
      line.ms += run.ms;
      if (run.status !== 'ran') {
        line.reasons.add(run.reason);
        if (run.status !== 'skipped') line.broken = run.status;
        return;
      }
      const { abstained, model } = run.result;
      if (abstained === null) line.hasLooked = true;
      else line.reasons.add(abstained);
      if (model) line.model = `${model.name}@${model.version}`;
    },
    runs: (): LayerRun[] =>
      [...lines].map(([layer, { ms, hasLooked, model, reasons, broken }]) => {
        const why = [...reasons, ...missed].join('; ');
        return {
          layer,
          status: broken ?? (hasLooked ? 'ran' : 'skipped'),
          ...(why !== '' && { reason: why }),
          duration_ms: Math.round(ms),
          ...(model !== '' && { model }),
        };
      }),
  };
}

interface RecordLine {
  ms: number;
  hasLooked: boolean;
  /** name@version. */
  model: string;
  reasons: Set<string>;
  broken: 'failed' | 'timed_out' | 'not_run' | null;
}

const openLine = (): RecordLine => ({
  ms: 0,
  hasLooked: false,
  model: '',
  reasons: new Set(),
  broken: null,
});
