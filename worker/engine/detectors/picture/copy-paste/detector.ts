import { networkDetector } from '../network-detector.js';
import * as en from './en.js';
import { FINDINGS } from './findings.js';
import * as he from './he.js';

/** Asks the network for places copied within the page or taken from another document. */
export const copyPaste = networkDetector({
  id: 'copy-paste',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  code: 'network_copy_paste',
});
