import { certification } from './certification.js';
import { forgery } from './forgery.js';
import { saving } from './saving.js';
import { shadowBoth } from './shadow-both.js';
import { shadowHide } from './shadow-hide.js';
import { shadowReplace } from './shadow-replace.js';
import { wrapping } from './wrapping.js';

export { honest } from './honest.js';

/** Every published class of attack on signed PDFs, in its variants. */
export const attacks = [
  ...shadowHide,
  ...shadowReplace,
  ...shadowBoth,
  ...forgery,
  ...saving,
  ...wrapping,
  ...certification,
];
