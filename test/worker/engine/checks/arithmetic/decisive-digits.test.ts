import { describe, expect, it } from 'vitest';
import { certaintyAgainst } from '../../../../../worker/engine/checks/arithmetic/decisive-digits.js';

const against = (otherReading: string | undefined, expected: number): string =>
  certaintyAgainst({ minor: 7_899, certainty: 'unsure', otherReading }, expected);

describe('a value against the one it should be', () => {
  it.each(['78.9', '$78.9¢', '78.99'])('is confirmed by a second reading of %s', (other) => {
    expect(against(other, 6_899)).toBe('confirmed');
  });

  it.each([
    ['another digit', '73.9', 6_899],
    ['the value it should be', '68.99', 6_899],
    ['all but the digit that decides', '78.9', 7_893],
    ['less than all but one digit', '78', 6_899],
    ['nothing', undefined, 6_899],
    ['no number', 'VISA', 6_899],
  ])('stays unsure where the second reading is %s', (_, other, expected) => {
    expect(against(other, expected)).toBe('unsure');
  });

  it.each([
    ['6 for 0', 760, 700],
    ['8 for 3', 1_280, 1_230],
    ['1 for 7', 1_780, 1_180],
  ])('may be misread in tiny digits: %s', (_, minor, expected) => {
    const one = { minor, certainty: 'confirmed' as const, otherReading: undefined };
    expect(certaintyAgainst({ ...one, isTiny: true }, expected)).toBe('unsure');
    expect(certaintyAgainst(one, expected)).toBe('confirmed');
  });

  it.each([
    ['digits that do not look alike', 740, 700],
    ['two digits', 766, 700],
    ['a digit more', 7_600, 700],
  ])('is not misread by %s', (_, minor, expected) => {
    expect(certaintyAgainst({ minor, certainty: 'confirmed', isTiny: true }, expected)).toBe(
      'confirmed',
    );
  });

  it.each([
    ['a sign of shekels', '₪72.00', 'confirmed', 47_200, 'unsure'],
    ['no sign', '72.00', 'confirmed', 47_200, 'confirmed'],
    ['a sign in a text layer', '₪72.00', 'exact', 47_200, 'exact'],
    ['a sign, and other digits', '₪72.00', 'confirmed', 47_300, 'confirmed'],
  ] as const)('may lack its first digit behind %s', (_, raw, certainty, expected, against) => {
    expect(certaintyAgainst({ minor: 7_200, certainty, raw }, expected)).toBe(against);
  });

  it('keeps the certainty that it has', () => {
    expect(
      certaintyAgainst({ minor: 7_899, certainty: 'confirmed', otherReading: '1' }, 6_899),
    ).toBe('confirmed');
  });
});
