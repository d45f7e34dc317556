import type { Method } from '../method.js';
import { appendedMethods } from './appended.js';
import { apartMethods } from './apart.js';
import { coverMethods } from './cover.js';
import { styleMethods } from './style.js';

const known = [...appendedMethods, ...styleMethods, ...apartMethods, ...coverMethods];

/** The same ways of forging, done to what is no amount in a table. */
const doneTo = (value: 'sentence' | 'hebrew', ids: string[]): Method[] =>
  known
    .filter(({ id }) => ids.includes(id))
    .map((method) => ({ ...method, id: `${method.id}-${value}`, value }));

export const elsewhereMethods: Method[] = [
  ...doneTo('sentence', [
    'revision-text-replaced',
    'style-font-standard',
    'style-size',
    'drawn-last',
    'cover-rectangle',
  ]),
  ...doneTo('hebrew', [
    'revision-text-replaced',
    'style-font-embedded',
    'drawn-last',
    'cover-rectangle',
  ]),
];
