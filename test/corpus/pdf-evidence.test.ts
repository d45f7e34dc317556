import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { genuineBases } from './pdf-evidence/bases/index.js';
import { editPage, rectOf } from './pdf-evidence/edit/page-edit.js';
import { pageCountOf } from './pdf-evidence/edit/page-tree.js';
import { editPdf } from './pdf-evidence/edit/pdf-edit.js';
import { readWords } from './pdf-evidence/edit/words.js';
import { forgePdf } from './pdf-evidence/forge-pdf.js';
import { methods } from './pdf-evidence/forge/index.js';
import { employerLetter } from './pdf-evidence/letters.js';
import type { Method } from './pdf-evidence/method.js';

const bases = await genuineBases();

const method = (id: string): Method => {
  const found = methods.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no method ${id}`);
  return found;
};

/** The words on a page with their boxes. */
const wordsOn = (pdf: Buffer, page: number) => {
  const opened = editPage(editPdf(pdf), page);
  return readWords(opened.shows()).map((word) => ({
    text: word.text,
    box: opened.boxOf(rectOf(word)),
  }));
};

describe('the genuine PDFs', () => {
  it('are written by many programs, and small where they are kept', () => {
    const folder = join(import.meta.dirname, '../fixtures/pdf/producers');
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(600_000);
    const producers = new Set(bases.map(({ id }) => id.split('-')[0]));
    for (const producer of ['pdfkit', 'chromium', 'libreoffice', 'ghostscript', 'qpdf', 'ocrmypdf'])
      expect(producers).toContain(producer);
  });

  it('have names of their own', () => {
    expect(new Set(bases.map(({ id }) => id)).size).toBe(bases.length);
  });

  it.each(bases.filter(({ id }) => id !== 'ocrmypdf-scan'))(
    '$id gives values to forge',
    ({ bytes }) => {
      const amounts = Array.from({ length: pageCountOf(editPdf(bytes)) }, (_, index) =>
        wordsOn(bytes, index + 1).filter(({ text }) => /^-?[\d,]+\.\d\d$/.test(text)),
      ).flat();
      expect(amounts.length).toBeGreaterThan(3);
      for (const { box } of amounts) expect(box.w * box.h).toBeGreaterThan(0);
    },
  );
});

describe('a forged PDF', () => {
  const plain = bases.filter(({ scanned, id }) => scanned !== true && id !== 'ocrmypdf-scan');

  it.each(plain)('shows the new value where the old one stood: $id', async (base) => {
    for (const id of ['drawn-last', 'other-operators', 'revision-text-replaced']) {
      const forged = await forgePdf(base, method(id), 7);
      const { box, before, after } = forged?.truth ?? {};
      if (forged === null || !box || !before || !after) throw new Error(`${id} was not done`);
      const at = (pdf: Buffer): string[] =>
        wordsOn(pdf, box.page)
          .filter(
            (word) => Math.abs(word.box.x - box.x) < 0.3 && Math.abs(word.box.y - box.y) < 0.3,
          )
          .map(({ text }) => text);
      expect(at(base.bytes)).toContain(before);
      expect(at(forged.pdf)).toContain(after);
      expect(at(forged.pdf)).not.toContain(before);
    }
  });

  it('keeps the words around a value', async () => {
    for (const base of plain) {
      const forged = await forgePdf(base, method('style-size'), 3);
      if (forged === null) continue;
      const page = forged.truth.box?.page ?? 1;
      const others = (pdf: Buffer) =>
        wordsOn(pdf, page)
          .filter(({ text }) => text !== forged.truth.before && text !== forged.truth.after)
          .map(({ text, box }) => `${text} ${box.x.toFixed(0)} ${box.y.toFixed(0)}`)
          .sort();
      const kept = new Set(others(forged.pdf));
      expect(
        others(base.bytes).filter((word) => !kept.has(word)),
        base.id,
      ).toEqual([]);
    }
  });

  it('changes an amount in running text, or a Hebrew word as it is read', async () => {
    const base = plain.find(({ id }) => id === 'pdfkit-he-letter');
    if (base === undefined) throw new Error('no letter');
    const letter = employerLetter('he', 31);
    const sentences = letter.paragraphs.join(' ');
    const amount = await forgePdf(base, method('drawn-last-sentence'), 2);
    expect(amount?.truth.before).toMatch(/^[\d,]+\.\d\d$/);
    expect(sentences).toContain(amount?.truth.before);
    const word = await forgePdf(base, method('drawn-last-hebrew'), 2);
    expect(`${letter.issuer} ${letter.title} ${sentences} ${letter.signer}`).toContain(
      word?.truth.before,
    );
    const seen = [...(word?.truth.after ?? '')].reverse().join('');
    expect(wordsOn(word?.pdf ?? Buffer.alloc(0), 1).map(({ text }) => text)).toContain(seen);
  });

  it('shows the new value beside the hidden old one where a library lays it over', async () => {
    for (const id of ['pdfkit-en-invoice', 'chromium-he-payslip', 'ghostscript-statement']) {
      const base = plain.find((one) => one.id === id);
      if (base === undefined) throw new Error(`no ${id}`);
      const forged = await forgePdf(base, method('tool-pdf-lib'), 5);
      const texts = wordsOn(forged?.pdf ?? Buffer.alloc(0), forged?.truth.box?.page ?? 1).map(
        ({ text }) => text,
      );
      expect(texts).toContain(forged?.truth.before);
      expect(texts).toContain(forged?.truth.after);
    }
  });

  it('changes four values where it is told to change several', async () => {
    const base = plain.find(({ id }) => id === 'pdfkit-he-statement');
    if (base === undefined) throw new Error('no statement');
    const forged = await forgePdf(base, method('style-font-standard-several'), 5);
    const now = wordsOn(forged?.pdf ?? Buffer.alloc(0), 1).map(({ text }) => text);
    const gone = wordsOn(base.bytes, 1).filter(({ text }) => {
      const at = now.indexOf(text);
      if (at >= 0) now.splice(at, 1);
      return at < 0;
    });
    expect(gone.length).toBe(4);
  });

  it('leaves the other pages as they were, whatever streams they share', async () => {
    const long = plain.filter(({ bytes }) => pageCountOf(editPdf(bytes)) > 1);
    expect(long.map(({ id }) => id)).toContain('numbered-later');
    for (const base of long) {
      const forged = await forgePdf(base, method('drawn-last'), 2);
      if (forged === null) throw new Error(`${base.id} was not forged`);
      for (let page = 1; page <= pageCountOf(editPdf(base.bytes)); page++)
        if (page !== forged.truth.box?.page)
          expect(wordsOn(forged.pdf, page), base.id).toEqual(wordsOn(base.bytes, page));
    }
  });

  it('is the same on every run, and another with another seed', async () => {
    const [base] = plain;
    if (base === undefined) throw new Error('no base');
    const [first, again, other] = await Promise.all(
      [4, 4, 5].map((seed) => forgePdf(base, method('font-subset-again'), seed)),
    );
    expect(first?.pdf.equals(again?.pdf ?? Buffer.alloc(0))).toBe(true);
    expect(first?.truth).toEqual(again?.truth);
    expect(first?.pdf.equals(other?.pdf ?? Buffer.alloc(0))).toBe(false);
  });

  it('keeps what came before when a revision is appended, and every object it does not touch', async () => {
    const [base] = plain;
    if (base === undefined) throw new Error('no base');
    const appended = await forgePdf(base, method('revision-text-added'), 1);
    expect(appended?.pdf.subarray(0, base.bytes.length).equals(base.bytes)).toBe(true);
    const whole = await forgePdf(base, method('touch-up'), 1);
    const bodies = (pdf: Buffer) => pdf.toString('latin1').split('endobj');
    const kept = new Set(bodies(whole?.pdf ?? Buffer.alloc(0)).map((body) => body.trim()));
    const changed = bodies(base.bytes).filter((body) => !kept.has(body.trim()));
    // The content stream and the cross-reference table.
    expect(changed.length).toBe(2);
  });
});
