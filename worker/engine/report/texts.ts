import type { EvidenceLimitCode } from '../scoring/evidence-limits.js';
import type { Text } from '../texts/say.js';

/** Texts of a report apart from findings and checks. */
export interface ReportTexts {
  /** Names of layers that are not detectors; a layer without a name is shown by its id. */
  layers: Record<string, string>;
  summary: {
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
    checksFailed: Text;
    incomplete: Text;
    /** The scan was ended at a limit. */
    cutShort: Text;
    nothingRead: Text;
  };
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
    lookForEarlierScan: Text;
    awaitFinalStatus: Text;
    repeatWithBetterFile: Text;
    doNotPay: Text;
    clarifyExpectation: Text;
  };
}
