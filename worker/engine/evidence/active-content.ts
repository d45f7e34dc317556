import type { CredentialFacts } from './content-credentials.js';

/** A script, action or embedded file in a PDF. */
export interface ActiveContent {
  /**
   * `form_script`: a script that formats a form field, as form programs write it;
   * `server_link`: a link to a document on a server of files, followed by a click;
   * `program`: an attached executable; `credentials`: a C2PA manifest store, which is
   * inactive.
   */
  kind:
    | 'javascript'
    | 'form_script'
    | 'launch'
    | 'submit'
    | 'media'
    | 'link_script'
    | 'server_link'
    | 'file'
    | 'program'
    | 'credentials';
  /** Key that triggers or holds it, e.g. `OpenAction`; null when unknown. */
  trigger: string | null;
  /** Name of the file that it is or starts; null without one. */
  name: string | null;
  credentials?: DocumentCredentials;
}

/** Content of a C2PA manifest store attached to the PDF. */
export interface DocumentCredentials {
  facts: CredentialFacts;
  /** Revision that wrote it, 0 is the oldest. The newest store applies to the file. */
  revision: number;
  /** Whether it matches the file at that revision, and an incremental update follows. */
  savedLater: boolean;
}
