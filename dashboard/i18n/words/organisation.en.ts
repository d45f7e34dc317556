export const organization = {
  title: 'Organization',
  general: 'Name and language',
  name: 'Name of the organization',
  language: 'Language for new users',
  plan: 'Plan',
  planByOperator: 'Whoever operates the service changes the plan.',
  planTexts: {
    free: 'The Free plan has no API: keys and webhooks stop working at once, and the monthly allowance becomes smaller.',
    business: 'The plan holds at once, with its monthly allowance.',
    enterprise: 'The plan holds at once, with its monthly allowance.',
  },
  retention: 'How long documents are kept',
  retentionText:
    'After this time the original files and the pictures of their pages are removed. Reports, findings and decisions stay until the scan is deleted.',
  days: 'Days after the scan (0: as soon as it has ended)',
  daysNone: 'Empty: originals are kept until their scan is deleted.',
  daysCeiling: 'Empty: {{days}} days, which the operator has set as the longest time.',
  daysWrong: 'Enter a whole number of days from 0 to {{max}}, or nothing.',
  daysShorter:
    'Originals older than {{days}} days are removed within some minutes, those that are here today too. They cannot be brought back.',
  training: 'Keep labelled documents for training',
  trainingText:
    'Off unless you want it. While it is on, the original of each document that somebody labels as genuine or fraud is kept to improve the detection, longer than the time above: until the label is taken back or the scan is deleted.',
  trainingKept_one: 'One document is kept for training now ({{size}}).',
  trainingKept_other: '{{count}} documents are kept for training now ({{size}}).',
  trainingEnds: 'All documents kept for training are deleted when you save.',
  sso: 'Single sign-on',
  ssoText:
    'Users sign in at your OpenID Connect provider, which must have verified their e-mail addresses. They must be users here already: invite them first. Passwords go on working.',
  redirectUri: 'Redirect address to enter at the provider',
  signInLink: 'Sign-in link for your users',
  issuer: 'Issuer',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  clientSecretKept: 'Client secret (empty: as it is)',
  ssoTest: 'Test the provider',
  ssoAnswers:
    'The provider answers. People would sign in at {{host}}. Save, then try the sign-in link.',
  ssoEnd: 'End single sign-on',
  ssoEndText:
    'Nobody can sign in at the provider any more. Who has no password needs a new sign-in link of an administrator.',
  delete: 'Delete the organization',
  deleteText:
    'Ends all API keys and sessions at once and removes scans, documents, users, webhooks and settings for good.',
  deleteWarning:
    'Everything of {{name}} is deleted: scans with reports and documents, test data, training copies, users, keys and webhooks. You are signed out. Nobody can undo this.',
  typeName: 'Type the name of the organization to confirm: {{name}}',
  deleteDo: 'Delete for good',
  signInAgain: 'Sign in at your provider once more, then delete within ten minutes.',
};
