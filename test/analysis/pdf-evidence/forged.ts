import { describe, expect, it, TestRunner } from 'vitest';
import { genuineBases } from '../../corpus/pdf-evidence/bases/index.js';
import { forgePdf } from '../../corpus/pdf-evidence/forge-pdf.js';
import type { Method, Truth } from '../../corpus/pdf-evidence/method.js';
import { methods } from '../../corpus/pdf-evidence/forge/index.js';
import { overlap } from '../../../scripts/evaluate/methods.js';
import { inspectPdf, told } from '../inspect-pdf.js';

const bases = await genuineBases();

/** Producers that each method is tried on: others for each, so that all are met. */
const PRODUCERS_EACH = 3;

const OVERLAP_MIN = 0.5;

/**
 * What is not found yet, on the bases that fall to these methods here. A note
 * that shows an amount where the page draws none may be a form filled in by hand;
 * a font that the fields of a form use is not foreign to the page; values drawn
 * last next to each other look like a block; names in the margin are letterheads.
 */
const NOT_FOUND_YET = new Set([
  'annotation-instead on libreoffice-he-payslip',
  'annotation-instead on form-filled-appended',
  'style-font-standard-several on form-filled',
  'drawn-last-several on received-stamp',
  'drawn-last-several on libreoffice-en-statement',
  'style-font-embedded-hebrew on pdfkit-he-invoice',
]);

/** How many files share the methods, so that they are tried at once. */
const PARTS = 3;

/** Tries every third method, beginning with this one. */
export function describeForged(part: 1 | 2 | 3): void {
  for (const [index, method] of methods.entries())
    if (index % PARTS === part - 1)
      describe(`a PDF forged by ${method.id} is found out`, () => isFoundOut(method, index));
}

async function isFoundOut(method: Method, index: number): Promise<void> {
  const cases: { id: string; pdf: Buffer; truth: Truth }[] = [];
  // The others are not even forged where they are not asked for.
  const wanted = TestRunner.matchesTags(['full']) ? PRODUCERS_EACH : 1;
  for (let step = 0; step < bases.length && cases.length < wanted; step++) {
    // 11 and the number of producers share no factor: all are met in turn.
    const base = bases[(index * 3 + step * 11) % bases.length];
    const forged = base && (await forgePdf(base, method, index + step + 1));
    if (base && forged) cases.push({ id: base.id, ...forged });
  }

  it('can be done to some genuine PDF', () => expect(cases.length).toBeGreaterThan(0));

  for (const [place, { id, pdf, truth }] of cases.entries()) {
    const isOpen = NOT_FOUND_YET.has(`${method.id} on ${id}`);
    const title = isOpen ? `${id}, which is not found yet` : id;
    // One at the gate, another one for each method.
    const tags = place === 0 ? [] : ['full'];
    (isOpen ? it.fails : it)(title, { tags }, () => expectFound(pdf, truth));
  }
}

async function expectFound(pdf: Buffer, truth: Truth): Promise<void> {
  const findings = await inspectPdf(pdf);
  const found = findings.filter(({ code }) => truth.codes.some((one) => one === code));
  expect(found, `${JSON.stringify(truth)}\n${findings.map(told).join('\n')}`).not.toEqual([]);
  const { box } = truth;
  if (box === null) return;
  const best = Math.max(
    ...found.map((one) => (one.box?.page === box.page ? overlap(one.box, box) : 0)),
  );
  expect(best, `${JSON.stringify(truth)}\n${found.map(told).join('\n')}`).toBeGreaterThanOrEqual(
    OVERLAP_MIN,
  );
}
