import { networkDetector } from '../network-detector.js';

/** Asks the network for places copied within the page or taken from another document. */
export const copyPaste = networkDetector('copy-paste', 'network_copy_paste');
