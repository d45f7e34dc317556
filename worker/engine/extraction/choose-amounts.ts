import type { AmountField, ExtractedValue, Money } from '../evidence/document-data.js';

/** An amount beside a label. */
export interface AmountCandidate {
  field: AmountField;
  /** Of its label; a lower rank is more specific. */
  rank: number;
  extracted: ExtractedValue<Money>;
  /** Whether its label calls it due. */
  isDue: boolean;
  /** Whether its label is no more than "amount". */
  isBare: boolean;
  /** Whether its label may be the total of one kind: "total fines". */
  isOfKind: boolean;
  /** Whether its label says that it is to be paid. */
  isPayable?: boolean;
  /** Whether its label names this bill or its period: "total of the invoice", "charges of the period". */
  isOfBill?: boolean;
  /** Whether its label says that it goes on on the next page. */
  isCarried?: boolean;
}

export interface ChosenAmounts {
  fields: Partial<Record<AmountField, ExtractedValue<Money>>>;
  /** Every amount that a label calls the total, the chosen one among them, from top to bottom. */
  totals: ExtractedValue<Money>[];
  /** Every amount that a label names but those carried forward, from top to bottom, chosen or not. */
  labelled: AmountCandidate[];
  /** Whether a label of more than one word names the amount of a transfer. */
  namesTransfer: boolean;
}

/** Fields whose first occurrence counts; of all others the last one counts. */
const FIRST_COUNTS: ReadonlySet<AmountField> = new Set(['opening_balance', 'transfer_amount']);

/**
 * "Total 110.00, previous balance 500.00, total due 610.00": of two totals the one that is
 * called due is what is left to pay. Totals that follow it are those of its parts, as on the
 * next pages of a bill.
 */
function withDueApart(all: AmountCandidate[]): AmountCandidate[] {
  const candidates = withPayableApart(all);
  const lastDue = candidates.findLastIndex(({ field, isDue }) => field === 'total' && isDue);
  const totals = candidates.slice(0, lastDue + 1).filter(({ field }) => field === 'total');
  const minors = new Set(totals.map(({ extracted }) => extracted.value.minor));
  if (minors.size < 2 || totals.every(({ isDue }) => isDue)) return candidates;
  return candidates.map((one) =>
    one.field === 'total' && one.isDue ? { ...one, field: 'amount_due' as const } : one,
  );
}

/** "Total of the invoice 65.56, credit -3.20, to pay 62.36": what is to be paid beside the total of the bill itself. */
function withPayableApart(candidates: AmountCandidate[]): AmountCandidate[] {
  const own = candidates.filter(
    ({ field, isOfBill, isPayable }) =>
      field === 'total' && isOfBill === true && isPayable !== true,
  );
  const minors = new Set(own.map(({ extracted }) => extracted.value.minor));
  const [minor] = minors;
  if (minor === undefined || minors.size > 1) return candidates;
  return candidates.map((one) =>
    one.field === 'total' && one.isPayable === true && one.extracted.value.minor !== minor
      ? { ...one, field: 'amount_due' as const }
      : one,
  );
}

/**
 * One amount of each field: that of the most specific label, of equal ones the last, or the
 * first of what is printed once at the start.
 */
