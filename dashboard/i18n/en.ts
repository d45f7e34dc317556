import { TEXTS } from '../../core/texts/en.js';
import { common } from './words/common.en.js';
import { audit } from './words/audit.en.js';
import { usage } from './words/usage.en.js';
import { keys } from './words/keys.en.js';
import { account } from './words/account.en.js';
import { organization } from './words/organisation.en.js';
import { users } from './words/users.en.js';
import { scan } from './words/scan.en.js';
import { feedback } from './words/feedback.en.js';
import { label } from './words/label.en.js';
import { webhooks } from './words/webhooks.en.js';
import { reportPdf } from './words/report-pdf.en.js';
import { review } from './words/review.en.js';

/** The words of the dashboard in English; he.ts has the same keys. */
export const en = {
  ...TEXTS,
  ...common,
  keys,
  usage,
  audit,
  account,
  organization,
  users,
  feedback,
  webhooks,
  reportPdf,
  app: {
    name: 'Emet',
    skip: 'Skip to content',
    scans: 'Scans',
    upload: 'New scan',
    settings: 'Settings',
    language: 'Language',
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    account: 'Account',
    signOut: 'Sign out',
    loading: 'Loading …',
    retry: 'Try again',
    notFound: 'There is no such page.',
    toScans: 'To the scans',
    close: 'Close',
    cancel: 'Cancel',
    more: 'Show more',
  },
  roles: { owner: 'Owner', admin: 'Administrator', analyst: 'Analyst' },
  session: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    code: 'Code of the authenticator app',
    codeWanted: 'Enter the code of your authenticator app.',
    signIn: 'Sign in',
    refused: 'E-mail, password or code is not right.',
    throttled: 'Too many attempts. Try again in {{seconds}} seconds.',
    expired: 'Your session has ended. Sign in to go on; nothing is lost.',
    linkTitle: 'Choose a password',
    linkText:
      'From now on you sign in to {{organization}} with this e-mail address and the password that you choose here. The link can be used once.',
    name: 'Your name, as others see it',
    newPassword: 'New password (at least 12 characters)',
    repeatPassword: 'The same again',
    differ: 'The two are not the same.',
    save: 'Save and sign in',
    sso: 'Sign in with your organization’s account',
    or: 'or',
    ssoAgain: 'Sign in again with your organization’s account',
    ssoHint:
      'Does your organization sign in with accounts of its own? Use the sign-in link that an administrator gives you.',
    problems: {
      unavailable:
        'This sign-in link does not lead to a single sign-on. Ask an administrator for the right one.',
      unreachable: 'The sign-in service of your organization does not answer. Try again later.',
      expired: 'This sign-in was begun too long ago, or in another browser. Begin again.',
      refused: 'The sign-in service of your organization did not let you in, or you cancelled.',
      clock:
        'The clocks of the sign-in service and of this service differ too much. Whoever operates them must set them right.',
      unverified:
        'The sign-in service has not verified your e-mail address, so it cannot tell who you are.',
      unknown:
        'Nobody here has the e-mail address you signed in with. Ask an administrator to invite you.',
      suspended: 'Your account or your organization is suspended.',
      insecure: 'Sign in over https: this connection is not encrypted.',
      failed: 'Signing in did not succeed. Begin again; if it goes on, tell an administrator.',
    },
    linkGone: 'This link was used already or is too old. Ask an administrator for another.',
  },
  problems: {
    away: 'The service does not answer. What you see may be out of date; it is renewed as soon as the service answers.',
    failing:
      'The service reports errors. What you see may be out of date; it is renewed as soon as the service works again.',
    offline: 'The service does not answer. Check the connection.',
    service: 'Something went wrong in the service (request {{requestId}}).',
    forbidden: 'You may not do this.',
    busy: 'Too many requests. Try again in {{seconds}} seconds.',
    gone: 'It is not there any more.',
    codes: {
      FILE_TOO_LARGE: 'The file is larger than 10 MB.',
      UNSUPPORTED_FILE: 'The file is not a PDF, JPEG, PNG, WEBP or HEIC.',
      EMPTY_FILE: 'The file is empty.',
      QUOTA_EXCEEDED: 'The monthly allowance is used up.',
      NO_API_ACCESS: 'The plan of the organization does not include the API.',
      CONFLICT: 'It was changed or deleted meanwhile.',
      AI_NOT_CONFIGURED: 'The analysis is not available at the moment.',
      SUSPENDED: 'The organization is suspended.',
      INSECURE_CONNECTION: 'Sign in over https: this connection is not encrypted.',
      PASSWORD_REFUSED: 'This password is too easily guessed.',
      EMAIL_TAKEN: 'This e-mail address is in use already.',
      LAST_OWNER: 'This is the last owner. Make somebody else an owner first.',
    },
  },
  list: {
    title: 'Scans',
    search: 'Search',
    searchHint: 'Reference, file name, issuer or hash',
    status: 'Status',
    verdict: 'Verdict',
    type: 'Document type',
    label: 'Label',
    from: 'From',
    to: 'To',
    any: 'All',
    clear: 'Clear filters',
    empty: 'No scan matches.',
    none: 'There are no scans yet.',
    first: 'Scan a document',
    more: 'Loading more …',
    file: 'File',
    issuer: 'Issuer',
    reference: 'Reference',
    created: 'Received',
    score: 'Risk score',
    results: 'Scans found',
  },
  statuses: {
    queued: 'Waiting',
    processing: 'In progress',
    completed: 'Completed',
    failed: 'Failed',
  },
  labels: { genuine: 'Genuine', fraud: 'Fraud', none: 'Not labelled' },
  certainties: { exact: 'exact', confirmed: 'confirmed', unsure: 'unsure' },
  scan,
  label,
  review,
  upload: {
    title: 'New scan',
    drop: 'Drop documents here, paste them, or',
    choose: 'choose files',
    kinds: 'PDF, JPEG, PNG, WEBP or HEIC, up to 10 MB each',
    language: 'Language of the report',
    pause: 'Pause',
    resume: 'Go on',
    clear: 'Remove finished ones',
    csv: 'Save table (CSV)',
    file: 'File',
    state: 'State',
    remove: 'Remove {{name}}',
    again: 'Send {{name}} again',
    open: 'Open',
    empty: 'Files that you add appear here with their results.',
    progress_one: '{{done}} of {{count}} document done',
    progress_other: '{{done}} of {{count}} documents done',
    states: {
      waiting: 'Waiting to be sent',
      sending: 'Being sent',
      refused: 'Refused',
    },
    dropped: 'Files added: {{count}}',
    paused: 'Paused',
    outOfQuota:
      'The monthly allowance is used up. What was not sent waits here: choose “Go on” once there is a new allowance.',
    goesOn: 'It is sent again by itself.',
  },
};
