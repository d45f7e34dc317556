import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '../../../api/receive/decode-base64.js';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) {
    await Promise.resolve();
    yield text.slice(at, at + size);
  }
}

async function decode(text: string, size: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of decodeBase64(inPieces(text, size))) parts.push(part);
  return Buffer.concat(parts);
}

const HEADS = ['', 'data:;base64,', 'DATA:application/pdf;name=חשבון.pdf;Base64,'];

describe('base64 that is decoded as it arrives', () => {
  it('is the bytes that were encoded, wherever the pieces end, with and without a head', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 400 }),
        fc.nat(300),
        fc.constantFrom(...HEADS),
        async (bytes, size, head) => {
          const text = head + Buffer.from(bytes).toString('base64');
          expect(await decode(text, size + 1)).toEqual(Buffer.from(bytes));
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([1, 3, 4, 1000])('in pieces of %d is refused wherever it is broken', async (size) => {
    const good = Buffer.alloc(600, 7).toString('base64');
    for (const bad of ['=', '-', '\n', '\u00e9', '==', 'A', 'AA', 'A===', '=AAA', 'AA==AAAA']) {
      for (const text of [bad, good + bad, bad + good]) {
        await expect(decode(text, size)).rejects.toThrow('"file.content_base64"');
      }
    }
    for (const head of HEADS) await expect(decode(head, size)).rejects.toThrow('empty');
    await expect(decode('data:application/pdf,x', size)).rejects.toThrow('data URL');
    await expect(decode(`data:${'x'.repeat(300)};base64,QUJD`, size)).rejects.toThrow('data URL');
  });

  it('is too large one byte over 10 MiB, valid or not, and is not decoded any further', async () => {
    const size = 64 * 1024;
    const bytes = Buffer.alloc(10 * 1024 * 1024, 7);
    expect((await decode(bytes.toString('base64'), size)).equals(bytes)).toBe(true);
    const over = Buffer.concat([bytes, Buffer.from('x')]).toString('base64');
    for (const text of [over, `!${over}`]) {
      await expect(decode(text, size)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    }
  });
});
