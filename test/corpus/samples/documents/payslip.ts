import type { Company, Person } from '../cast.js';
import { decimal, percentOf, sum } from '../money.js';
import { accountText, type Account } from '../numbers.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';

/** An Israeli payslip of 2025, with the sections required by the Wage Protection Law. */

export interface Part {
  label: string;
  amount: number;
}

export interface Payslip {
  employer: Company;
  employee: Person;
  employeeNumber: string;
  account: Account;
  /** `2025-10`. */
  month: string;
  paid: string;
  startDate: string;
  job: string;
  creditPoints: number;
  workDays: number;
  payments: Part[];
  mandatory: Part[];
  funds: Part[];
  employerShare: Part[];
  gross: number;
  deductions: number;
  net: number;
}

type Start = Pick<
  Payslip,
  | 'employer'
  | 'employee'
  | 'employeeNumber'
  | 'account'
  | 'month'
  | 'paid'
  | 'startDate'
  | 'job'
  | 'creditPoints'
  | 'workDays'
  | 'payments'
>;

/**
 * Calculates tax, national insurance, health and pension as of 2025; the first
 * payment is the base.
 */
export const makePayslip = (start: Start): Payslip => {
  const gross = sum(start.payments.map(({ amount }) => amount));
  const base = start.payments[0]?.amount ?? 0;
  const pension = percentOf(base, 6);
  const mandatory = [
    { label: 'מס הכנסה', amount: incomeTax2025(gross, start.creditPoints, pension) },
    { label: 'ביטוח לאומי', amount: threshold2025(gross, 1.04, 7) },
    { label: 'ביטוח בריאות', amount: threshold2025(gross, 3.23, 5.17) },
  ];
  const funds = [
    { label: 'קרן פנסיה - חלק העובד 6%', amount: pension },
    { label: 'קרן השתלמות - חלק העובד 2.5%', amount: percentOf(base, 2.5) },
  ];
  const deductions = sum([...mandatory, ...funds].map(({ amount }) => amount));
  const employerShare = [
    { label: 'פנסיה - מעסיק 6.5%', amount: percentOf(base, 6.5) },
    { label: 'פיצויים 8.33%', amount: percentOf(base, 8.33) },
    { label: 'קרן השתלמות - מעסיק 7.5%', amount: percentOf(base, 7.5) },
  ];
  return { ...start, mandatory, funds, employerShare, gross, deductions, net: gross - deductions };
};

/** For a month of full work, since 1 April 2025. */
export const MINIMUM_WAGE = 624_767;

/** Monthly brackets of 2024-2025 in hundredths, a credit point of 242.00, credit of 35% for pension. */
const incomeTax2025 = (gross: number, points: number, pension: number): number => {
  const brackets = [
    { top: 701_000, rate: 10 },
    { top: 1_006_000, rate: 14 },
    { top: 1_615_000, rate: 20 },
    { top: 2_244_000, rate: 31 },
    { top: 4_669_000, rate: 35 },
    { top: Infinity, rate: 47 },
  ];
  let below = 0;
  let tax = 0;
  for (const { top, rate } of brackets) {
    tax += Math.max(0, Math.min(gross, top) - below) * (rate / 100);
    below = top;
  }
  const pensionCredit = 0.35 * Math.min(pension, 0.07 * Math.min(gross, 970_000));
  return Math.max(0, Math.round(tax - points * 24_200 - pensionCredit));
};

/** A reduced rate up to 7,522.00, the full rate above it. */
const threshold2025 = (gross: number, reduced: number, full: number): number =>
  percentOf(Math.min(gross, 752_200), reduced) + percentOf(Math.max(0, gross - 752_200), full);

export const payslipTruth = (slip: Payslip): Truth => {
  const parts = [...slip.payments, ...slip.mandatory, ...slip.funds, ...slip.employerShare];
  return {
    amounts: [
      ...parts.map(({ amount }) => amount),
      sum(slip.mandatory.map(({ amount }) => amount)),
      slip.gross,
      slip.deductions,
      slip.net,
      MINIMUM_WAGE,
    ]
      .map(decimal)
      .filter((amount, index, all) => all.indexOf(amount) === index),
    dates: [slip.paid, slip.startDate],
    issuer: slip.employer.name,
    names: [slip.employee.name],
    ibans: [],
    accounts: [accountText(slip.account)],
    references: [],
    identity_numbers: [slip.employer.number, slip.employee.identity],
    transactions: [],
    fields: {
      gross: decimal(slip.gross),
      total_deductions: decimal(slip.deductions),
      net: decimal(slip.net),
    },
  };
};

