import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../api/receive/read-json.js';

const PATH = ['file', 'content_base64'] as const;
const REST_MAX_CHARS = 1000;

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) {
    await Promise.resolve();
    yield text.slice(at, at + size);
  }
}

/** What was parsed, and every value of the streamed field; `unread` takes only its first piece. */
async function read(text: string, size = text.length, unread = false) {
  const streamed: string[] = [];
  const take = async (value: AsyncIterable<string>): Promise<void> => {
    let whole = '';
    for await (const piece of value) {
      whole += piece;
      if (unread) break;
    }
    streamed.push(whole);
  };
  const parsed = await readJson(inPieces(text, size), { path: PATH, take }, REST_MAX_CHARS);
  return { parsed, streamed };
}

/** JSON.parse with every string at the path set to ''. */
function expected(text: string): unknown {
  const value = JSON.parse(text) as { file?: { content_base64?: unknown } } | null;
  if (typeof value?.file?.content_base64 === 'string') value.file.content_base64 = '';
  return value;
}

const TEXTS = [
  '{"file":{"name":"a","content_base64":"QUJD"},"lang":"he"}',
  '{"lang":"he","file":{"content_base64":"QUJD","name":"}\\"{"}}',
  ' { "file" : { "content_base64" : "QU\\/\\u002b\\u0041==" , "name" : null } } ',
  '{"f\\u0069le":{"content\\u005fbase64":"QUJD"}}',
  '{"file":{"content_base64":""}}',
  '{"file":{"content_base64":"\\\\\\"x\\\\"}}',
  '{"file":{"content_base64":"שלום 😀 \\ud83d\\ude00"}}',
  '{"file":{"content_base64":5,"name":"content_base64"}}',
  '{"file":{"content_base64":["a"]},"x":{"content_base64":"b"}}',
  '{"file":[{"content_base64":"a"}]}',
  '{"x":{"file":{"content_base64":"a"}}}',
  '[{"file":{"content_base64":"a"}}]',
  '["file",{"content_base64":"a"}]',
  '{"file":"content_base64","content_base64":"a"}',
  '{"content_base64":{"file":"a"}}',
  '{"a":[1,{"b":[]},"c"],"file":{"a":{"b":{}},"content_base64":"QUJD"}}',
];

describe('JSON that is read as it arrives', () => {
  it.each(TEXTS)('%s is parsed as a whole text is, wherever the pieces end', async (text) => {
    for (let size = 1; size <= text.length; size += 1) {
      expect((await read(text, size)).parsed).toEqual(expected(text));
    }
  });

  it('gives every value at the path as JSON.parse reads it, and no other string', async () => {
    const tree = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, fc.string(), fc.integer(), tie('object'), tie('list')),
      object: fc.dictionary(fc.constantFrom('file', 'content_base64', 'a"', '\\'), tie('value')),
      list: fc.array(tie('value'), { maxLength: 3 }),
    }));
    await fc.assert(
      fc.asyncProperty(tree.object, fc.nat(20), fc.boolean(), async (value, size, isSpaced) => {
        const text = JSON.stringify(value, null, isSpaced ? 1 : 0);
        fc.pre(text.length <= REST_MAX_CHARS);
        const { file } = value as { file?: { content_base64?: unknown } };
        const content = typeof file === 'object' ? file.content_base64 : undefined;
        const { parsed, streamed } = await read(text, size + 1);
        expect(streamed).toEqual(typeof content === 'string' ? [content] : []);
        expect(parsed).toEqual(expected(text));
      }),
      { numRuns: 500 },
    );
  });

  it('skips what a taker leaves unread', async () => {
    const text = `{"file":{"content_base64":"${'A'.repeat(5000)}\\u0041","name":"a"},"lang":"en"}`;
    const { parsed, streamed } = await read(text, 7, true);
    expect(parsed).toEqual({ file: { content_base64: '', name: 'a' }, lang: 'en' });
    expect(streamed[0]?.length).toBeLessThan(10);
  });

  it('gives repeated values in turn: the last one is what JSON.parse keeps', async () => {
    const text =
      '{"file":{"content_base64":"a","content_base64":"b"},"file":{"content_base64":"c"}}';
    expect(await read(text, 3)).toEqual({
      parsed: { file: { content_base64: '' } },
      streamed: ['a', 'b', 'c'],
    });
    const value = '"content_base64":"a",';
    await expect(read(`{"file":{${value.repeat(17)}"name":""}}`)).rejects.toThrow(
      'Field "file.content_base64" is given too many times.',
    );
  });

  it.each([
    '',
    '{"file":{"content_base64":"QUJD"}',
    '{"file":{"content_base64":"QUJD"}}x',
    '{"file":{"content_base64":"QU',
    '{"file":{"content_base64":"QU\\',
    '{"file":{"content_base64":"QU\\q"}}',
    '{"file":{"content_base64":"QU\\u00g0"}}',
    '{"file":{"content_base64":"QU\nJD"}}',
    '{"file":{"content_base64" "QUJD"}}',
    '{"file":{"content_base64":"QUJD" "x"}}',
    '{"file":{"content_base64":"QUJD"},}',
    '}{"file":{"content_base64":"QUJD"}}',
  ])('refuses %j as JSON.parse does, at the same character', async (text) => {
    let message = '';
    try {
      JSON.parse(text);
    } catch (error) {
      message = String(error);
    }
    expect(message).not.toBe('');
    const position = /at position (\d+)/.exec(message)?.[1];
    const where = position === undefined ? '' : ` (at character ${position})`;
    for (const size of [1, 2, 5, 100]) {
      await expect(read(text, size)).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        message: `The body is not valid JSON${where}.`,
      });
    }
  });

  it('stops reading soon after the rest is too long, however long the body is', async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<string> {
      for (;;) {
        sent += 1;
        yield sent === 1 ? '{"a":["' : 'x'.repeat(100);
      }
    }
    const field = { path: PATH, take: () => Promise.resolve() };
    await expect(readJson(endless(), field, REST_MAX_CHARS)).rejects.toThrow('too long');
    expect(sent).toBeLessThan(15);
    const list = `{"a":[${'1,'.repeat(2000)}1]}`;
    await expect(readJson(inPieces(list, 50), field, 10_000)).rejects.toThrow('Too many fields');
  });
});
