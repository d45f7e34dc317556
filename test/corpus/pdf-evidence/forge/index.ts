import type { Method } from '../method.js';
import { annotationMethods } from './annotations.js';
import { apartMethods } from './apart.js';
import { appendedMethods } from './appended.js';
import { coverMethods } from './cover.js';
import { elsewhereMethods } from './elsewhere.js';
import { hiddenMethods } from './hidden.js';
import { historyMethods } from './history.js';
import { instructionMethods } from './instructions.js';
import { layerMethods } from './layers.js';
import { signedMethods } from './signed.js';
import { styleMethods } from './style.js';
import { toolMethods } from './tools.js';

/** Every method of forging. */
export const methods: readonly Method[] = [
  ...appendedMethods,
  ...styleMethods,
  ...apartMethods,
  ...coverMethods,
  ...hiddenMethods,
  ...annotationMethods,
  ...layerMethods,
  ...instructionMethods,
  ...historyMethods,
  ...signedMethods,
  ...toolMethods,
  ...elsewhereMethods,
];
