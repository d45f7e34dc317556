import type { ProducerFingerprint } from '../../../evidence/producer-fingerprint.js';
import type { PdfFile } from '../../syntax/pdf-file.js';
import { type Layout, readLayouts } from './layout.js';
import { readTraces } from './traces.js';
import { type Style, WRITERS } from './writers.js';

/** More appended revisions are not looked at. */
const APPENDED_MAX = 50;

/** Share of the sampled objects that must open in a writer's way; copied ones may keep another. */
const OBJECTS_ALIKE_MIN = 0.7;

/**
 * Whose way of writing the bytes show: the program that wrote the file whole
 * last, that of each revision appended since, and libraries that drew on pages.
 * Never reads what the metadata claim. null when no revision could be read. Never throws.
 */
export function readWriting(file: PdfFile): ProducerFingerprint | null {
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
