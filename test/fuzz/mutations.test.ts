import { expect, it } from 'vitest';
import { breakPdf } from './mutations.js';
import { seeded } from '../corpus/samples/random.js';
import { appendRevision, pageObjects, writePdf } from '../worker/engine/pdf/syntax/write-pdf.js';

const FILE = appendRevision(writePdf(pageObjects('BT (250.00) Tj ET')), { 9: '(note)' });
const OTHER = writePdf(pageObjects('q 1 0 0 1 0 0 cm Q'), { xrefStream: true });

const broken = (seed: number): Buffer => breakPdf(FILE, OTHER, seeded(seed));

it('the same numbers give the same broken file, so that a fault can be looked at again', () => {
  for (let seed = 0; seed < 50; seed++) expect(broken(seed).equals(broken(seed))).toBe(true);
});

it('other numbers give other files, nearly all of them changed', () => {
  const files = Array.from({ length: 200 }, (_, seed) => broken(seed).toString('latin1'));
  expect(new Set(files).size).toBeGreaterThan(170);
  expect(files.filter((file) => file === FILE.toString('latin1')).length).toBeLessThan(20);
});
