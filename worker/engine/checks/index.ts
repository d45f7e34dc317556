import { allocationNumber } from './allocation_number/check.js';
import { amountInWords } from './amount_in_words/check.js';
import { bankAccount } from './bank_account/check.js';
import { bankCodes } from './bank_code/check.js';
import { companyNumber } from './company_number/check.js';
import { dateNotInFuture } from './date_not_in_future/check.js';
import { datePossible } from './date_possible/check.js';
import { einvoiceValues } from './einvoice_values/check.js';
import { hebrewDate } from './hebrew_date/check.js';
import { iban } from './iban/check.js';
import { ibanAccount } from './iban_account/check.js';
import { identityNumber } from './identity_number/check.js';
import { invoiceTotal } from './invoice_total/check.js';
import { lineItems } from './line_items/check.js';
import { loanScheduleLines } from './loan_schedule/check.js';
import { loanTermsAgree } from './loan_terms/check.js';
import { pageNumbers } from './page_numbers/check.js';
import { payslipNet } from './payslip_net/check.js';
import { payslipTax } from './payslip_tax/check.js';
import { periodOrder } from './period_order/check.js';
import { repeatedAmount } from './repeated_amounts/check.js';
import { rowsAndColumns } from './rows_and_columns/check.js';
import { printedCode } from './printed_code/check.js';
import { runningBalance } from './running_balance/check.js';
import { statementSummary } from './statement_summary/check.js';
import { statementTotals } from './statement_totals/check.js';
import { vatAmount } from './vat_amount/check.js';
import { vatRate } from './vat_rate/check.js';
import { vatRates } from './vat_rates/check.js';
import { weekday } from './weekday/check.js';

/** Every deterministic check, in the order a report lists them. */
export const checks = [
  runningBalance,
  statementTotals,
  statementSummary,
  loanScheduleLines,
  loanTermsAgree,
  invoiceTotal,
  lineItems,
  vatRate,
  vatAmount,
  vatRates,
  repeatedAmount,
  allocationNumber,
  einvoiceValues,
  printedCode,
  payslipNet,
  payslipTax,
  rowsAndColumns,
  amountInWords,
  iban,
  ibanAccount,
  bankCodes,
  bankAccount,
  identityNumber,
  companyNumber,
  weekday,
  hebrewDate,
  datePossible,
  dateNotInFuture,
  periodOrder,
  pageNumbers,
] as const;
