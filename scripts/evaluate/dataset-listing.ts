import { z } from 'zod';
import { DrawnBox, FindingAnswer } from '../../core/feedback.js';
import { Channel, DocumentType, FindingCategory, Lang } from '../../core/vocabulary.js';

/** The file that tells what people said of the documents of a folder ("admin dataset export"). */
export const LISTING = 'dataset.json';

export const Answered = z.strictObject({
  code: z.string(),
  category: FindingCategory,
  answer: FindingAnswer,
  box: DrawnBox.nullable().describe('Where the report had it; null for the whole document.'),
  right_box: DrawnBox.nullable().describe(
    'Where it belongs, of a misplaced one, if that is known.',
  ),
});
export type Answered = z.infer<typeof Answered>;

export const LabelledDocument = z.strictObject({
  file: z.string().describe('Below the folder; named for the id of its scan.'),
  label: z.enum(['genuine', 'forged']),
  labelled_at: z.string(),
  organization: z.uuid(),
  lang: Lang,
  document_type: DocumentType.nullable().describe('As the engine or the sender had it.'),
  channel: Channel.nullable(),
  engine_version: z.string().nullable().describe('Whose report people judged.'),
  findings: z.array(Answered).describe('Findings that people answered.'),
  missed: z.array(
    z.strictObject({
      box: DrawnBox,
      category: FindingCategory.nullable(),
      note: z.string().nullable(),
    }),
  ),
});
export type LabelledDocument = z.infer<typeof LabelledDocument>;

export const Dataset = z.strictObject({
  format: z.literal(1),
  exported_at: z.string(),
  documents: z.array(LabelledDocument),
});
export type Dataset = z.infer<typeof Dataset>;

/** Where the document was changed, as people see it: what was found rightly, and what was missed. */
export const changedPlaces = ({
  findings,
  missed,
}: Pick<LabelledDocument, 'findings' | 'missed'>): { box: DrawnBox; category: string | null }[] => [
  ...findings.flatMap(({ answer, box, right_box: right, category }) => {
    const place = answer === 'right' ? box : answer === 'misplaced' ? right : null;
    return place === null ? [] : [{ box: place, category }];
  }),
  ...missed.map(({ box, category }) => ({ box, category })),
];
