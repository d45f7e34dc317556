import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { FRENCH, GERMAN, read } from './read-values.js';
import { makePage } from './make-page.js';

/** Layouts and labels of authorities, banks, utilities, clinics and employers of several countries. */

describe('what institutions of several countries print', () => {
  it('numbers in groups of digits are one number', async () => {
    const rows = ['N° client : 6 018 447 215', 'Facture n° 10 264 118 907 du 16/11/2026', FRENCH];
    expect(await read(...rows)).toMatchObject({
      customer_number: '6018447215',
      invoice_number: '10264118907',
    });
    const loan = ['Emprunteur | Claire Exemple', 'Dossier n° | 41 880 227 903', FRENCH];
    expect(await read(...loan)).toMatchObject({ loan_number: '41880227903' });
  });

  it('a balance of nothing is no total, and the total of a folio stands below its columns', async () => {
    const rows = [
      'תאריך | תיאור | חובה | זכות',
      '02/11/2026 | מקדמה | | 690.00',
      '18/11/2026 | לינה | 690.00 |',
      '19/11/2026 | לינה | 690.00 |',
      '20/11/2026 | חניון | 45.00 |',
      '21/11/2026 | תשלום | | 735.00',
      'סה"כ תנועות | 1,425.00 | 1,425.00',
    ];
    const sums = ['סה"כ חשבון כולל מע"מ | 1,425.00', 'יתרה לתשלום | 0.00'];
    const { total } = await read(...rows, ...sums);
    expect(total).not.toBe('0.00');
    expect(await read('Invoice', 'Balance due | 0.00')).not.toHaveProperty('total');
  });

  it('an earlier debt is not what is due', async () => {
    const rows = ['חשבון חשמל', 'סה"כ חשבון | 533.66', 'יתרת חוב קודמת | 118.40'];
    expect(await read(...rows)).not.toHaveProperty('amount_due', '118.40');
    const ofBills = 'יתרת חוב מחשבונות קודמים (חשבון מיום 19/03/2026) | 863.47';
    expect(await read('חשבון חשמל', 'סה"כ לתשלום | 1,743.61', ofBills)).not.toHaveProperty(
      'amount_due',
      '863.47',
    );
  });

  it('wages in a sentence that names the total are not the total', async () => {
    const rows = [
      'Gesamtbetrag brutto | 11.658,91 €',
      'Im Rechnungsbetrag sind Lohnkosten in Höhe von 4.482,25 € brutto (§ 35a EStG) enthalten',
    ];
    const { labelled = [] } = await extractData([makePage([...rows, GERMAN])]);
    expect(labelled.map(({ amount }) => amount.value.minor)).not.toContain(448_225);
  });

  it('a balance of a loan is not the first of its table', async () => {
    const rows = [
      'לוח סילוקין',
      'יתרת קרן לסילוק | 70,620.99',
      "מס' תשלום | מועד פירעון | סך התשלום | יתרת קרן",
      '1 | 10/08/2026 | 3,700.26 | 80,677.74',
      '2 | 10/09/2026 | 3,700.26 | 77,340.53',
    ];
    expect(await read(...rows)).toMatchObject({ outstanding_principal: '70620.99' });
  });

  it('names stand below headings of their parts, with the year of a company in brackets', async () => {
    const rows = ['תעודה רפואית', 'שם משפחה | שם פרטי | שם האב', 'אברג׳יל | ליאור | משה', 'רופא'];
    expect(await read(...rows)).toMatchObject({ patient: 'אברג׳יל ליאור' });
    expect(await read('שם המוטב: דפוס המעיין (2014) בע"מ')).toMatchObject({
      payee: 'דפוס המעיין (2014) בע"מ',
    });
    expect(await read('מעביר | מוטב', 'שם | שם', 'דנה כהן | נועם לוי')).toMatchObject({
      payer: 'דנה כהן',
      payee: 'נועם לוי',
    });
  });

  it('a word among the numbers of a table is no label', async () => {
    const rows = ['Rechnung', '1EMH0012 | 44.987 | 48.213 | 3.226 | Kunde', 'Preise', GERMAN];
    expect(await read(...rows, 'Betrag netto')).not.toHaveProperty('customer');
  });

  it('loans, statements and certificates in French and German have their fields', async () => {
    expect(
      await read('Kontoauszug', 'Umsatz Soll | 1.158,58-', 'Umsatz Haben | 4.358,37+', GERMAN),
    ).toMatchObject({ total_debits: '1158.58', total_credits: '4358.37' });
    const loan = ["TABLEAU D'AMORTISSEMENT", 'Emprunteur | Luc Exemple', 'Mensualité | 420,62 EUR'];
    const terms = ['Montant du crédit | 18 500,00 EUR', 'Taux débiteur fixe | 4,35 %', FRENCH];
    expect(await read(...loan, ...terms)).toMatchObject({
      monthly_payment: '420.62',
      loan_amount: '18500.00',
      interest_rate: '4.35',
    });
    const note = [
      'Krankenkasse',
      'arbeitsunfähig seit | 30.10.2026',
      'letzter Tag der Arbeitsunfähigkeit | 20.11.2026',
      'Arzt-Nr. | 418822903',
    ];
    expect(await read(...note, GERMAN)).toMatchObject({
      period_start: '2026-10-30',
      period_end: '2026-11-20',
      licence_number: '418822903',
    });
  });

  it('a wire stands beside the total that its fee makes of it', async () => {
    const rows = ['Outgoing wire confirmation', 'Wire amount | $84,250.00', 'Wire fee | $28.00'];
    expect(await read(...rows, 'Total debited | $84,278.00')).toMatchObject({
      transfer_amount: '84250.00',
    });
    const keys = [
      'Wire details',
      'Status | Wire amount | Currency',
      'Completed | $84,250.00 | USD',
      'Wire fee | Total debited | Template',
      '$28.00 | $84,278.00 | CLOSING',
    ];
    expect(await read('Outgoing wire confirmation', ...keys)).toMatchObject({
      transfer_amount: '84250.00',
    });
  });

  it('the year of a tax form stands in its title', async () => {
    expect(await read('טופס 106', 'אישור שנתי על משכורת ועל ניכויים לשנת המס 2025')).toMatchObject({
      tax_year: '2025',
    });
  });
});

