import type { DocumentCheck } from './check.js';
import { allocationNumber } from './allocation_number.js';
import { bankAccount } from './bank_account.js';
import { bankCodes } from './bank_code.js';
import { companyNumber } from './company_number.js';
import { dateNotInFuture } from './date_not_in_future.js';
import { datePossible } from './date_possible.js';
import { iban } from './iban.js';
import { ibanAccount } from './iban_account.js';
import { identityNumber } from './identity_number.js';
import { invoiceTotal } from './invoice_total.js';
import { lineItems } from './line_items.js';
import { payslipNet } from './payslip_net.js';
import { periodOrder } from './period_order.js';
import { runningBalance } from './running_balance.js';
import { statementTotals } from './statement_totals.js';
import { vatAmount } from './vat_amount.js';
import { vatRate } from './vat_rate.js';
import { weekday } from './weekday.js';

/** Every deterministic check, in the order a report lists them. */
export const checks: readonly DocumentCheck[] = [
  runningBalance,
  statementTotals,
  invoiceTotal,
  lineItems,
  vatRate,
  vatAmount,
  allocationNumber,
  payslipNet,
  iban,
  ibanAccount,
  bankCodes,
  bankAccount,
  identityNumber,
  companyNumber,
  weekday,
  datePossible,
  dateNotInFuture,
  periodOrder,
];
