import type { PdfMetadata } from '../../../evidence/metadata.js';
import type { Finding } from './findings.js';
import { isSameProgram } from './same-program.js';

/** Info and XMP name different programs: a later program rewrote one of the two. */
export function programsDisagree({ info, xmp }: PdfMetadata): Finding[] {
  const pairs: [string | null, string | null][] = [
    [info.producer, xmp?.producer ?? null],
    [info.creator, xmp?.creatorTool ?? null],
  ];
  const odd = pairs.find(([one, other]) => one && other && !isSameProgram(one, other));
  if (!odd) return [];
  const [one, other] = [odd[0] ?? '', odd[1] ?? ''];
  return [
    {
      code: 'programs_disagree',
      values: { one, other },
      confidence: 0.6,
      place: null,
      evidence: `${one} / ${other}`,
    },
  ];
}
