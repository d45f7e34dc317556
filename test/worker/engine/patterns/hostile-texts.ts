import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Pattern } from './find-patterns.js';

/** A text made to hurt one pattern: `head`, then `unit` over and over, then `tail`. */
export interface HostileText {
  head: string;
  unit: string;
  tail: string;
}

/** What no pattern ends with, a line's end, and what many go on with. */
const TAILS = ['\u0001', '\n', 'x', ' ', ''];
const UNITS_MAX = 60;
/** Shorter repetitions cost a constant. */
const SHORT_REPETITION = 20;

/**
 * Texts that let a pattern repeat what it repeats and then fail: of each repetition
 * its element, each of its characters, and what precedes it with them, after what the
 * pattern begins with and without it; and the whole of what it matches, nearly.
 */
export function hostileTexts({ source, flags }: Pattern): HostileText[] {
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  const unicode = flags.includes('u');
  const pattern = parser.parsePattern(source, 0, source.length, { unicode });
  const units = new Map<string, [head: string, unit: string]>();
  const add = (head: string, unit: string): void => {
    if (unit !== '' && units.size < UNITS_MAX) units.set(`${head}\0${unit}`, [head, unit]);
  };
  const sampleOf = sampler(flags);

  const walk = (node: AST.Node, before: string): void => {
    if (node.type === 'Alternative') {
      let head = before;
      for (const element of node.elements) {
        walk(element, head);
        head += sampleOf(element);
      }
    } else if ('alternatives' in node) {
      const head = node.type === 'Assertion' ? '' : before;
      for (const alternative of node.alternatives) walk(alternative, head);
    } else if (node.type === 'Quantifier') {
      walk(node.element, before);
      if (node.max <= SHORT_REPETITION) return;
      for (const unit of [sampleOf(node.element), ...charactersIn(node.element, flags)]) {
        add(before, unit);
        add('', unit);
        add('', before + unit);
      }
    }
  };
  walk(pattern, '');
  const whole = sampleOf(pattern);
  add('', whole);
  add('', whole.slice(0, -1));
  return [...units.values()].flatMap(([head, unit]) => TAILS.map((tail) => ({ head, unit, tail })));
}

const CHARACTERS = [...' \t\n019aeszAZ.,:;-/\\()[]<>{}%$#@!?*+=_&|~^"\'`את₪€é中😀\u05b0\u200f\r\0'];

const isMatchedBy = (node: AST.Node, flags: string): ((character: string) => boolean) => {
  const one = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, ''));
  return (character) => one.test(character);
};

/** The shortest text an element matches, or about that; assertions count for nothing. */
function sampler(flags: string): (node: AST.Node) => string {
  const sample = (node: AST.Node): string => {
    if (node.type === 'Alternative') return node.elements.map(sample).join('');
    if (node.type === 'Quantifier') {
      return sample(node.element).repeat(Math.min(node.min, SHORT_REPETITION));
    }
    if (node.type === 'Character') return String.fromCodePoint(node.value);
    if (node.type === 'CharacterSet' || node.type === 'CharacterClass') {
      return CHARACTERS.find(isMatchedBy(node, flags)) ?? '';
    }
    if (node.type === 'Assertion' || !('alternatives' in node)) return '';
    return node.alternatives[0] === undefined ? '' : sample(node.alternatives[0]);
  };
  return sample;
}

/** A few characters of each class inside a node. */
function charactersIn(node: AST.Node, flags: string): string[] {
  if (node.type === 'Character') return [String.fromCodePoint(node.value)];
  if (node.type === 'CharacterSet' || node.type === 'CharacterClass') {
    return CHARACTERS.filter(isMatchedBy(node, flags)).slice(0, 4);
  }
  if (node.type === 'Quantifier') return charactersIn(node.element, flags);
  if (node.type === 'Alternative') return node.elements.flatMap((one) => charactersIn(one, flags));
  if ('alternatives' in node) return node.alternatives.flatMap((one) => charactersIn(one, flags));
  return [];
}
