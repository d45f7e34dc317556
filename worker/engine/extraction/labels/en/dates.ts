import type { LabelTable } from '../label-table.js';

/** The date of the document itself. */
export const ISSUE_DATE: LabelTable['issueDate'] = [
  'invoice date',
  'date of issue',
  'issue date',
  'issued on',
  'date issued',
  'statement date',
  'receipt date',
  'document date',
  'transfer date',
  'execution date',
  'payment date',
  'printed on',
  'date',
];

/** All other dates. */
export const DATES: LabelTable['named'] = {
  period_start: [
    'period start',
    'period from',
    'period beginning',
    'pay period start',
    'from date',
    'statement from',
  ],
  period_end: [
    'period end',
    'period to',
    'period ending',
    'pay period end',
    'to date',
    'statement to',
  ],
  charge_date: ['charge date', 'billing date', 'debit date'],
  value_date: ['value date'],
  opening_date: ['date opened', 'account opened on', 'account opened', 'opened on', 'opening date'],
  start_date: ['start date', 'commencement date', 'effective date', 'first day of absence'],
  end_date: ['end date', 'termination date', 'maturity date', 'last day of absence'],
  valid_until: ['valid until', 'expiry date', 'expiration date', 'valid thru'],
  birth_date: ['date of birth', 'birth date', 'dob'],
  admission_date: ['admission date', 'date of admission', 'admitted on'],
  discharge_date: ['discharge date', 'date of discharge', 'discharged on'],
  treatment_date: [
    'treatment date',
    'date of treatment',
    'visit date',
    'date of visit',
    'examination date',
  ],
  due_date: [
    'payment due date',
    'due date',
    'date due',
    'payment due',
    'due by',
    'due on',
    'pay by',
    'payable by',
    'please pay by',
    'please remit until',
  ],
  service_date: [
    'date of delivery',
    'delivery date',
    'date of supply',
    'service date',
    'tax point',
  ],
  order_date: ['order date', 'date ordered'],
};
