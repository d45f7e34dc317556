/** Words of the button that saves a report as PDF. */
export const reportPdf = {
  save: 'Save report (PDF)',
  writing: 'Writing the report …',
  saved: 'The report is saved.',
  busy: 'Many reports are being written at the moment. Try again in a few seconds.',
};
