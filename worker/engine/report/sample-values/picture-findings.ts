import type { Values } from '../../texts/say.js';

/** Values for every variant of the texts of picture findings. */
export const PIXEL_FINDING_VALUES = {
  copied_pixels: [{ page: 1 }],
  clean_patch: [{ page: 1 }],
  flat_patch: [{ page: 1 }],
  drawn_letters: [{ page: 2 }],
  typeface_differs: [{ page: 1 }],
  digits_spaced_otherwise: [{ page: 1 }],
  number_set_otherwise: [{ page: 1 }],
  number_shaded_otherwise: [{ page: 1 }],
  rule_interrupted: [{ page: 1 }],
  number_drawn_otherwise: [{ page: 1 }],
  number_printed_otherwise: [{ page: 1 }],
  foreign_compression: [{ page: 1 }],
  thumbnail_differs: [{ page: 1 }],
  network_copy_paste: [{ page: 1 }],
  network_background_patch: [{ page: 1 }],
  ai_generated_traces: [{ page: 1 }],
  generator_mark: [{ page: 1, program: 'Stable Diffusion XL' }],
  phone_file_resaved: [
    { device: 'Apple iPhone 13', by: 'adobe' },
    { device: 'samsung SM-G991B', by: 'web' },
    { device: 'Google Pixel 8', by: 'library' },
  ],
  profile_of_editor: [
    { program: 'Adobe', claim: 'camera', device: 'Apple iPhone 13' },
    { program: 'Adobe', claim: 'screenshot', device: '' },
    { program: 'GIMP', claim: '', device: '' },
  ],
  laid_over_profile: [{ page: 3 }],
  screenshot_foreign_patch: [{ page: 1 }],
  screenshot_clock_differs: [{ clock: '09:41', taken: '17:05' }],
} satisfies Record<string, Values[]>;
