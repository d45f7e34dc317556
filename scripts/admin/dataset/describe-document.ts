import { type DrawnBox } from '../../../core/feedback.js';
import type { TrainingCopy } from '../../../core/ports.js';
import type { Box } from '../../../core/report.js';
import type { FileType } from '../../../core/vocabulary.js';
import type { Answered, LabelledDocument } from '../../evaluate/dataset-listing.js';

const ENDINGS: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
};

/** The truth about one labelled document. Its file is named for its scan: names of files may tell of people. */
export function describeDocument({ scan, feedback }: TrainingCopy): LabelledDocument {
  const label = scan.label === 'fraud' ? 'forged' : 'genuine';
  const findings = (scan.report?.findings ?? []).flatMap(({ id, code, category, box }) => {
    const said = feedback.findings[id];
    if (said === undefined) return [];
    const answered: Answered = {
      ...{ code, category, answer: said.answer },
      box: box === null ? null : drawn(box),
      right_box: said.box,
    };
    return [answered];
  });
  return {
    file: `${label}/${scan.id}.${ENDINGS[scan.file.type]}`,
    label,
    labelled_at: scan.decision?.at ?? scan.createdAt.toISOString(),
    organization: scan.organisationId,
    lang: scan.lang,
    document_type: scan.documentType,
    channel: scan.channel,
    engine_version: scan.report?.engine.version ?? null,
    findings,
    missed: Object.values(feedback.missed).map(({ box, category, note }) => ({
      ...{ box, category, note },
    })),
  };
}

const drawn = ({ page, x, y, w, h }: Box): DrawnBox => ({ page, x, y, w, h });
