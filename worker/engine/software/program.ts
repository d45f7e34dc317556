/** Purpose of a program, as far as it is evidence about documents made or saved with it. */
export type ProgramKind =
  | 'picture_editor'
  | 'pdf_editor'
  | 'office'
  | 'design'
  | 'printer'
  /** Scanners, cameras, messengers, and the libraries and systems issuers use: never a finding. */
  | 'neutral';

export interface Program {
  pattern: RegExp;
  name: string;
  kind: ProgramKind;
  /** How often its name in an issuer's document means editing, 0-1. */
  strength: number;
}

const row =
  (kind: ProgramKind, usual: number) =>
  (pattern: RegExp, name: string, strength = usual): Program => ({
    pattern,
    name,
    kind,
    strength,
  });

export const editor = row('picture_editor', 0.9);
export const pdfEditor = row('pdf_editor', 0.8);
export const office = row('office', 0.9);
export const design = row('design', 0.9);
export const printer = row('printer', 0.9);
export const neutral = row('neutral', 0);
