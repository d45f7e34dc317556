import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankAccountIsValid } from '../../../../worker/engine/israel/bank-account.js';
import { identityNumberIsValid } from '../../../../worker/engine/israel/identity-number.js';
import type {
  BankAccount,
  DocumentData,
} from '../../../../worker/engine/evidence/document-data.js';
import { isSpecimenNumber } from '../../../../worker/engine/checks/specimen-number.js';
import { at, money, reading, statementRows } from '../document-data.js';
import { check, failures, only } from './run.js';

const IBANS = [
  'IL620108000000099999999',
  'IL150109360000007869660',
  'IL840125710000000041116',
  'IL820200060000000160778',
];

describe('IBAN', () => {
  const of = (value: string) =>
    only(check('bank_transfer', { ibans: [reading(value)] }), 'iban')[0];

  it.each([...IBANS, 'DE89370400440532013000'])('passes %s', (iban) => {
    expect(of(iban)?.status).toBe('pass');
  });

  it('fails every valid IBAN with any one digit changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...IBANS),
        fc.integer({ min: 2, max: 22 }),
        fc.integer({ min: 1, max: 9 }),
        (iban, index, step) => {
          const digit = (Number(iban[index]) + step) % 10;
          const forged = iban.slice(0, index) + String(digit) + iban.slice(index + 1);
          fc.pre(!isSpecimenNumber(forged.slice(4)));
          expect(of(forged)).toMatchObject({ status: 'fail', finding: 'iban_invalid' });
        },
      ),
    );
  });

  it.each(['DE12123443219876000000', 'DE09700901001234567890'])(
    'takes %s, with digits in counting order, for that of a specimen',
    (iban) => {
      expect(of(iban)).toMatchObject({ status: 'fail', finding: 'iban_specimen' });
    },
  );

  it('takes digits from neighbouring keys for those of a specimen, and no filled-up account', () => {
    const typed = of('DE99145632147896523698');
    expect(typed).toMatchObject({ status: 'fail', finding: 'iban_specimen' });
    for (const changed of ['DE02120300000000202052', 'DE75512108001245126198'])
      expect(of(changed)).toMatchObject({ status: 'fail', finding: 'iban_invalid' });
  });

  it('warns only of a country that has no IBANs, and of an IBAN read once', () => {
    expect(of('XX620108000000099999999')).toMatchObject({ status: 'warn', finding: null });
    const unsure = reading('IL620108000000099999998', { certainty: 'unsure' });
    expect(only(check('bank_transfer', { ibans: [unsure] }), 'iban')).toMatchObject([
      { status: 'warn', finding: null },
    ]);
  });
});

describe('IBAN beside an account', () => {
  const account = (
    bank: string,
    branch: string,
    number: string,
  ): DocumentData['accounts'][number] =>
    reading<BankAccount>(
      { bank, branch, number },
      { raw: `${bank}-${branch}-${number}`, place: at(12) },
    );
  const of = (
    type: Parameters<typeof check>[0],
    iban: string,
    accounts: DocumentData['accounts'],
    more: Partial<DocumentData> = {},
  ) => only(check(type, { ibans: [reading(iban)], accounts, ...more }), 'iban_account')[0];
  const iban = 'IL840125710000000041116';

  it('passes the same account, its bank merged or its zeros left out', () => {
    expect(of('account_confirmation', iban, [account('12', '571', '041116')])?.status).toBe('pass');
    expect(of('account_confirmation', iban, [account('12', '571', '41116')])?.status).toBe('pass');
    expect(
      of('account_confirmation', 'IL820200060000000160778', [account('13', '006', '160778')])
        ?.status,
    ).toBe('pass');
  });

  it('fails another account where both are the holder’s, at the account', () => {
    expect(of('account_confirmation', iban, [account('12', '571', '041117')])).toMatchObject({
      status: 'fail',
      finding: 'iban_account_mismatch',
      place: at(12),
    });
    expect(of('bank_statement', iban, [account('12', '572', '041116')])?.status).toBe('fail');
  });

  it('warns only where there may be two parties', () => {
    const other = account('12', '571', '041117');
    expect(of('bank_transfer', iban, [other])?.status).toBe('warn');
    expect(of('account_confirmation', iban, [other, account('10', '936', '7869660')])?.status).toBe(
      'warn',
    );
    const below = reading(iban, { place: at(40) });
    const rows = statementRows(1_000, [1, 2, 3]);
    expect(
      only(
        check('bank_statement', { ibans: [below], accounts: [other], transactions: rows }),
        'iban_account',
      ),
    ).toMatchObject([{ status: 'warn' }]);
  });

  it('leaves an IBAN that cannot exist to its own check', () => {
    expect(
      of('account_confirmation', 'IL850125710000000041116', [account('12', '571', '041117')]),
    ).toBeUndefined();
  });
});