export function chooseAmounts(all: AmountCandidate[]): ChosenAmounts {
  const candidates = ofFirstAccount(withDueApart(withRoundedTotal(withoutKinds(all))));
  const fields: Partial<Record<AmountField, AmountCandidate>> = {};
  for (const candidate of candidates) {
    const known = fields[candidate.field];
    // "GST 6 % 1.28, GST 0 % 0.00": a rate without tax does not replace the tax.
    const isNone = candidate.field === 'vat' && candidate.extracted.value.minor === 0;
    const later = !FIRST_COUNTS.has(candidate.field) && !isNone;
    if (!known || candidate.rank < known.rank || (candidate.rank === known.rank && later)) {
      fields[candidate.field] = candidate;
    }
  }
  const chosen: ChosenAmounts['fields'] = {};
  for (const candidate of Object.values(fields)) chosen[candidate.field] = candidate.extracted;
  // What went out is printed with a minus or without.
  const { total_debits: debits } = chosen;
  if (debits && debits.value.minor < 0)
    chosen.total_debits = { ...debits, value: { ...debits.value, minor: -debits.value.minor } };
  takeNetAndGross(chosen);
  raiseNetTotal(chosen);
  // Where nothing is due any more, the amount due is no total.
  const { amount_due: due } = chosen;
  if (!chosen.total && due && due.value.minor !== 0 && !chosen.amount_paid) chosen.total = due;
  // "Before VAT 1,888.00, VAT 339.84, total paid 2,227.84, left 0.00": what was paid is all there was to pay.
  const { subtotal, vat, amount_paid: paid } = chosen;
  const isAll =
    paid !== undefined &&
    subtotal !== undefined &&
    vat !== undefined &&
    (due?.value.minor === 0 ||
      Math.abs(paid.value.minor) === subtotal.value.minor + vat.value.minor);
  if (!chosen.total && isAll) chosen.total = paid;
  // "Total incl. VAT 419.07" and below it "total to pay 419.07" are both.
  const same = candidates.filter(
    ({ field, extracted }) =>
      field === 'total' && extracted.value.minor === chosen.total?.value.minor,
  );
  const payable = same.findLast(({ isPayable }) => isPayable);
  if (payable && !chosen.amount_paid && !chosen.cash && same.some(({ isPayable }) => !isPayable))
    chosen.amount_due ??= payable.extracted;
  // The receipt of a payment states nothing but what was paid.
  if (!chosen.total && leavesDue(chosen)) chosen.total = chosen.amount_due;
  const isReceipt = Object.keys(chosen).every((field) => field === 'amount_paid');
  if (isReceipt && chosen.amount_paid) chosen.total = chosen.amount_paid;
  const totals = candidates
    .filter(({ field }) => field === 'total')
    .map(({ extracted }) => extracted);
  takeNetOfTotals(chosen, totals);
  return {
    fields: chosen,
    totals,
    labelled: candidates.filter(({ isCarried }) => !isCarried),
    namesTransfer: fields.transfer_amount?.isBare === false,
  };
}

/** "Amount due 12,400.00, paid 12,500.00, change 100.00": what was paid less the change is the price. */
const leavesDue = ({ amount_due: due, amount_paid: paid, change }: ChosenAmounts['fields']) =>
  due !== undefined &&
  paid !== undefined &&
  change !== undefined &&
  paid.value.minor - Math.abs(change.value.minor) === due.value.minor;

/**
 * "Total fees 6,350.00, total fines 50.00, total discounts 450.00": several totals of one kind
 * each are none of the document, nor is one beside a total that more than this word names.
 * Where it has no other, the last of several is no more than a guess.
 */
function withoutKinds(candidates: AmountCandidate[]): AmountCandidate[] {
  const kinds = candidates.filter(({ isOfKind }) => isOfKind);
  const minors = new Set(kinds.map(({ extracted }) => extracted.value.minor));
  const others = candidates.filter(({ isOfKind }) => !isOfKind);
  const isNamed = others.some(({ field, isBare }) => field === 'total' && !isBare);
  if (minors.size < (isNamed ? 1 : 2)) return candidates;
  if (others.some(({ field }) => field === 'total')) return others;
  const guess = ({ extracted }: AmountCandidate) => ({
    ...extracted,
    certainty: 'unsure' as const,
  });
  return candidates.map((one) => (one.isOfKind ? { ...one, extracted: guess(one) } : one));
}

/**
 * "Net 1,000.00, VAT 180.00, gross 1,180.00": beside a VAT these are sums of a sale, and no wages;
 * so is a gross that a discount leads to the net: "gross total 1,700.00, discount 200.00, net
 * amount 1,500.00". There, and where VAT is what leads to it, the net is what is left to pay.
 */
