import { detector, type Sign } from '../../detector.js';
import { coveredSigns } from './covered.js';
import { retypedSigns, scanSigns } from './patched.js';

/** The strongest are told; more add nothing a person could use. */
const SIGNS_MAX = 10;

/** Text under a later fill or picture, and patches laid over print or over a scan. */
export const coveredText = detector({
  id: 'covered-text',
  needs: ['drawn'],
  look({ drawn }): Sign[] {
    return [
      ...coveredSigns(drawn),
      ...drawn.flatMap((page) => [...retypedSigns(page), ...scanSigns(page)]),
    ]
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, SIGNS_MAX);
  },
});
