import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'active content';

export const words = {
  active_content: {
    title: (v) => `The PDF holds ${ACTIVE[String(v.kind)] ?? 'active content'}`,
    detail: (v) =>
      SELDOM.has(String(v.kind))
        ? 'Issuers of documents seldom send that. Look at it only in a protected viewer.'
        : 'Issuers of documents do not send that. Do not open the file outside a viewer that blocks scripts and programs.',
  },
} satisfies Record<string, FindingText>;

const SELDOM: ReadonlySet<string> = new Set(['file', 'media', 'server_link']);

const ACTIVE: Record<string, string> = {
  launch: 'a command that starts a program or another file',
  program: 'a program as an attached file',
  link_script: 'a link that runs a script or opens a file of the computer',
  server_link: 'a link to a document on a server of files',
  javascript: 'a script',
  submit: 'a command that sends or loads form data',
  media: 'sound, video or interactive media',
  file: 'an attached file',
};
