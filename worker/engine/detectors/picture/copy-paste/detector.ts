import { networkDetector } from '../network-detector.js';
import * as en from './en.js';
import { FINDINGS } from './findings.js';
import * as he from './he.js';

/** Detects areas copied within the page or from another document, by a network. */
export const copyPaste = networkDetector({
  id: 'copy-paste',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  code: 'network_copy_paste',
});
