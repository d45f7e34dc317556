import type { ProducerFingerprint } from '../../../evidence/producer-fingerprint.js';
import type { PdfFile } from '../../syntax/pdf-file.js';
import { type Layout, readLayouts } from './layout.js';
import { readTraces } from './traces.js';
import { type Style, WRITERS } from './writers.js';

/** Incremental updates examined; bounds the work. */
const APPENDED_MAX = 50;

/**
 * Share of the sampled objects that must begin in a writer's style; copied objects may keep
 * another style.
 */
const OBJECTS_ALIKE_MIN = 0.7;

/**
 * The producer fingerprint in the bytes: the program that last wrote the whole file, the
 * program of each incremental update since, and libraries that drew on pages. Never reads
 * the claims of the metadata. null when no revision could be read. Never throws.
 */
export function readProducerFingerprint(file: PdfFile): ProducerFingerprint | null {
  const [first, ...appended] = readLayouts(file, 1 + APPENDED_MAX);
  if (first === undefined) return null;
  return {
    whole: WRITERS.find(({ whole }) => whole !== undefined && fits(whole, first))?.name ?? null,
    appended: appended.map(
      (layout) =>
        WRITERS.find((writer) => writer.appended !== undefined && fits(writer.appended, layout))
          ?.name ?? null,
    ),
    traces: readTraces(file),
  };
}

function fits({ head, objects, tail }: Style, layout: Layout): boolean {
  if (head !== undefined && !head.test(layout.head)) return false;
  if (tail !== undefined && !tail.test(layout.tail)) return false;
  if (objects === undefined) return true;
  const alike = layout.objects.filter((opening) => objects.test(opening)).length;
  return alike > 0 && alike >= layout.objects.length * OBJECTS_ALIKE_MIN;
}
