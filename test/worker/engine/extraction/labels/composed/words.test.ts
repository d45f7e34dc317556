import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../../../../../worker/engine/extraction/labels/composed/concepts.js';
import { RULES } from '../../../../../../worker/engine/extraction/labels/composed/rules.js';
import { WORD_TABLES } from '../../../../../../worker/engine/extraction/labels/languages.js';
import { fold } from '../../../../../../worker/engine/text/fold.js';

describe('each language', () => {
  it('says one thing with a word', () => {
    for (const { words } of WORD_TABLES) {
      const all = Object.values(words).flatMap((list) => list.map(fold));
      expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    }
  });

  it('has words of sums, of what is due and of other values', () => {
    for (const { words } of WORD_TABLES)
      for (const concept of ['total', 'amount', 'tax', 'due', 'net', 'other', 'filler'] as const)
        expect(words[concept]?.length ?? 0, concept).toBeGreaterThan(0);
  });
});

it('rules name concepts that there are, and each can be reached', () => {
  const known = new Set<string>(CONCEPTS);
  for (const { has, may } of RULES)
    for (const concept of [...has, may].join(' ').split(' ').filter(Boolean))
      expect(known).toContain(concept);
});
