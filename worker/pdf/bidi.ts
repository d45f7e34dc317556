import bidiFactory from 'bidi-js';

/**
 * The Unicode bidirectional algorithm. The package is CommonJS but its typings
 * describe an ES module: what is imported is the factory itself.
 */
export const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
