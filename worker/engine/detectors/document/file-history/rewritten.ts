import type { DocumentType } from '../../../../../core/vocabulary.js';
import type { Finding } from './findings.js';
import type { Evidence } from '../../../evidence/evidence.js';
import type { PdfInfo, PdfMetadata, RevisionMetadata } from '../../../evidence/metadata.js';
import { type Writer, WRITERS } from '../../../pdf/forensics/producer-fingerprint/writers.js';
import { MADE_BY_SYSTEMS } from '../../../software/made-by-systems.js';
import { isKnownGenerator } from './generators.js';

/** What tells which programs made a file. */
type Origin = PdfMetadata &
  Pick<Evidence, 'producerFingerprint'> & { statements: readonly RevisionMetadata[] };

/**
 * The bytes are laid out as one program writes them, the metadata name another.
 * Gateways stamp, join and pack files with these programs too and keep the name:
 * alone this asks for a look at most, and only for what systems make.
 */
export function rewritten(pdf: Origin, type: DocumentType): Finding[] {
  const { producerFingerprint: writing } = pdf;
  if (writing === null) return [];
  const names = namesIn(pdf);
  const isSystems = type in MADE_BY_SYSTEMS;
  const whole = wholeFinding(pdf, names, isSystems);
  const appended = new Set(
    writing.appended.flatMap((name) => WRITERS.find((writer) => writer.name === name) ?? []),
  );
  return [
    ...whole,
    ...[...appended]
      .filter(({ kind, names: own }) => kind === 'editor' && !names.some((text) => own.test(text)))
      .filter(({ name }) => !whole.some(({ values }) => values.written === name))
      .map((writer) =>
        finding(
          { claimed: claimOf(pdf) ?? '', written: writer.name, part: 'appended' },
          writer.strength * APPENDED * (isSystems ? 1 : NOT_SYSTEMS),
        ),
      ),
    ...drawnOn(pdf, names, claimOf(pdf) ?? '', isSystems).filter(
      ({ values }) =>
        values.written !== writing.whole && !writing.appended.includes(String(values.written)),
    ),
  ];
}

/** Where a library drew; its own file, which it wrote or made, says so already. */
const drawnOn = (
  { producerFingerprint: writing }: Origin,
  names: readonly string[],
  claimed: string,
  isSystems: boolean,
): Finding[] =>
  (writing?.traces ?? []).flatMap(({ writer, name, page }) => {
    const own = WRITERS.find((one) => one.name === writer)?.names;
    if (own === undefined || names.some((text) => own.test(text))) return [];
    const values = { claimed, written: writer, part: 'page', name, page } as const;
    return [{ ...finding(values, TRACE * (isSystems ? 1 : NOT_SYSTEMS)), evidence: `/${name}` }];
  });

/** A gateway that stamps leaves the same names. */
const TRACE = 0.6;

/** Documents of other kinds pass through their owners' hands by right. */
const NOT_SYSTEMS = 0.4;

/** A program that is not known may contain the one whose layout shows. */
const UNKNOWN_CLAIM = 0.5;

/** Nothing is claimed, so nothing is contradicted; a bank's system names itself. */
const NO_CLAIM = 0.4;

/** Appending hides nothing: what was changed is found by comparing the revisions. */
const APPENDED = 0.5;

/** The claimed program writes otherwise, but who wrote this is not known. */
const UNKNOWN_WRITER = 0.5;

function wholeFinding(pdf: Origin, names: readonly string[], isSystems: boolean): Finding[] {
  const claimed = claimOf(pdf);
  const factor = isSystems ? 1 : NOT_SYSTEMS;
  const written = pdf.producerFingerprint?.whole ?? null;
  const writer = WRITERS.find(({ name }) => name === written);
  if (writer === undefined)
    return claimed !== null && hasOneStyle(claimed)
      ? [finding({ claimed, written: '', part: 'whole' }, UNKNOWN_WRITER * factor)]
      : [];
  if (names.some((name) => writer.names.test(name))) return [];
  // A generator opens nobody's file, and systems built on one call themselves what they like.
  if (writer.kind === 'generator' && (claimed === null || !hasOneStyle(claimed))) return [];
  if (claimed !== null)
    return [
      finding(
        { claimed, written: writer.name, part: 'whole' },
        writer.strength * factor * (contradicts(claimed, writer) ? 1 : UNKNOWN_CLAIM),
      ),
    ].filter(({ confidence }) => confidence > 0);
  return writer.kind === 'editor' && isSystems
    ? [finding({ claimed: '', written: writer.name, part: 'whole' }, writer.strength * NO_CLAIM)]
    : [];
}

const hasOneStyle = (claimed: string): boolean =>
  WRITERS.some(({ onlyStyleOf }) => onlyStyleOf?.test(claimed));

/** Whether the claimed program is known, and known not to write as this one does. */
const contradicts = (claimed: string, writer: Writer): boolean =>
  isKnownGenerator(claimed) ||
  WRITERS.some((other) => other !== writer && other.names.test(claimed));

/** The producer that the file named when it was written whole. */
const claimOf = (pdf: Origin): string | null =>
  firstInfo(pdf).producer ?? pdf.xmp?.producer ?? null;

/** What an encrypted file's earlier revisions say is read decrypted only for the newest. */
const firstInfo = ({ encrypted, statements, info }: Origin): PdfInfo =>
  encrypted || statements.length < 2 ? info : (statements[0]?.info ?? info);

/** Every program that the file names anywhere: one that names itself hides nothing. */
const namesIn = ({ info, xmp, statements }: Origin): string[] =>
  [
    ...[info, ...statements.map((statement) => statement.info)].flatMap(({ producer, creator }) => [
      producer,
      creator,
    ]),
    xmp?.producer,
    xmp?.creatorTool,
    ...(xmp?.historyAgents ?? []),
  ].flatMap((name) => name ?? []);

const finding = (
  values: Finding['values'] & { claimed: string; part: 'whole' | 'appended' | 'page' },
  confidence: number,
): Finding => ({
  code: 'rewritten_by_other_program',
  values,
  confidence: Math.round(confidence * 100) / 100,
  place: null,
  evidence: values.claimed === '' ? null : values.claimed,
});
