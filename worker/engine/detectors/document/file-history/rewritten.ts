import type { DocumentType } from '../../../../../core/vocabulary.js';
import type { Finding } from './findings.js';
import type { Evidence } from '../../../evidence/evidence.js';
import type { PdfInfo, PdfMetadata, RevisionMetadata } from '../../../evidence/metadata.js';
import { type Writer, WRITERS } from '../../../pdf/forensics/producer-fingerprint/writers.js';
import { MADE_BY_SYSTEMS } from '../../../software/made-by-systems.js';
import { isKnownGenerator } from './generators.js';

/** Evidence of which programs made a file. */
type Origin = PdfMetadata &
  Pick<Evidence, 'producerFingerprint'> & { statements: readonly RevisionMetadata[] };

/**
 * The layout of the bytes is one program's, but the metadata name another.
 * Gateways also stamp, join and compress files with these programs and keep the
 * name. Alone this justifies at most a review, and only for documents that
 * systems make.
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

/** Pages a library drew on; a file that names the library discloses this already. */
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

/** Documents of other types legitimately pass through their owners' hands. */
const NOT_SYSTEMS = 0.4;

/** An unknown program may contain the one whose layout was detected. */
const UNKNOWN_CLAIM = 0.5;

/** Nothing is claimed, so nothing is contradicted; but a bank's system names itself. */
const NO_CLAIM = 0.4;

/** Appending hides nothing: comparing the revisions finds what was changed. */
const APPENDED = 0.5;

/** The claimed program writes differently, but the actual writer is unknown. */
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
  // A generator does not open existing files, and systems built on one choose their own names.
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

/** Whether the claimed program is known, and known to write differently. */
const contradicts = (claimed: string, writer: Writer): boolean =>
  isKnownGenerator(claimed) ||
  WRITERS.some((other) => other !== writer && other.names.test(claimed));

/** The producer the file named when it was last written as a whole. */
const claimOf = (pdf: Origin): string | null =>
  firstInfo(pdf).producer ?? pdf.xmp?.producer ?? null;

/** In an encrypted file, metadata are decrypted only for the newest revision. */
const firstInfo = ({ encrypted, statements, info }: Origin): PdfInfo =>
  encrypted || statements.length < 2 ? info : (statements[0]?.info ?? info);

/** Every program named anywhere in the file: a program that names itself hides nothing. */
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
