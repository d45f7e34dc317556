/** Words that pages of the group "Settings" share. */
export const common = {
  modes: { label: 'Data', live: 'Live', test: 'Test data' },
  secret: {
    once: 'Copy it now and keep it in a safe place: it is shown this once, and cannot be shown again.',
    stored: 'I have stored it',
    lost: 'It will not be shown again. If you have not stored it, you will have to make another.',
    closeAnyway: 'Close anyway',
  },
  durations: {
    none: 'Not at all: it ends at once',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  scopes: {
    scans_write: 'Send documents',
    scans_read: 'Read scans and reports',
    scans_delete: 'Delete scans',
    usage_read: 'Read the usage',
    webhooks_manage: 'Manage webhooks',
    keys_manage: 'Manage keys',
    audit_read: 'Read the audit log',
  },
};
