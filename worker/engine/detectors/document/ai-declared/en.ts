import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'declared AI origin';

export const words = {
  ai_generator_declared: {
    title: 'The file says that AI made or changed the picture',
    detail: (v) =>
      `${AI_BASIS[String(v.basis)] ?? 'The metadata'} (${isolate(v.name)}): this is how generators mark their pictures. Do not rely on the document; ask the issuer.`,
  },
  ai_part_declared: {
    title: 'The file says that AI made a part of the picture',
    detail: (v) =>
      `${v.basis === 'manifest' ? 'Its Content Credentials record' : 'Its metadata declare'} that AI filled in or changed parts of it (${isolate(v.name)}). Ask for the picture as it was taken, and check the values with the issuer.`,
  },
} satisfies Record<string, FindingText>;

const AI_BASIS: Record<string, string> = {
  manifest: 'The Content Credentials in the file record that AI made it',
  source_type: 'The metadata declare that the picture is synthetic',
  generator_data: 'The file holds the settings of a picture generator',
  software: 'The metadata name a picture generator',
};
