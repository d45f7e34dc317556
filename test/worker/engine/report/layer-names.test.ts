import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { Lang } from '../../../../core/vocabulary.js';
import { PAYSLIP_LABELS } from '../../../../worker/engine/extraction/payslip/labels.js';
import { FORM_LABELS } from '../../../../worker/engine/extraction/forms/form-labels.js';
import { NAMED_FIELDS } from '../../../../worker/engine/extraction/labels/label-table.js';
import { STAGES } from '../../../../core/texts/stages.js';
import { textsIn } from '../../../../core/texts/texts-in.js';
import type { AmountField, NameRole } from '../../../../worker/engine/evidence/document-data.js';
import { FIELDS as AMOUNT_FIELDS } from '../../../../worker/engine/extraction/value-model/amount-weights.js';
import { FIELDS as DATE_FIELDS } from '../../../../worker/engine/extraction/value-model/date-weights.js';
import { FIELDS as NUMBER_FIELDS } from '../../../../worker/engine/extraction/value-model/number-weights.js';
import { layerNames } from '../../../../worker/engine/report/report-texts.js';

const ROOT = join(import.meta.dirname, '../../../..');
const GOLDENS = join(ROOT, 'test/analysis/golden/reports');
const WRITTEN = join(ROOT, 'core/texts/layers.ts');

const HEAD = `import { STAGES } from './stages.js';

/**
 * Names of all layers of the analysis; those of detectors are generated from the engine's own:
 * npx vitest run --project fast test/worker/engine/report/layer-names.test.ts --update
 */
`;

interface Golden {
  report: {
    engine: { coverage: { layer: string }[] };
    extracted: { values: { name: string }[] };
  };
}
const goldens = readdirSync(GOLDENS).map(
  (name) => JSON.parse(readFileSync(join(GOLDENS, name), 'utf8')) as Golden,
);

/** What a report may call a value: the compiler asks for each amount and role. */
const AMOUNTS: Record<AmountField, true> = {
  total: true,
  subtotal: true,
  vat: true,
  service_charge: true,
  discount: true,
  rounding: true,
  cash: true,
  change: true,
  opening_balance: true,
  closing_balance: true,
  total_credits: true,
  total_debits: true,
  gross: true,
  total_deductions: true,
  mandatory_deductions: true,
  voluntary_deductions: true,
  net: true,
  transfer_amount: true,
  vat_exempt: true,
  amount_due: true,
  amount_paid: true,
};
const ROLES: Record<NameRole, true> = {
  payee: true,
  payer: true,
  account_holder: true,
  employee: true,
  employer: true,
  customer: true,
  supplier: true,
  patient: true,
  doctor: true,
  person: true,
};

describe('what a report calls by a code has a name in every language', () => {
  it('each layer, in the file that the dashboard has of them', async () => {
    const names = Object.fromEntries(Lang.options.map((lang) => [lang, layerNames(lang)]));
    const [he, en] = [names.he!, names.en!];
    expect(Object.keys(he).sort()).toEqual(Object.keys(en).sort());
    for (const { report } of goldens)
      for (const { layer } of report.engine.coverage) expect(en, layer).toHaveProperty(layer);
    for (const [id, name] of Object.entries(he)) expect(name, id).toMatch(/[א-ת]{2}/);
    for (const [id, name] of Object.entries(en)) expect(name, id).not.toMatch(/_|[a-z][A-Z]/);
    const written = Lang.options.map((lang) => {
      const own = Object.entries(names[lang]!).filter(([id]) => !(id in STAGES[lang]));
      return `${lang}: { ...STAGES.${lang}, ${own.map((name) => name.map((part) => JSON.stringify(part)).join(':')).join()} }`;
    });
    const text = `${HEAD}export const LAYERS: Record<'he' | 'en', Record<string, string>> = { ${written.join()} };`;
    const formatted = await format(text, {
      ...(await resolveConfig(WRITTEN)),
      filepath: WRITTEN,
    });
    await expect(formatted).toMatchFileSnapshot(WRITTEN);
  });

  it('each labelled value', () => {
    const names = new Set([
      ...Object.keys(AMOUNTS),
      ...Object.keys(ROLES),
      ...Object.keys(NAMED_FIELDS),
      ...PAYSLIP_LABELS.map(({ name }) => name),
      ...FORM_LABELS.map(({ name }) => name),
      ...['vat_rate', 'issue_date', 'allocation_number', 'iban', 'account', 'reference'],
      ...['identity_number', 'company_number', 'dealer_number', 'issuer', 'month'],
      ...[...AMOUNT_FIELDS, ...DATE_FIELDS, ...NUMBER_FIELDS]
        .map(([name]) => name)
        .filter((name) => name !== 'none' && !name.endsWith('_year_to_date')),
      ...goldens.flatMap(({ report }) => report.extracted.values.map(({ name }) => name)),
    ]);
    for (const lang of Lang.options)
      for (const name of names) {
        expect(textsIn(lang).fields, name).toHaveProperty(name);
      }
  });
});
