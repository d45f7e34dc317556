import type { CredentialFacts } from './content-credentials.js';

/** Something in a PDF that acts, or that is a file of its own. */
export interface ActiveContent {
  /**
   * `form_script`: a script of the kind that form programs write to format a field;
   * `program`: an attached file that a computer would run; `credentials`: a C2PA
   * manifest store, which acts upon nothing.
   */
  kind:
    | 'javascript'
    | 'form_script'
    | 'launch'
    | 'submit'
    | 'media'
    | 'link_script'
    | 'file'
    | 'program'
    | 'credentials';
  /** What sets it off or holds it: the key it stands under, e.g. `OpenAction`; null when not told. */
  trigger: string | null;
  /** Name of the file, where it is or starts one. */
  name: string | null;
  credentials?: DocumentCredentials;
}

/** What an attached C2PA manifest store says of the PDF it stands in. */
export interface DocumentCredentials {
  facts: CredentialFacts;
  /** The revision that wrote it, the oldest 0; the newest store speaks for the file. */
  revision: number;
  /** Whether it fits the file as that revision left it, and something was saved after. */
  savedLater: boolean;
}
