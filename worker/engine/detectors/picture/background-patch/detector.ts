import { networkDetector } from '../network-detector.js';

/** Asks the network for ground that was filled, blurred, cloned or painted anew. */
export const backgroundPatch = networkDetector('background-patch', 'network_background_patch');
