import { describe, expect, it } from 'vitest';
import type {
  DocumentData,
  NameRole,
} from '../../../../../worker/engine/evidence/document-data.js';
import { namesByType } from '../../../../../worker/engine/extraction/parties/roles-by-type.js';

const place = { page: 1, rect: { x: 10, y: 10, w: 20, h: 2 } };

const nameOf = (role: NameRole, value: string): DocumentData['names'][number] => ({
  ...{ role, value, raw: value, place, certainty: 'exact' },
});

const rolesOf = (...names: DocumentData['names']) =>
  namesByType(names, 'payslip').map(({ role, value }) => [role, value]);

describe('what stands where a name would', () => {
  it.each<[NameRole, string]>([
    ['employee', 'Tax Code'],
    ['employee', 'יחידה'],
    ['account_holder', 'תקופה'],
    ['patient', 'Balance'],
    ['person', 'Service date(s)'],
  ])('is no %s if it is a label: %s', (role, label) => {
    expect(rolesOf(nameOf(role, label))).toEqual([]);
  });

  it.each<[NameRole, string]>([
    ['employee', 'Dana Sample'],
    ['patient', 'ישראלה לדוגמה'],
    ['account_holder', 'Muster Account Services'],
  ])('is a name with a word that few documents print: %s %s', (role, name) => {
    expect(rolesOf(nameOf(role, name))).toEqual([[role, name]]);
  });

  it('may be a bank or an office where those are parties', () => {
    expect(rolesOf(nameOf('employer', 'בנק הפועלים'), nameOf('payee', 'T-Mobile'))).toEqual([
      ['employer', 'בנק הפועלים'],
      ['payee', 'T-Mobile'],
    ]);
  });

  it('takes the role of a person from nobody', () => {
    const names = [nameOf('employee', 'Tax code'), nameOf('person', 'Dana Sample')];
    expect(rolesOf(...names)).toEqual([['employee', 'Dana Sample']]);
  });
});
