import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'tables of the JPEG file';

export const words = {
  phone_file_resaved: {
    title: 'The file was saved again after the phone took the picture',
    detail: (v) =>
      `The file says that a phone took it (${isolate(v.device)}), but it is written as ${v.by === 'adobe' ? 'Adobe’s programs write' : v.by === 'web' ? 'websites and optimising programs write' : 'programs write that are not this phone’s own'}. Sending by mail or a website can do this too, so alone it says little; ask for the picture as the phone saved it.`,
  },
} satisfies Record<string, FindingText>;
