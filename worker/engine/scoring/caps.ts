import { HIGH_RISK_MIN, REVIEW_MIN } from './thresholds.js';

/** The rate among honest documents at which a finding alone just reaches review. */
const RATE_AT_REVIEW = 0.05;

/** ... and just reaches high risk. */
const RATE_AT_HIGH_RISK = 0.001;

/** Powers of ten by which a finding is rarer among honest documents than certain. */
export const decades = (rate: number): number => -Math.log10(Math.min(1, Math.max(rate, 1e-9)));

const EXPONENT =
  Math.log(HIGH_RISK_MIN / REVIEW_MIN) /
  Math.log(decades(RATE_AT_HIGH_RISK) / decades(RATE_AT_REVIEW));

/**
 * The most points for evidence so rare among honest documents. Decades are the
 * logarithm of the likelihood ratio of forged to honest documents, with every forged
 * document showing the finding, so that they bound its weight. The curve goes through
 * no points at no rarity, REVIEW_MIN at 5 % and HIGH_RISK_MIN at 0.1 %: of a thousand
 * honest documents one may be accused by chance. Independent evidence of one value
 * adds up in decades.
 */
export const pointsMax = (rarity: number): number =>
  REVIEW_MIN * (rarity / decades(RATE_AT_REVIEW)) ** EXPONENT;
