import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { abstain, type Line, scanDocument } from '../../../../worker/engine/index.js';
import { jobOfLocalFile } from '../../../../scripts/local-document.js';
import { readSettings } from '../../../../core/settings.js';
import { quietHooks } from '../../quiet-scan.js';

/** Pixels of the picture as shown. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface PlacedWord extends Area {
  text: string;
  /** Number of its line, from the top. */
  line: number;
}

const Sidecar = z.array(
  z.strictObject({
    text: z.string().min(1),
    line: z.number().int().min(0),
    x: z.number(),
    y: z.number(),
    w: z.number().positive(),
    h: z.number().positive(),
  }),
);

/**
 * The words of a picture: from the file beside it with `.words.json` added to
 * its name, a list of `{text, line, x, y, w, h}` in pixels; without one, by the
 * engine's OCR. Empty for a picture that cannot be read.
 *
 * @throws {z.ZodError} for a file of another shape
 */
export async function readWords(
  path: string,
  size: { width: number; height: number },
): Promise<PlacedWord[]> {
  const beside = await readFile(`${path}.words.json`, 'utf8').catch(() => null);
  if (beside !== null) return Sidecar.parse(JSON.parse(beside));
  const local = await jobOfLocalFile(path, 'en', readSettings({}));
  if ('refused' in local) return [];
  let lines: readonly Line[] = [];
  const reader = {
    id: 'reader',
    names: { en: 'Reader', he: 'קורא' },
    findings: {},
    needs: ['lines'] as const,
    detect: (evidence: { lines: readonly Line[] }) => {
      lines = evidence.lines;
      return abstain('reads only');
    },
  };
  await scanDocument(local.job, quietHooks(), {
    detectors: { document: [], picture: [reader] },
    overview: false,
  });
  return lines.flatMap(({ words }, line) =>
    words.map(({ text, rect }) => ({
      text,
      line,
      x: Math.round((rect.x / 100) * size.width),
      y: Math.round((rect.y / 100) * size.height),
      w: Math.round((rect.w / 100) * size.width),
      h: Math.round((rect.h / 100) * size.height),
    })),
  );
}
