import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScanResult } from '../../core/ports.js';
import type { DocumentType } from '../../core/vocabulary.js';
import type { Truth } from '../../scripts/evaluate/samples-listing.js';
import { erpOrder } from '../corpus/samples/catalogue/seeded/erp-orders.js';
import { hotelFolio } from '../corpus/samples/catalogue/seeded/hotel-folios.js';
import { ledgerStatement } from '../corpus/samples/catalogue/seeded/ledger-statements.js';
import type { Lang } from '../corpus/samples/catalogue/seeded/parties.js';
import { utilityBill } from '../corpus/samples/catalogue/seeded/utility-bills.js';
import { drawErpOrder } from '../corpus/samples/documents/draw-erp-order.js';
import { drawHotelFolio } from '../corpus/samples/documents/draw-hotel-folio.js';
import {
  drawLedgerStatement,
  ledgerStatementTruth,
} from '../corpus/samples/documents/draw-ledger-statement.js';
import { drawUtilityBill } from '../corpus/samples/documents/draw-utility-bill.js';
import { erpOrderTruth } from '../corpus/samples/documents/erp-order.js';
import { hotelFolioTruth } from '../corpus/samples/documents/hotel-folio.js';
import { reprinted } from '../corpus/samples/documents/reprinted.js';
import { utilityBillTruth } from '../corpus/samples/documents/utility-bill.js';
import { scanned } from '../corpus/samples/capture/scan.js';
import { type Family, fixedPitch, FONTS } from '../corpus/samples/fonts.js';
import { drawPdf } from '../corpus/samples/pdf-sheet.js';
import { pick, seeded } from '../corpus/samples/random.js';
import type { Drawing } from '../corpus/samples/sheet.js';
import { analyseGolden, resultIn } from './golden/scan-golden.js';

interface Kind {
  name: string;
  documentType: DocumentType;
  make(seed: number, lang: Lang): { drawing: Drawing; truth: Truth };
  font(seed: number): Family;
  /** Pages that OCR reads within the time of a test. */
  isShort: boolean;
  /** By mark of the printed value that is changed: the checks that must fail, any of them. */
  covered: Record<string, string[]>;
}

const proportional = (seed: number): Family =>
  pick(seeded(seed), [FONTS.david, FONTS.heebo, FONTS.assistant, FONTS.rubik]);

const KINDS: Kind[] = [
  {
    name: 'an order of an ERP system in fixed pitch',
    documentType: 'invoice',
    make: (seed, lang) => {
      const order = erpOrder(seed, lang);
      return { drawing: drawErpOrder(order), truth: erpOrderTruth(order) };
    },
    font: fixedPitch,
    isShort: true,
    covered: { total: ['invoice_total'], 'item 2 amount': ['line_items', 'invoice_total'] },
  },
  {
    name: "a hotel's folio",
    documentType: 'invoice',
    make: (seed, lang) => {
      const folio = hotelFolio(seed, lang);
      return { drawing: drawHotelFolio(folio), truth: hotelFolioTruth(folio) };
    },
    font: proportional,
    isShort: true,
    covered: { 'line 2 amount': ['running_balance'], 'line 3 balance': ['running_balance'] },
  },
  {
    name: 'a utility bill',
    documentType: 'utility_bill',
    make: (seed, lang) => {
      const bill = utilityBill(seed, lang);
      return { drawing: drawUtilityBill(bill), truth: utilityBillTruth(bill) };
    },
    font: proportional,
    isShort: true,
    covered: {},
  },
  {
    name: 'a statement of two pages',
    documentType: 'bank_statement',
    make: (seed, lang) => {
      const statement = ledgerStatement(seed, lang);
      return { drawing: drawLedgerStatement(statement), truth: ledgerStatementTruth(statement) };
    },
    font: proportional,
    isShort: false,
    covered: {
      'row 5 amount': ['running_balance'],
      'row 30 balance': ['running_balance'],
      closing: ['running_balance', 'statement_totals'],
    },
  },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layouts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function scan(bytes: Uint8Array): Promise<ScanResult> {
  const path = join(folder, 'a.pdf');
  await writeFile(path, bytes);
  return resultIn(await analyseGolden(path), 'en');
}

async function native(drawing: Drawing, kind: Kind, seed: number): Promise<ScanResult> {
  const { bytes } = await drawPdf(drawing, {
    font: kind.font(seed),
    order: seed % 2 === 0 ? 'logical' : 'visual',
    producer: 'PDFKit',
    creator: 'PDFKit',
    title: '',
    made: '2025-12-09T08:00:00Z',
  });
  return scan(bytes);
}

const failed = ({ report }: ScanResult): string[] =>
  report.checks.filter(({ status }) => status === 'fail').map(({ id }) => id);

/** The first digit one higher, or lower. */
const otherAmount = (text: string): string =>
  text.replace(/\d/, (digit) => String(digit === '9' ? 8 : Number(digit) + 1));

const LANGS: Lang[] = ['he', 'en'];

describe.each(KINDS)('$name', (kind) => {
  for (const lang of LANGS)
    for (const seed of [1, 2, 3, 4])
      it(
        `is read from its text layer, and nothing is held against it: ${lang}, ${seed}`,
        { tags: seed === 1 && lang === 'he' ? [] : ['full'] },
        async () => {
          const { drawing, truth } = kind.make(seed, lang);
          const result = await native(drawing, kind, seed);
          const { extracted } = result.report;
          expect(failed(result)).toEqual([]);
          expect(result.verdict).toBe('low_risk');
          expect([result.documentType, result.issuer]).toEqual([kind.documentType, truth.issuer]);
          expect(extracted.amounts).toEqual(expect.arrayContaining(truth.amounts));
          expect([...extracted.dates].sort()).toEqual([...truth.dates].sort());
          expect(extracted.names).toEqual(expect.arrayContaining(truth.names));
          expect(extracted.identity_numbers).toEqual(
            expect.arrayContaining(truth.identity_numbers),
          );
          expect(extracted.values?.map(({ value }) => value)).toEqual(
            expect.arrayContaining(truth.references),
          );
          expect(extracted.fields).toMatchObject(truth.fields);
          if (truth.transactions.length > 0)
            expect(extracted.transactions).toEqual(truth.transactions);
        },
      );

  if (kind.isShort)
    it(
      'is read from a scanned picture, and nothing is held against it',
      { tags: ['full'] },
      async () => {
        const { drawing, truth } = kind.make(1, 'en');
        const look = {
          font: kind.font(1),
          skewDegrees: 0.4,
          made: '2025-12-09T08:00:00Z',
          seed: 1,
        };
        const result = await scan((await scanned(drawing, look)).bytes);
        const { extracted } = result.report;
        expect(failed(result)).toEqual([]);
        expect(result.verdict).toBe('low_risk');
        expect(result.documentType).toBe(kind.documentType);
        expect(extracted.amounts).toEqual(expect.arrayContaining(truth.amounts));
        expect(extracted.dates).toEqual(expect.arrayContaining(truth.dates));
        expect(extracted.fields).toMatchObject(truth.fields);
      },
    );

  for (const [mark, checks] of Object.entries(kind.covered))
    it(
      `with one printed value changed fails a check that covers it: ${mark}`,
      { tags: ['full'] },
      async () => {
        for (const lang of LANGS) {
          const { drawing } = kind.make(1, lang);
          const result = await native(reprinted(drawing, mark, otherAmount), kind, 1);
          expect({ lang, hits: failed(result).filter((id) => checks.includes(id)) }).not.toEqual({
            lang,
            hits: [],
          });
        }
      },
    );
});
