import type { Text } from '../texts/say.js';

/** What a report says beside its findings and checks. */
export interface ReportTexts {
  /** Names of the layers that are no detectors; one without a name shows its id. */
  layers: Record<string, string>;
  summary: {
    lowRisk: Text;
    review: Text;
    highRisk: Text;
    /** The weightiest finding, by its title. */
    mainly: Text;
    alsoFound: Text;
    checksPassed: Text;
    checksFailed: Text;
    incomplete: Text;
    nothingRead: Text;
  };
  actions: {
    accept: Text;
    lookAtPlaces: Text;
    compareWithIssuer: Text;
    askForOriginal: Text;
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