describe('bank accounts', () => {
  it.each([
    ['12', '571', '041116'],
    ['04', '284', '050067'],
    ['20', '006', '160778'],
    ['20', '406', '160778'],
    ['11', '1', '000032018'],
    ['17', '1', '000032018'],
    ['31', '1', '000032018'],
    ['52', '1', '000032018'],
    ['46', '571', '041116'],
    ['14', '571', '041116'],
    ['09', '1', '059121900'],
    ['10', '936', '07869660'],
    ['10', '607', '11710022'],
    ['10', '906', '19270053'],
    ['18', '001', '123456771'],
    ['22', '1', '700241017'],
  ])(
    'a published account of bank %s, branch %s, number %s follows its rule',
    (bank, branch, number) => {
      expect(bankAccountIsValid(bank, branch, number)).toBe(true);
    },
  );

  it('refuses a published wrong account, and a changed digit of a published right one', () => {
    expect(bankAccountIsValid('10', '639', '06696871')).toBe(false);
    expect(bankAccountIsValid('12', '571', '041119')).toBe(false);
    expect(bankAccountIsValid('18', '001', '123456772')).toBe(false);
    expect(bankAccountIsValid('09', '1', '059121901')).toBe(false);
  });

  it('lets random numbers pass about as often as the rules are known to', () => {
    const share = (bank: string, length: number) => {
      let passed = 0;
      const count = 20_000;
      for (let index = 0; index < count; index++) {
        // A fixed sequence, spread over branches and numbers.
        const number = String((index * 7_919_771) % 10 ** length).padStart(length, '0');
        const branch = String(1 + ((index * 37) % 899)).padStart(3, '0');
        if (bankAccountIsValid(bank, branch, number)) passed++;
      }
      return passed / count;
    };
    expect(share('12', 6)).toBeCloseTo(0.36, 1);
    expect(share('20', 6)).toBeCloseTo(0.27, 1);
    expect(share('04', 6)).toBeCloseTo(0.18, 1);
    expect(share('10', 8)).toBeLessThan(0.12);
  });

  it('says nothing of banks without a rule, of numbers too long, and of shortened ones that fail', () => {
    expect(bankAccountIsValid('54', '001', '123456')).toBeNull();
    expect(bankAccountIsValid('77', '001', '123456')).toBeNull();
    expect(bankAccountIsValid('12', '571', '1041116')).toBeNull();
    expect(bankAccountIsValid('10', '936', '078696')).toBeNull();
  });

  it('knows banks by their code, and calls an unknown one unknown, never false', () => {
    const account = (bank: string) =>
      reading<BankAccount>({ bank, branch: '571', number: '041116' });
    const of = (bank: string) =>
      only(check('other', { accounts: [account(bank)] }), 'bank_code')[0];
    expect(of('12')).toMatchObject({ status: 'pass', say: 'bank' });
    expect(of('50')).toMatchObject({ status: 'pass', say: 'other' });
    expect(of('88')).toMatchObject({ status: 'warn', finding: null });
  });
});

