/** What a program is for, as far as it says something about a document made or saved with it. */
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
  /** 0-1: how often its mark on an issuer's document means editing. */
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