describe('payslips of other programs', () => {
  it('spell their sums in short, between stars', async () => {
    const rows = [
      'תלוש משכורת לחודש אוקטובר 2026',
      'ברוטו שוטף | 10,389.00',
      'ס"ה נכויי חובה | 886.58',
      'ס"ה כל הנכויים | 2,412.30',
      'נטו | 8,976.70',
      '*** לתשלום *** | 7,976.70',
    ];
    expect(await read(...rows)).toMatchObject({
      gross: '10389.00',
      mandatory_deductions: '886.58',
      total_deductions: '2412.30',
      net_to_pay: '7976.70',
    });
  });

  it('have columns of the employee and the employer, and of full and actual pay', async () => {
    const french = [
      'BULLETIN DE PAIE',
      'Désignation | Base | Taux salarial | Gain | Retenue | Part employeur',
      'Salaire de base | 15,935 | | 2 536,80 | |',
      'SALAIRE BRUT | | | 2 536,80 | |',
      'TOTAL DES COTISATIONS ET CONTRIBUTIONS | | | | 542,58 | 613,15',
      'NET A PAYER | | | 1 994,22 | |',
    ];
    const { mandatory_deductions: deductions } = await read(...french, FRENCH);
    expect(deductions).not.toBe('613.15');
  });

  it('have no label over two rows that each have an amount', async () => {
    const rows = [
      'Payslip for November 2026',
      'Earnings | Full (Rs.) | Actual (Rs.)',
      'Basic | 123,000.00 | 118,900.00',
      'Leave travel allow. | 3,500.00 | 3,383.33',
      'Total earnings | 126,500.00 | 122,283.33',
      'Net pay | | 98,891.33',
    ];
    expect(await read(...rows)).toMatchObject({ gross: '122283.33' });
  });

  it('name an employer below its label, not at the other edge of the page', async () => {
    const { employer } = await read('תלוש משכורת', 'שם החברה: | | | | | תיק ניקויים', 'מכבסת הדקל');
    expect(employer).not.toBe('תיק ניקויים');
  });
});

