import type { EvidenceLimitCode } from '../scoring/evidence-limits.js';
import type { Text } from '../texts/say.js';

/** Texts of a report apart from findings and checks. */
export interface ReportTexts {
  summary: {
    /** Said first of test data, which is not analysed. */
    testData: Text;
    lowRisk: Text;
    /** No signs were found, in a file that would hardly show any. */
    lowRiskLimited: Text;
    /** Why the evidence is not sufficient, by the details of `limits`. */
    limited: Text;
    review: Text;
    highRisk: Text;
    /** The finding with the highest impact, by its title. */
    mainly: Text;
    alsoFound: Text;
    checksPassed: Text;
    /** Checks that came to no result; a person has to make them. */
    checksOpen: Text;
    checksFailed: Text;
    incomplete: Text;
    /** The scan was ended at a limit. */
    cutShort: Text;
    nothingRead: Text;
  };
  /** Added to a check that fails on values that may be misread. */
  unsureReading: Text;
  /** Why an edit might not show. */
  limits: Record<EvidenceLimitCode, Text>;
  actions: {
    accept: Text;
    lookAtPlaces: Text;
    compareWithIssuer: Text;
    askForOriginal: Text;
    /** By the document's type and, where it is known, its issuer. */
    askForOriginalPdf: Text;
    checkAmounts: Text;
    checkIdentity: Text;
    askWhyEdited: Text;
    settleChecks: Text;
    lookForEarlierScan: Text;
    awaitFinalStatus: Text;
    repeatWithBetterFile: Text;
    doNotPay: Text;
    clarifyExpectation: Text;
  };
}
