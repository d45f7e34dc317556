import type { ReportTexts } from './texts.js';

export const TEXTS: ReportTexts = {
  summary: {
    testData: 'Test data: this document was not analysed.',
    lowRisk: (v) =>
      `No significant signs of forgery were found in this ${v.documentType === '' ? 'document' : v.documentType}.`,
    lowRiskLimited: (v) =>
      `No signs of forgery were found in this ${v.documentType === '' ? 'document' : v.documentType}, but it is not thereby cleared: an edit might not show in this file.`,
    limited: (v) => `The evidence is not sufficient. ${v.details}`,
    review: (v) =>
      `This ${v.documentType === '' ? 'document' : v.documentType} should be looked at by a person before it is relied on.`,
    highRisk: (v) =>
      `This ${v.documentType === '' ? 'document' : v.documentType} carries clear signs of forgery.`,
    mainly: (v) => `The weightiest sign: ${v.title}.`,
    alsoFound: (v) =>
      v.count === 1 ? 'One more sign was found.' : `${v.count} more signs were found.`,
    checksPassed: (v) =>
      v.count === 1
        ? 'One check of its content passed.'
        : `${v.count} checks of its content passed.`,
    checksOpen: (v) =>
      v.count === 1
        ? 'One check gave a warning and is to be made by hand.'
        : `${v.count} checks gave a warning and are to be made by hand.`,
    checksFailed: (v) => (v.count === 1 ? 'One check failed.' : `${v.count} checks failed.`),
    cutShort: (v) =>
      `The analysis reached a limit of time or memory and was ended; ${v.count} of its parts did not run, so a clean result cannot be given.`,
    incomplete: (v) =>
      `The analysis is incomplete, because these parts could not run: ${v.layers}. A clean result cannot be given.`,
    nothingRead: 'No text could be read in the document, so its content was not checked.',
  },
  unsureReading:
    'Not all of these values were read with certainty; compare them with the document.',
  limits: {
    incomplete: 'Parts of the analysis did not run.',
    nothing_read: 'No text could be read.',
    image_export:
      'It is a picture that a program exported, of a PDF for instance; a value changed in such a picture leaves no trace.',
    screen: 'It is a picture of a screen; a value changed in such a picture leaves hardly a trace.',
    compressed: (v) =>
      `The picture is heavily compressed (JPEG quality of about ${v.quality}), as by a messenger; most edits can no longer be seen.`,
    unknown_compression: (v) =>
      `The picture is compressed as ${v.format}, in which edits are hard to see.`,
    no_tones: 'The picture has no tones of grey or colour in which an edit could be seen.',
    low_resolution: (v) =>
      `The digits are only ${v.height} pixels high, too few to compare with each other.`,
  },
  actions: {
    accept: 'No special action is needed; go on by the usual procedure.',
    lookAtPlaces: 'Look at the marked places on the page and compare them with their surroundings.',
    compareWithIssuer:
      'Have the issuer confirm the document through a contact you already know, not one printed on it.',
    askForOriginal:
      'Ask for the original file as the issuer sent it, not a copy, a photo or a screenshot.',
    askForOriginalPdf: (v) =>
      `Ask for the original PDF${v.documentType === '' ? '' : ` (${v.documentType})`} as ${v.issuer === '' ? 'the issuer' : v.issuer} made it, not a picture or scan of it; if there is only paper, have the issuer confirm it.`,
    checkAmounts:
      'Recalculate the amounts marked in the report against a statement from another source.',
    checkIdentity:
      'Verify the account, IBAN or identity number with its holder by another channel.',
    askWhyEdited:
      'Ask which programs the file went through and why, and for the file as it was before.',
    settleChecks: 'Make the checks with a warning by hand, with the document beside the report.',
    lookForEarlierScan: 'Compare with the earlier scan of the same document in your records.',
    awaitFinalStatus: 'Do not treat the action as done until its final confirmation is there.',
    repeatWithBetterFile:
      'Send a sharper picture or the original file, so that everything can be checked.',
    doNotPay:
      'Do not pay or approve on the strength of this document before it has been clarified.',
    clarifyExpectation: 'Clarify why the document differs from what was expected.',
  },
};
