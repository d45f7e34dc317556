import { seeded } from '../samples/random.js';
import { chooseValue } from './choose-value.js';
import { editPdf, type PdfEdit } from './edit/pdf-edit.js';
import type { Genuine, Method, Scene, Truth } from './method.js';

/**
 * Forges a genuine PDF by a method. The seed chooses the value and its
 * replacement. null if the method cannot be applied to the file, or if its
 * genuine state already causes the findings of the method.
 */
export async function forgePdf(
  genuine: Genuine,
  method: Method,
  seed = 1,
): Promise<{ pdf: Buffer; truth: Truth } | null> {
  if ((genuine.scanned ?? false) !== (method.scanned ?? false)) return null;
  if (genuine.says?.some((code) => method.codes.includes(code)) === true) return null;
  const random = seeded(seed);
  const edit = editPdf(genuine.bytes);
  const chosen = chooseValue(edit, method, random);
  if (chosen === null) return null;
  const scene: Scene = { genuine, edit, ...chosen, random };
  const done = await method.forge(scene);
  if (done === null) return null;
  const saved = savedBy(method, edit);
  const pdf = (await method.finish?.(saved, scene)) ?? saved;
  return { pdf, truth: { ...done, method: method.id, base: genuine.id, codes: method.codes } };
}

function savedBy({ save }: Method, edit: PdfEdit): Buffer {
  if (save === 'kept') return edit.bytes;
  return save === 'appended' ? edit.saveAppended() : edit.saveWhole();
}
