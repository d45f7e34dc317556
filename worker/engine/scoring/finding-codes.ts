import { documentDetectors } from '../detectors/document/index.js';
import { pictureDetectors } from '../detectors/picture/index.js';
import type { FindingDeclaration, FindingTable } from '../findings/finding.js';
import { FINDINGS as INCOMPLETE_FINDINGS } from './incomplete/findings.js';

type CodesOf<One> = One extends { findings: infer Table } ? keyof Table & string : never;

/** Every code that a report can contain. */
export type FindingCode =
  | CodesOf<(typeof documentDetectors)[number]>
  | CodesOf<(typeof pictureDetectors)[number]>
  | keyof typeof INCOMPLETE_FINDINGS;

const tableOf = (detectors: readonly { findings: FindingTable }[]): FindingTable =>
  Object.assign({}, ...detectors.map(({ findings }) => findings)) as FindingTable;

const DOCUMENT_FINDINGS = tableOf(documentDetectors);
const PICTURE_FINDINGS = tableOf(pictureDetectors);

/** Scoring and texts of every finding, as declared by detectors. */
export const FINDINGS = {
  ...PICTURE_FINDINGS,
  ...DOCUMENT_FINDINGS,
  ...INCOMPLETE_FINDINGS,
} as FindingTable<FindingCode>;

/** @throws {Error} for a code that no detector declares */
export function declarationOf(code: string): FindingDeclaration {
  if (!Object.hasOwn(FINDINGS, code)) throw new Error(`no detector declares ${code}`);
  return FINDINGS[code as FindingCode];
}

const LAYERS = new Map<string, string[]>();
for (const { id, findings } of [...documentDetectors, ...pictureDetectors])
  for (const code of Object.keys(findings)) LAYERS.set(code, [...(LAYERS.get(code) ?? []), id]);

/** Ids of the detectors that report a code. */
export const layersOf = (code: string): readonly string[] => LAYERS.get(code) ?? [];

/** Whether only picture detectors report this code. */
export const isOnlyFromPictures = (code: string): boolean =>
  Object.hasOwn(PICTURE_FINDINGS, code) && !Object.hasOwn(DOCUMENT_FINDINGS, code);
