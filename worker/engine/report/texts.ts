import type { Text } from '../texts/say.js';

/** Texts of a report apart from findings and checks. */
export interface ReportTexts {
  /** Names of layers that are not detectors; a layer without a name is shown by its id. */
  layers: Record<string, string>;
  summary: {
    lowRisk: Text;
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
