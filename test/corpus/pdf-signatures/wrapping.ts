import type { Attack } from './case.js';
import { AMOUNT, AMOUNT_RECT, content, paper, row, signed, stream } from './paper.js';

const shows = { before: AMOUNT.text, after: AMOUNT.forged, rect: AMOUNT_RECT };

interface Wrap {
  /** Removes the zeros that fill up the signature, which makes room. */
  trimmed?: boolean;
  /** Foreign objects stand before the foreign table; default: after it. */
  bodyFirst?: boolean;
  /** Leaves the foreign trailer out. */
  trailer?: false;
  /** Leaves the foreign table out. */
  table?: false;
}

/**
 * Moves the second signed part back and puts foreign objects in between. The signature's
 * own byte range stands in the second part, so another one goes before it; a foreign table
 * stands where the signed `startxref` points.
 */
function wrapped(wrap: Wrap): Buffer {
  // A second revision, so that the signed table has room before it.
  const pdf = signed(paper({}), { contentsFirst: true });
  const text = pdf.toString('latin1');
  const [, a = 0, b = 0, d = 0] =
    /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text)?.slice(1).map(Number) ?? [];
  const hex = text.slice(a, b);
  const value = wrap.trimmed ? trimmed(hex) : hex;
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const before = Number(/\/Prev (\d+)/.exec(text.slice(start))?.[1]);
  const body = `4 0 obj\n${stream(content(AMOUNT.forged))}\nendobj\n`;
  const head = text.slice(0, a) + value;
  const write = (c: number): { file: string; second: number } => {
    const range = `/ByteRange [0 ${a} ${String(c).padStart(10, '0')} ${d}]>>\nendobj\n`;
    const first = wrap.bodyFirst ? body : '';
    const lead = `${head}${range}${first}`;
    if (lead.length > start) throw new Error('no room before the signed table');
    const padded = lead.padEnd(start);
    const at = wrap.bodyFirst ? lead.length - body.length : null;
    const moved = c - b;
    const rows = [...text.slice(start).matchAll(/(\d+) 1\n(\d{10}) 00000 n/g)].map(
      ([, number, offset]) => {
        const old = Number(offset);
        return `${number} 1\n${row(old > b ? old + moved : old)}`;
      },
    );
    const table = (offset: number): string =>
      wrap.table === false ? '' : `xref\n${rows.join('')}4 1\n${row(offset)}`;
    const trailer =
      wrap.trailer === false ? '' : `trailer\n<</Size 200/Root 1 0 R/Prev ${before}>>\n`;
    const length = padded.length + table(0).length + trailer.length;
    const tail = `${table(at ?? length)}${trailer}${at === null ? body : ''}`;
    const whole = padded + tail;
    return { file: whole + text.slice(b), second: whole.length };
  };
  const { second } = write(b);
  return Buffer.from(write(second).file, 'latin1');
}

/** Without the zeros after the signature; its own last bytes may be zeros, too. */
function trimmed(hex: string): string {
  const [, length] = /^<3082([0-9a-f]{4})/i.exec(hex) ?? [];
  if (length === undefined) throw new Error('not a DER sequence with a length of two bytes');
  return `${hex.slice(0, 1 + 2 * (4 + parseInt(length, 16)))}>`;
}

const attack = (id: string, wrap: Wrap): Attack => ({
  id: `wrapping-${id}`,
  kind: 'signature wrapping',
  make: () => wrapped(wrap),
  // Without a trailer viewers that mend the file show the signed page.
  ...(wrap.trailer === false ? {} : { shows }),
});

export const wrapping: Attack[] = [
  attack('body-after-table', {}),
  attack('body-before-table', { bodyFirst: true, trimmed: true }),
  attack('zeros-removed', { trimmed: true }),
  attack('without-trailer', { trailer: false }),
  attack('zeros-removed-without-trailer', { trimmed: true, trailer: false }),
  attack('without-table', { trimmed: true, table: false, bodyFirst: true }),
];
