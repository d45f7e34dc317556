import { chooseValue } from '../choose-value.js';
import type { Method, Scene } from '../method.js';
import { appendedMethods } from './appended.js';
import { apartMethods } from './apart.js';
import { coverMethods } from './cover.js';
import { styleMethods } from './style.js';

/** How many more values are changed, so that a statement adds up again. */
const MORE = 3;

/** Applies a method to several values of the file; the first is the one that must be found. */
const several = (method: Method): Method => ({
  ...method,
  id: `${method.id}-several`,
  async forge(scene) {
    const done = await method.forge(scene);
    const changed = new Set([scene.value.text, scene.wanted]);
    for (let more = 0; done !== null && more < MORE; more++) {
      const next = nextValue(scene, method, changed);
      if (next === null) break;
      await method.forge(next);
      changed.add(next.value.text).add(next.wanted);
    }
    return done;
  },
});

function nextValue(scene: Scene, method: Method, changed: ReadonlySet<string>): Scene | null {
  const chosen = chooseValue(scene.edit, method, scene.random);
  return chosen === null || changed.has(chosen.value.text) ? null : { ...scene, ...chosen };
}

const known = [...appendedMethods, ...styleMethods, ...apartMethods, ...coverMethods];

/** The same methods, applied to values that are not amounts in a table. */
const doneTo = (value: 'sentence' | 'hebrew', ids: string[]): Method[] =>
  known
    .filter(({ id }) => ids.includes(id))
    .map((method) => ({ ...method, id: `${method.id}-${value}`, value }));

export const elsewhereMethods: Method[] = [
  ...known
    .filter(({ id }) =>
      ['style-font-standard', 'style-font-embedded', 'drawn-last', 'cover-rectangle'].includes(id),
    )
    .map(several),
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
