import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseValue } from '../../../../../worker/engine/pdf/syntax/parse-value.js';
import type { PdfValue } from '../../../../../worker/engine/pdf/syntax/pdf-values.js';

const parse = (text: string): PdfValue => parseValue(Buffer.from(text, 'latin1'), 0).value;
const dict = (entries: Record<string, PdfValue>): PdfValue => ({
  entries: new Map(Object.entries(entries)),
});

it.each<[string, string, PdfValue]>([
  ['a whole number', ' 42 ', 42],
  ['a negative one', '-1.50', -1.5],
  ['a sloppy one', '--7', -7],
  ['one with a second sign', '5.-3', 5],
  ['one that is too long', '9'.repeat(400), null],
  ['a reference', '12 0 R', { reference: 12 }],
  ['numbers that are none', '12 0', 12],
  ['a name with a code', '/A#20B', { name: 'A B' }],
  ['a string in a string', '(a(b)c)', { string: 'a(b)c' }],
  ['escapes', String.raw`(\(\)\\\101\7\n\q)`, { string: '()\\A\x07\nq' }],
  ['a line that goes on', '(a\\\nb\\\r\nc)', { string: 'abc' }],
  ['line ends of any kind', '(a\rb\r\nc\nd)', { string: 'a\nb\nc\nd' }],
  ['hexadecimal with blanks', '<41 4 2>', { string: 'AB' }],
  ['hexadecimal with an odd digit', '<414>', { string: 'A@' }],
  ['a list', '[1 /A (b) true null]', [1, { name: 'A' }, { string: 'b' }, true, null]],
  ['a dictionary', '<</A 1/B[2]>>', dict({ A: 1, B: [2] })],
  ['a key without a value', '<</A 1/B>>', dict({ A: 1, B: null })],
  ['comments', '[1 % 2 3\n4]', [1, 4]],
  ['a list that never closes', '[1 2 endobj 3', [1, 2]],
  ['a dictionary that never closes', '<</A 1 endobj', dict({ A: 1 })],
])('%s', (_name, text, value) => expect(parse(text)).toEqual(value));

it('deeper nesting than honest files have reads as null and costs nothing', () => {
  const { value, end } = parseValue(Buffer.from('['.repeat(100_000)), 0);
  expect(value).not.toBeNull();
  expect(end).toBe(100_000);
});

it('a value after a nested one that is closed stands on its own level', () =>
  expect(parse(`[${'[[]]'.repeat(100)} 7]`)).toHaveLength(101));

it('whatever the bytes, it moves forward and never throws', () => {
  const piece = fc.constantFrom(
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
    '/A',
    '<',
    '>',
    '\\',
    '1',
    ' ',
    '%',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 }))), (parts) => {
      const bytes = Buffer.from(parts.join(''), 'latin1');
      for (let at = 0; at < bytes.length;) {
        const { end } = parseValue(bytes, at);
        expect(end).toBeGreaterThan(at);
        at = end;
      }
    }),
    { numRuns: 500 },
  );
});
