import { networkDetector } from '../network-detector.js';
import * as en from './en.js';
import { FINDINGS } from './findings.js';
import * as he from './he.js';

/** Detects background that was filled, blurred, cloned or repainted, by a network. */
export const backgroundPatch = networkDetector({
  id: 'background-patch',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  code: 'network_background_patch',
});