function takeNetAndGross(chosen: ChosenAmounts['fields']): void {
  const { vat, net, gross, discount, subtotal, total } = chosen;
  const minorOf = (amount: ExtractedValue<Money> | undefined): number =>
    Math.abs(amount?.value.minor ?? 0);
  const before = subtotal ?? gross;
  const isLeft =
    net !== undefined &&
    before !== undefined &&
    minorOf(total ?? net) === minorOf(net) &&
    minorOf(before) !== minorOf(net) &&
    minorOf(before) - minorOf(discount) + minorOf(vat) === minorOf(net);
  const isTotal = net !== undefined && vat !== undefined && minorOf(net) === minorOf(total);
  if (isLeft || isTotal) {
    chosen.total ??= net;
    if (isLeft) chosen.subtotal ??= before;
    delete chosen.net;
    if (isLeft && before === gross) delete chosen.gross;
    return;
  }
  if (!vat) return;
  if (net && !subtotal) {
    chosen.subtotal = net;
    delete chosen.net;
  }
  if (gross && !total) {
    chosen.total = gross;
    delete chosen.gross;
  }
}

/** Cash is rounded to a tenth or a twentieth, some invoices to a whole unit; hundredths. */
const ROUNDING_MAX = 99;

/** "Rounding adjustment 0.02, rounding 13.60": an amount near the total is the rounded total. */
function withRoundedTotal(candidates: AmountCandidate[]): AmountCandidate[] {
  const totals = candidates.filter(({ field }) => field === 'total');
  return candidates.flatMap((one) => {
    const { minor } = one.extracted.value;
    if (one.field !== 'rounding' || Math.abs(minor) <= ROUNDING_MAX) return [one];
    const isNear = totals.some(
      ({ extracted }) => Math.abs(extracted.value.minor - minor) <= ROUNDING_MAX,
    );
    return isNear ? [{ ...one, field: 'total' as const, rank: 0 }] : [];
  });
}

/** "Total 1,400.00, VAT 238.00, total to pay 1,638.00": the total before VAT is the subtotal. */
function takeNetOfTotals(
  chosen: ChosenAmounts['fields'],
  totals: readonly ExtractedValue<Money>[],
): void {
  const { total, vat, subtotal } = chosen;
  if (!total || !vat || subtotal || vat.value.minor === 0) return;
  const net = totals.find(({ value }) => value.minor + vat.value.minor === total.value.minor);
  if (net) chosen.subtotal = net;
}

/** Sums of the movements of one account. */
const OF_ACCOUNT: ReadonlySet<AmountField> = new Set([
  'closing_balance',
  'total_credits',
  'total_debits',
]);

/**
 * A file of several accounts prints an opening and a closing balance for each: what is
 * printed from the second opening balance on belongs to another account. A balance carried
 * forward to the next page is both.
 */
function ofFirstAccount(candidates: AmountCandidate[]): AmountCandidate[] {
  const minorOf = ({ extracted }: AmountCandidate): number => extracted.value.minor;
  const first = candidates.find(({ field }) => field === 'opening_balance');
  const end = candidates.findIndex((one, at) => {
    if (!first || one.field !== 'opening_balance' || minorOf(one) === minorOf(first)) return false;
    const closing = candidates.slice(0, at).filter(({ field }) => field === 'closing_balance');
    return closing.length > 0 && !closing.some((other) => minorOf(other) === minorOf(one));
  });
  if (end < 0) return candidates;
  return candidates.filter(({ field }, at) => at < end || !OF_ACCOUNT.has(field));
}

/**
 * "Net total 496.00, VAT 75.04, due 571.04": what VAT leads to the amount due is no total yet.
 * `vatMinor`: the VAT in hundredths, where a table of rates states it and no label.
 */
export function raiseNetTotal(chosen: ChosenAmounts['fields'], vatMinor?: number): void {
  const { total, subtotal, vat, amount_due: due } = chosen;
  const added = vat?.value.minor ?? vatMinor ?? 0;
  if (!total || !due || subtotal || added === 0) return;
  if (total.value.minor + added !== due.value.minor) return;
  chosen.subtotal = total;
  chosen.total = due;
}
