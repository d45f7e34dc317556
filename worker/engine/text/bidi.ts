import bidiFactory from 'bidi-js';
import { z } from 'zod';

/**
 * The Unicode bidirectional algorithm (UAX #9). The package is CommonJS but its typings
 * describe an ES module: the import is the factory itself.
 */
export const bidi = z
  .custom<typeof bidiFactory.default>((imported) => typeof imported === 'function')
  .parse(bidiFactory)();
