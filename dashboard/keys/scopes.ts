import { useTranslation } from 'react-i18next';
import type { Scope } from '../api/types.js';

/** Where the words of each permission are; i18next reads a colon as something else. */
const WORDS = {
  'scans:write': 'scans_write',
  'scans:read': 'scans_read',
  'scans:delete': 'scans_delete',
  'usage:read': 'usage_read',
  'webhooks:manage': 'webhooks_manage',
  'keys:manage': 'keys_manage',
  'audit:read': 'audit_read',
} as const satisfies Record<Scope, string>;

export const SCOPES = Object.keys(WORDS) as Scope[];

/** What a permission allows, in plain words. */
export function useScopeWords(): (scope: Scope) => string {
  const { t } = useTranslation();
  return (scope) => t(`scopes.${WORDS[scope]}`);
}
