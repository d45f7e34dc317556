import type { LayerRun } from '../../../core/report.js';
import type { Finding } from '../findings/finding.js';
import type { Line } from '../evidence/page.js';
import type { Place } from '../evidence/geometry.js';
import type { Layers } from './coverage.js';
import { withinTime } from './within-time.js';
import type { OpenPagePicture, PagePicture } from '../image/page-picture.js';
import {
  abstain,
  type PictureContext,
  type PictureDetection,
  type PictureDetector,
} from '../detectors/picture/picture-detector.js';

/** A detector may take this long over one picture; in pure computation it is not interrupted before it ends. */
const DETECTOR_TIMEOUT_MS = 20_000;

/** Larger pictures are not looked at pixel by pixel: a layer takes up to 20 bytes a pixel, and all of them half a second a megapixel. */
export const PICTURE_MEGAPIXELS_MAX = 30;

/** What the detectors saw in one picture of one page. */
export interface ExaminedPicture {
  picture: Pick<PagePicture, 'page' | 'origin' | 'width' | 'height' | 'orientation' | 'toPlace'>;
  detections: readonly { detector: string; look: PictureDetection; ms: number }[];
}

export interface ExaminedPictures {
  findings: (Finding & { engine: string })[];
  pictures: ExaminedPicture[];
}

/**
 * Shows every picture to every pixel detector, one picture in memory at a time.
 * A detector that breaks is recorded and the others go on; pictures that the
 * budget does not reach are recorded as skipped.
 *
 * @param contextOf what is known of the page a picture is on
 */
export async function examinePictures(
  detectors: readonly PictureDetector[],
  pictures: readonly OpenPagePicture[],
  contextOf: (picture: PagePicture) => PictureContext,
  layers: Layers,
  budget: { timeoutMs: number; megapixelsMax: number; signal: AbortSignal },
): Promise<ExaminedPictures> {
  const examined: ExaminedPictures = { findings: [], pictures: [] };
  const record = openRecord(detectors);
  const deadlineMs = performance.now() + budget.timeoutMs;
  for (const open of pictures) {
    const isLate = performance.now() > deadlineMs;
    if (isLate || open.width * open.height > budget.megapixelsMax * 1_000_000) {
      record.missed(isLate ? 'no time left for every page' : 'a picture has too many pixels');
      continue;
    }
    budget.signal.throwIfAborted();
    const picture = await layers.attempt('pixels', DETECTOR_TIMEOUT_MS, () => open.load());
    if (picture === null) continue;
    const context = contextOf(picture);
    const looks = await showToAll(detectors, picture, context, budget.signal, record);
    for (const { detector, look } of looks)
      for (const finding of look.findings)
        examined.findings.push({
          engine: detector,
          ...finding,
          evidence: finding.evidence ?? wordsAt(finding.place, context.lines),
        });
    const { page, origin, width, height, orientation, toPlace } = picture;
    examined.pictures.push({
      picture: { page, origin, width, height, orientation, toPlace },
      detections: looks,
    });
  }
  if (pictures.length === 0) record.missed('no page is a picture');
  for (const run of record.runs()) layers.note(run);
  return examined;
}

/** Longer text is no value that somebody compares. */
const WORDS_MAX_CHARS = 80;

/** What is read at a place, so that a person knows which value is meant; null when nothing is, or too much. */
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

async function showToAll(
  detectors: readonly PictureDetector[],
  picture: PagePicture,
  context: PictureContext,
  scanSignal: AbortSignal,
  record: Record,
): Promise<ExaminedPicture['detections']> {
  const looks: ExaminedPicture['detections'][number][] = [];
  for (const detector of detectors) {
    const startedMs = performance.now();
    const attempt = await withinTime(scanSignal, DETECTOR_TIMEOUT_MS, (signal) =>
      detector.detect(picture, context, signal),
    );
    const ms = performance.now() - startedMs;
    const look = attempt.status === 'ran' ? attempt.result : abstain('failed');
    looks.push({ detector: detector.id, look, ms });
    if (attempt.status === 'ran') record.looked(detector.id, look, ms);
    else record.broke(detector.id, attempt.status, attempt.reason, ms);
    // Lets messages and timers of this process in between two long computations.
    await new Promise(setImmediate);
  }
  return looks;
}

/** The runs of the layers over all pictures: one line of coverage for each detector. */
function openRecord(detectors: readonly PictureDetector[]) {
  const lines = new Map(
    detectors.map(({ id }) => [
      id,
      { ms: 0, hasLooked: false, model: '', reasons: new Set<string>(), broken: '' },
    ]),
  );
  const missed = new Set<string>();
  const lineOf = (id: string) => {
    const line = lines.get(id);
    if (line === undefined) throw new Error(`no pixel detector ${id}`);
    return line;
  };
  return {
    missed: (reason: string): void => void missed.add(reason),
    looked(id: string, look: PictureDetection, ms: number): void {
      const line = lineOf(id);
      line.ms += ms;
      if (look.abstained === null) line.hasLooked = true;
      else line.reasons.add(look.abstained);
      if (look.model) line.model = `${look.model.name}@${look.model.version}`;
    },
    broke(id: string, how: 'failed' | 'timed_out', reason: string, ms: number): void {
      const line = lineOf(id);
      line.ms += ms;
      line.broken = how;
      line.reasons.add(reason);
    },
    runs: (): LayerRun[] =>
      [...lines].map(([layer, { ms, hasLooked, model, reasons, broken }]) => {
        const why = [...reasons, ...missed].join('; ');
        return {
          layer,
          status:
            broken === 'failed' || broken === 'timed_out' ? broken : hasLooked ? 'ran' : 'skipped',
          ...(why !== '' && { reason: why }),
          duration_ms: Math.round(ms),
          ...(model !== '' && { model }),
        };
      }),
  };
}

type Record = ReturnType<typeof openRecord>;