describe('identity numbers', () => {
  it.each(['123456782', '516179157', '520000118', '000000018'])('%s is valid', (number) => {
    expect(identityNumberIsValid(number)).toBe(true);
  });

  it('any one digit changed makes a valid number invalid', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (index, step) => {
        const number = '123456782';
        const digit = (Number(number[index]) + step) % 10;
        expect(
          identityNumberIsValid(number.slice(0, index) + String(digit) + number.slice(index + 1)),
        ).toBe(false);
      }),
    );
  });

  const hebrew: DocumentData['names'] = [{ ...reading('ישראל ישראלי'), role: 'employee' }];
  const of = (value: string, kind: 'person' | 'company' | 'unknown', raw = value, names = hebrew) =>
    check('payslip', {
      identityNumbers: [{ ...reading(value, { raw }), kind }],
      names,
    }).filter(({ id }) => id === 'identity_number' || id === 'company_number');

  it('fail where the kind is sure, warn where it may be a passport, a state body or another file number', () => {
    expect(of('123456783', 'person')).toMatchObject([
      { status: 'fail', finding: 'identity_number_invalid' },
    ]);
    expect(of('516179158', 'company')).toMatchObject([
      { status: 'fail', finding: 'identity_number_invalid' },
    ]);
    expect(of('012345678', 'person', '12345678')).toMatchObject([
      { status: 'warn', finding: null },
    ]);
    expect(of('500100202', 'company')).toMatchObject([{ status: 'warn', finding: null }]);
    expect(of('123456783', 'unknown')).toMatchObject([{ status: 'warn', finding: null }]);
    expect(of('999999998', 'company')).toEqual([]);
    // Other countries' numbers follow other rules.
    expect(of('123456783', 'person', '123456783', [])).toMatchObject([{ status: 'warn' }]);
    expect(of('948487000', 'company')).toMatchObject([{ status: 'warn', finding: null }]);
  });
});

describe('dates', () => {
  const ils = { amounts: [money(1, { currency: 'ILS' })] };

  it('a weekday beside its date passes only when it is the right one', () => {
    const of = (date: string, weekday: number, more: Partial<DocumentData> = ils) =>
      only(
        check('invoice', {
          ...more,
          weekdays: [{ weekday: reading(weekday), date: reading(date) }],
        }),
        'weekday',
      )[0]?.status;
    expect(of('2026-11-20', 5)).toBe('pass');
    expect(of('2026-11-20', 4)).toBe('fail');
    // Abroad, 04/03 may be the third of April: a Friday in 2026.
    expect(of('2026-03-04', 5, { amounts: [money(1, { currency: 'USD' })] })).toBe('pass');
    expect(of('2026-03-04', 5)).toBe('fail');
  });

  it('a date in no calendar fails, except the thirtieth of February of a loan', () => {
    const of = (type: Parameters<typeof check>[0], value: string, raw: string) =>
      only(check(type, { impossibleDates: [reading(value, { raw })] }), 'date_possible')[0];
    expect(of('invoice', '2026-02-31', '31/02/2026')).toMatchObject({
      status: 'fail',
      finding: 'date_impossible',
    });
    expect(of('loan_document', '2026-02-30', '30/02/2026')).toMatchObject({
      status: 'warn',
      finding: null,
    });
    expect(of('invoice', '2026-02-31', '31.2.26')).toMatchObject({ status: 'warn', finding: null });
    expect(
      only(check('invoice', { dates: [reading('2026-02-28')] }), 'date_possible'),
    ).toMatchObject([{ status: 'pass' }]);
  });

  it('a 37th of a month fails only where the document writes its dates so', () => {
    const wrong = reading('2017-12-37', { raw: '37/12/2017' });
    const statusBeside = (more: Partial<DocumentData>) =>
      only(check('invoice', { impossibleDates: [wrong], ...more }), 'date_possible')[0]?.status;
    const date = (value: string, raw: string) => ({ dates: [reading(value, { raw })] });
    expect(statusBeside(date('2018-01-01', '01/01/2018'))).toBe('fail');
    for (const other of [{}, date('2018-01-01', '1.1.2018'), date('2021-01-01', '01/01/2021')])
      expect(statusBeside(other)).toBe('warn');
    const named = { ...date('2018-01-01', '01/01/2018'), references: [wrong] };
    expect(statusBeside(named)).toBe('warn');
  });

  it('a document dated ahead fails where it reports what has happened', () => {
    const of = (type: Parameters<typeof check>[0], date: string) =>
      failures(check(type, { ...ils, issueDate: reading(date) }, '2026-11-20')).map(
        ({ finding }) => finding,
      );
    expect(of('bank_transfer', '2026-11-20')).toEqual([]);
    expect(of('bank_transfer', '2026-11-21')).toEqual([]);
    expect(of('bank_transfer', '2026-12-20')).toEqual(['date_in_future']);
    expect(of('invoice', '2026-12-20')).toEqual([]);
    expect(of('invoice', '2027-12-20')).toEqual(['date_in_future']);
    expect(of('check', '2027-12-20')).toEqual([]);
  });
});
