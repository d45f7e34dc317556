import { networkDetector } from '../network-detector.js';
import * as en from './en.js';
import { FINDINGS } from './findings.js';
import * as he from './he.js';

/** Asks the network for ground that was filled, blurred, cloned or painted anew. */
export const backgroundPatch = networkDetector({
  id: 'background-patch',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  code: 'network_background_patch',
});
