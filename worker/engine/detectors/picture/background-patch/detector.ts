import { networkDetector } from '../ask-network.js';

/** Asks the network for ground that was filled, blurred, cloned or painted anew. */
export const backgroundPatch = networkDetector('background-patch', 'network_background_patch');
