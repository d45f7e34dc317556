import bidiFactory from 'bidi-js';
import { z } from 'zod';

/**
 * The Unicode bidirectional algorithm (UAX #9). The package is CommonJS but its typings
 * describe an ES module: the import is the factory itself.
 */
export const bidi = z
  .custom<typeof bidiFactory.default>((imported) => typeof imported === 'function')
  .parse(bidiFactory)();

/** Steer the algorithm and are not drawn: marks and isolates. */
const STEERING = /[\u200E\u200F\u061C\u2066-\u2069]/;

export const isSteering = (character: string): boolean => STEERING.test(character);

export const withoutSteering = (text: string): string =>
  text.replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, '');

/** Letters of scripts that run from right to left. */
export const hasRightToLeft = (text: string): boolean =>
  /[\u0590-\u05FF\u0600-\u06FF\u0700-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/.test(text);

/** A value whose direction is its own, for use within a sentence. */
export const isolated = (value: string): string => `\u2068${withoutSteering(value)}\u2069`;
