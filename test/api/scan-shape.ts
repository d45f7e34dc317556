import { Scan } from '../../core/scan.js';
import type { CalledAnswer } from './call.js';

/** The scan in an answer; fails the test when there is none. */
export const scanOf = (answer: CalledAnswer): Scan => Scan.parse(answer.body);
