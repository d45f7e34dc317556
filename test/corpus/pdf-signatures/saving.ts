import type { Attack } from './case.js';
import { AMOUNT, AMOUNT_RECT, content, paper, row, signed, stream, update } from './paper.js';

const shows = { before: AMOUNT.text, after: AMOUNT.forged, rect: AMOUNT_RECT };

const BODY = `4 0 obj\n${stream(content(AMOUNT.forged))}\nendobj\n`;

const append = (pdf: Buffer, ...parts: string[]): Buffer =>
  Buffer.concat([pdf, Buffer.from(parts.join(''), 'latin1')]);

const attack = (id: string, make: () => Buffer): Attack => ({
  id: `saving-${id}`,
  kind: 'incremental saving',
  make,
  shows,
});

/** Of which viewers that trust the cross-references show nothing. */
const unseen = (id: string, make: () => Buffer): Attack => ({
  id: `saving-${id}`,
  kind: 'incremental saving',
  make,
});

const startOf = (pdf: Buffer): string =>
  /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1] ?? '0';

const table = (pdf: Buffer): string => `xref\n4 1\n${row(pdf.length)}`;
const trailer = (pdf: Buffer): string => `trailer\n<</Size 200/Root 1 0 R/Prev ${startOf(pdf)}>>\n`;
const start = (at: number): string => `startxref\n${at}\n%%EOF\n`;

/** The signature's object as it stands in the file. */
function signatureOf(pdf: Buffer): { number: number; body: string } {
  const text = pdf.toString('latin1');
  const at = text.lastIndexOf('<</Type/Sig');
  const number = Number(/(\d+) 0 obj\n$/.exec(text.slice(Math.max(0, at - 40), at))?.[1]);
  return { number, body: text.slice(at, text.indexOf('\nendobj', at)) };
}

export const saving: Attack[] = [
  attack('whole-update', () => update(signed(paper()), { 4: stream(content(AMOUNT.forged)) })),
  unseen('body-only', () => append(signed(paper()), BODY)),
  unseen('body-and-end', () => append(signed(paper()), BODY, '%%EOF\n')),
  attack('body-and-wrong-start', () => append(signed(paper()), BODY, start(7))),
  attack('body-and-trailer', () => {
    const pdf = signed(paper());
    return append(pdf, BODY, trailer(pdf), start(pdf.length + BODY.length));
  }),
  unseen('body-and-trailer-without-start', () => {
    const pdf = signed(paper());
    return append(pdf, BODY, trailer(pdf));
  }),
  attack('body-and-table', () => {
    const pdf = signed(paper());
    return append(pdf, BODY, table(pdf), start(pdf.length + BODY.length));
  }),
  unseen('start-of-the-signed-table', () => {
    const pdf = signed(paper());
    return append(pdf, BODY, trailer(pdf), start(Number(startOf(pdf))));
  }),
  attack('trailer-without-previous', () => {
    const pdf = signed(paper());
    return append(
      pdf,
      BODY,
      table(pdf),
      'trailer\n<</Size 200/Root 1 0 R>>\n',
      start(pdf.length + BODY.length),
    );
  }),
  attack('copied-signature', () => {
    const pdf = signed(paper());
    const { number, body } = signatureOf(pdf);
    return update(pdf, { [number]: body, 4: stream(content(AMOUNT.forged)) });
  }),
  attack('copied-signature-without-table', () => {
    const pdf = signed(paper());
    const { number, body } = signatureOf(pdf);
    return append(pdf, BODY, `${number} 0 obj\n${body}\nendobj\n`, trailer(pdf), start(7));
  }),
  attack('copied-signature-under-another-number', () => {
    const pdf = signed(paper());
    const { body } = signatureOf(pdf);
    return update(pdf, { 150: body, 4: stream(content(AMOUNT.forged)) });
  }),
  attack('two-updates', () =>
    update(update(signed(paper()), { 150: 'null' }), { 4: stream(content(AMOUNT.forged)) }),
  ),
];
