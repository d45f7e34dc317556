import { editor, neutral, type Program } from './program.js';

/** Programs that change pictures. Cameras and phones crop with the weaker ones. */
export const PICTURE_PROGRAMS: readonly Program[] = [
  neutral(/photoshop camera raw/i, 'Camera Raw'),
  editor(/lightroom/i, 'Adobe Lightroom', 0.3),
  editor(/photoshop (express|touch|fix)/i, 'Adobe Photoshop Express', 0.7),
  editor(/photoshop elements/i, 'Adobe Photoshop Elements'),
  // Also the producer of picture-only PDFs: `Adobe Photoshop for Windows -- Image Conversion Plug-in`.
  editor(/photoshop/i, 'Adobe Photoshop'),
  editor(/\bgimp\b/i, 'GIMP'),
  editor(/photopea/i, 'Photopea'),
  editor(/affinity photo/i, 'Affinity Photo'),
  editor(/pixelmator/i, 'Pixelmator'),
  editor(/paint\.net/i, 'Paint.NET', 0.8),
  editor(/\bkrita\b/i, 'Krita'),
  editor(/paintshop|paint shop pro/i, 'PaintShop Pro'),
  editor(/picsart/i, 'PicsArt'),
  editor(/snapseed/i, 'Snapseed', 0.5),
  editor(/facetune|airbrush|meitu|beautyplus/i, 'Retouching app', 0.5),
  editor(/pixlr/i, 'Pixlr', 0.8),
  editor(/befunky|fotor\b|polarr|\bvsco\b/i, 'Online picture editor', 0.5),
  editor(/acdsee|photoscape|luminar|dxo |capture one/i, 'Photo editor', 0.4),
  editor(/(^|[^a-z])(microsoft |ms )?paint\b|mspaint/i, 'Microsoft Paint', 0.7),
];
