import type { DocumentCheck } from '../check.js';
import { companyNumber } from './company_number.js';
import { iban } from './iban.js';
import { identityNumber } from './identity_number.js';
import { invoiceTotal } from './invoice_total.js';
import { lineItems } from './line_items.js';
import { payslipNet } from './payslip_net.js';
import { runningBalance } from './running_balance.js';

/** Every deterministic check, in the order a report lists them. */
export const checks: readonly DocumentCheck[] = [
  runningBalance,
  invoiceTotal,
  lineItems,
  payslipNet,
  iban,
  identityNumber,
  companyNumber,
];