describe('what banks, sellers and offices print besides', () => {
  it('an amount in running text gives way to the one of the sums', async () => {
    const note = [
      'Im Rechnungsbetrag sind nach § 35a EStG begünstigte Lohnkosten von netto 775,13 € zzgl. 19 %',
      'MwSt. 147,27 € enthalten. Für Privatkunden gilt: Diese Rechnung ist zwei Jahre aufzubewahren.',
    ];
    const sums = [
      'Nettosumme | 1.907,18',
      'zzgl. 19 % MwSt. | 362,36',
      'Rechnungsbetrag | 2.269,54',
    ];
    expect(await read('Rechnung', ...sums, ...note)).toMatchObject({
      vat: '362.36',
      total: '2269.54',
    });
  });

  it('numbers in groups of any length are read whole, and words are no reference', async () => {
    expect(await read('Bill ID | 0418 2271 6630')).toMatchObject({
      invoice_number: '041822716630',
    });
    expect(await read('Reference | : INV 3307 UNIT 12')).not.toHaveProperty('reference');
    expect(await read('Reference | : No. 330712')).toMatchObject({ reference: '330712' });
    expect(await read('Reference no. | CS 10090')).toMatchObject({ reference: 'CS10090' });
  });

  it('tax numbers in small print and of India are the seller’s', async () => {
    const rows = ['Contoso Hotel', 'Invoice 4711', 'Total | £120.00'];
    const register = 'Contoso Hotels Limited. Registered in England No. 08831745. VAT Reg. No. ';
    expect(await read(...rows, `${register}GB 391 8462 23`)).toMatchObject({
      issuer_vat_number: 'GB391846223',
    });
    expect(await read('Contoso Tools', 'GSTIN/UIN: 27AABFS7352M1ZR', 'Invoice 4711')).toMatchObject(
      {
        issuer_vat_number: '27AABFS7352M1ZR',
      },
    );
  });

  it('a seller stands beside his key in a list, whatever stands beside the list', async () => {
    const rows = [
      'Thank you for shopping | Sold by | Contoso EU Sarl',
      'You can contact us | VAT # | GB284719326',
      '| Total payable | £70.96',
    ];
    const { issuer } = await read('Invoice', ...rows);
    expect(issuer).not.toBe('Total payable');
  });

  it('a loan is as long as its term, not as its remaining payments', async () => {
    const rows = [
      'תאריך: 02/11/2026',
      'הנדון: הודעה על מצב הלוואה לדיור נכון ליום 31/10/2026',
      'תקופת ההלוואה בחודשים | 300 | מועד פירעון סופי | 10/02/2049',
      'תאריך ביצוע | 10/02/2024 | מספר תשלומים שנותרו | 268',
    ];
    expect(await read(...rows)).toMatchObject({
      issue_date: '2026-11-02',
      loan_months: '300',
      end_date: '2049-02-10',
    });
  });

  it('tax numbers of Switzerland stand before the tax, of Australia in groups', async () => {
    expect(await read('Beispiel Velos AG', 'CHE-112.740.357 MWST', 'Rechnung 4711')).toMatchObject({
      issuer_vat_number: 'CHE112740357MWST',
    });
    expect(await read('Contoso Energy Pty Ltd ABN 53 604 281 026', 'Invoice 4711')).toMatchObject({
      issuer_vat_number: '53604281026',
    });
    const small =
      'SARL au capital de 15 000 € - RCS Nantes 412 703 654 - TVA intracommunautaire : ';
    expect(
      await read('Exemple SARL', 'Facture 4711', `${small}FR64412703654`, FRENCH),
    ).toMatchObject({
      issuer_vat_number: 'FR64412703654',
    });
  });

  it('a contract begins and ends, whatever joins its days', async () => {
    const rows = [
      "הסכם שכירות בלתי מוגנת מס' 418/26",
      'בין המשכיר לבין השוכר',
      '2.1 תקופת השכירות הינה למשך 12 חודשים, החל מיום 1.11.2026 ועד ליום 31.10.2027',
    ];
    expect(await read(...rows)).toMatchObject({
      contract_number: '418/26',
      start_date: '2026-11-01',
      end_date: '2027-10-31',
    });
  });

  it('the days of a statement may stand beside keys of their own', async () => {
    const rows = ['Contoso Bank', 'A/C Open Date | : 17/06/2019', 'Statement of account'];
    expect(await read(...rows, 'From : 01/10/2026 | To : 31/10/2026')).toMatchObject({
      opening_date: '2019-06-17',
      period_start: '2026-10-01',
      period_end: '2026-10-31',
    });
  });

  it('whoever was discharged was admitted, and signed for by a physician with a licence', async () => {
    const rows = ['סיכום אשפוז', 'תאריך קבלה: 09/08/2026 | תאריך שחרור: 13/08/2026'];
    const values = await read(...rows, 'ד"ר פלונית אלמונית, מ.ר. 131872');
    expect(values).toMatchObject({ discharge_date: '2026-08-13', doctor: 'פלונית אלמונית' });
    expect(values).not.toHaveProperty('issue_date', '2026-08-09');
  });

  it('a word that heads a column or ends the key of a number names nobody', async () => {
    const fund = [
      'קופה | שכר מבוטח | עובד | תגמולי מעביד 6.5% | סה"כ מעביד',
      'קרן הדוגמה | 4,945.29 | 296.72 | 321.44 | 618.16',
    ];
    expect(await read('תלוש שכר', ...fund)).not.toHaveProperty('employee');
    const garage = ["מס' | שנה", 'לקוח | 20655', 'כניסה | 13/10/2026'];
    expect(await read('חשבונית מס 4711', ...garage)).not.toHaveProperty('customer');
  });

  it('a part of a sum is not the sum', async () => {
    const rows = [
      'סה"כ שורות ללא מע"מ | 4,621.18',
      'מזה: חייב במע"מ 18% | 2,300.40',
      'מע"מ 18% | 414.07',
      'סה"כ כולל מע"מ | 5,035.25',
    ];
    expect(await read(...rows)).toMatchObject({ subtotal: '4621.18', total: '5035.25' });
  });

  it('the only person of a form of wages is the employee', async () => {
    const rows = ['Payslip for the month of October 2026', 'Name: | Erika Example'];
    const sums = ['Gross pay | 3,000.00', 'Net pay | 2,400.00'];
    expect(await read('Contoso Ltd', ...rows, ...sums)).toMatchObject({
      employee: 'Erika Example',
    });
  });

  it('labels address both genders', async () => {
    const rows = [
      'אישור מחלה',
      'שם המבוטח/ת: | דנה ישראלי',
      'שם הרופא/ה: ד"ר רון כהן',
      'נבדק/ה על ידי ביום 21/01/2026',
    ];
    expect(await read(...rows)).toMatchObject({
      patient: 'דנה ישראלי',
      treatment_date: '2026-01-21',
    });
  });

  it('what a receipt adds up is what was paid', async () => {
    const rows = ['חשבונית מס קבלה', 'סה"כ לתשלום | 9,397.00', 'סה"כ התקבל | 9,397.00'];
    expect(await read(...rows)).toMatchObject({ total: '9397.00', amount_paid: '9397.00' });
  });

  it('a relief of costs in French states both shares', async () => {
    const rows = [
      'Relevé de remboursements',
      'Montant total remboursé : 50,07 €',
      'Reste à charge avant intervention de votre complémentaire : 41,04 €',
      FRENCH,
    ];
    expect(await read(...rows)).toMatchObject({ insurance_paid: '50.07', patient_share: '41.04' });
  });

  it('words between a balance and its colon qualify it', async () => {
    const row = 'Average Daily Balance - Current Cycle: $2,291.44';
    expect(await read('Account statement', row)).toMatchObject({ average_balance: '2291.44' });
  });

  it('an ordering customer is who pays', async () => {
    const { names } = await extractData([
      makePage([
        'ORDERING CUSTOMER',
        'Name: Sample Castings Ltd',
        'BENEFICIARY',
        'Name: Muster GmbH',
      ]),
    ]);
    expect(names.map(({ role, value }) => `${role} ${value}`)).toEqual([
      'payer Sample Castings Ltd',
      'payee Muster GmbH',
    ]);
  });

  it('a sentence names the day on which a bill is collected', async () => {
    const sentences: [string, string, string?][] = [
      ["We'll collect £414.27 by Direct Debit on or around 28 April 2026.", '2026-04-28'],
      ['Der Betrag wird am 20.04.2026 von Ihrem Konto abgebucht.', '2026-04-20', GERMAN],
      ['Den Betrag buchen wir frühestens am 23.04.2026 von Deinem Konto', '2026-04-23', GERMAN],
      ['Ce montant sera prélevé le 3 décembre 2025 sur votre compte', '2025-12-03', FRENCH],
    ];
    for (const [sentence, day, language = ''] of sentences) {
      const rows = ['Invoice no. 4711', 'Date: 01/01/2026', 'Total | 414.27', sentence, language];
      expect(await read(...rows.filter(Boolean))).toMatchObject({ due_date: day });
    }
    // Two days are two debits.
    const two = ['by Direct Debit on 28 April 2026.', 'by Direct Debit on 28 May 2026.'];
    expect(await read('Invoice no. 4711', 'Total | 414.27', ...two)).not.toHaveProperty('due_date');
  });

  it('the rate of a tax stands beside its name in any language', async () => {
    for (const [row, language] of [
      ['Umsatzsteuer 19 % auf 44,50 € | 8,46', GERMAN],
      ['dont TVA à 20,00 % (sur 59,82 € HT) | 11,96 €', FRENCH],
    ] as const)
      expect(await read(row, language)).toHaveProperty('vat_rate');
  });
});
