import type { PdfMetadata, XmpFacts } from '../../../evidence/metadata.js';
import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import type { DocumentType } from '../../../../../core/vocabulary.js';
import { documentDetector } from '../../detector.js';
import type { PictureFacts } from '../../../evidence/picture-facts.js';
import type { CredentialFacts } from '../../../evidence/content-credentials.js';
import { credentialsOf } from '../../../pdf/forensics/active-content/document-credentials.js';
import { librariesBelow } from './built-on.js';
import { MADE_BY_SYSTEMS } from '../../../software/made-by-systems.js';
import type { Program } from '../../../software/program.js';
import { programOf } from '../../../software/programs.js';

type Where = 'producer' | 'creator' | 'xmp' | 'history' | 'software' | 'manifest';

/** The programs that, by its metadata, made or saved the file, and whether they fit its type. */
export const editingSoftware = documentDetector({
  id: 'editing-software',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['classification'],
  mayUse: ['metadata', 'activeContent', 'picture'],
  detect({ classification, metadata, activeContent, picture }): Finding[] {
    const below = metadata ? librariesBelow(metadata) : new Set<string>();
    const findings = [
      ...namesOfPdf(metadata),
      ...namesInManifest(credentialsOf(activeContent ?? [])?.facts ?? null),
      ...namesOfPicture(picture),
    ].flatMap(([where, text]) => {
      const program = programOf(text);
      return program && !below.has(program.name)
        ? findingOf(program, where, text, classification.documentType)
        : [];
    });
    return strongestOfEach(findings);
  },
});

function namesOfPdf(metadata: PdfMetadata | null): [Where, string][] {
  if (!metadata) return [];
  return [
    ...named('producer', metadata.info.producer),
    ...named('creator', metadata.info.creator),
    ...namesOfXmp(metadata.xmp),
  ];
}

function namesOfPicture(picture: PictureFacts | null): [Where, string][] {
  if (!picture) return [];
  return [
    ...picture.software.map((text): [Where, string] => ['software', text]),
    ...namesOfXmp(picture.xmp),
    ...namesInManifest(picture.credentials),
  ];
}

/** Programs that worked on the file by its C2PA manifest; ingredients are other pictures. */
const namesInManifest = (credentials: CredentialFacts | null): [Where, string][] =>
  [
    credentials?.generator,
    ...(credentials?.actions ?? [])
      .filter(({ isIngredient: isPart }) => !isPart)
      .map(({ program }) => program),
  ].flatMap((text) => named('manifest', text));

const namesOfXmp = (xmp: XmpFacts | null): [Where, string][] => [
  ...named('xmp', xmp?.creatorTool),
  ...named('xmp', xmp?.producer),
  ...(xmp?.historyAgents ?? []).map((text): [Where, string] => ['history', text]),
];

const named = (where: Where, text: string | null | undefined): [Where, string][] =>
  text ? [[where, text]] : [];

/** Types of documents that recipients legitimately annotate, fill and sign. */
const EDITED_BY_RIGHT: ReadonlySet<DocumentType> = new Set(['contract', 'tax_form', 'other']);

function findingOf(
  { name, kind, strength }: Program,
  where: Where,
  text: string,
  type: DocumentType,
) {
  const finding = (code: Finding['code'], confidence: number): Finding[] =>
    confidence > 0
      ? [
          {
            code,
            values: { program: name, where },
            confidence: Math.round(confidence * 100) / 100,
            place: null,
            evidence: text,
          },
        ]
      : [];
  const edited = EDITED_BY_RIGHT.has(type) ? strength / 2 : strength;
  switch (kind) {
    case 'picture_editor':
      return finding('picture_editor', edited);
    case 'pdf_editor':
      return finding('pdf_editor', edited);
    case 'office':
    case 'design':
      return finding('authoring_program', strength * (MADE_BY_SYSTEMS[type] ?? 0));
    case 'printer':
      return finding('printed_to_pdf', strength);
    case 'neutral':
      return [];
  }
}

/** One finding per program: the same name in producer, creator and XMP is one fact. */
function strongestOfEach(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.code} ${finding.values.program}`;
    if ((best.get(key)?.confidence ?? 0) < finding.confidence) best.set(key, finding);
  }
  return [...best.values()];
}
