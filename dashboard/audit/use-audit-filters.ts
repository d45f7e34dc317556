import { useLocation, useSearch } from 'wouter';
import type { AuditFilters } from '../api/audit.js';

const NAMES = ['action', 'actor', 'since', 'until'] as const satisfies (keyof AuditFilters)[];

/** The filters are the query of the page's address, so that a view can be passed on and kept. */
export function useAuditFilters() {
  const query = new URLSearchParams(useSearch());
  const [path, go] = useLocation();
  const filters: AuditFilters = {
    action: query.get('action') ?? '',
    actor: query.get('actor') ?? '',
    since: query.get('since') ?? '',
    until: query.get('until') ?? '',
  };
  const change = (next: Partial<AuditFilters>) => {
    const given = Object.entries({ ...filters, ...next }).filter(([, value]) => value !== '');
    const search = new URLSearchParams(given).toString();
    go(search === '' ? path : `${path}?${search}`, { replace: true });
  };
  return {
    filters,
    isFiltered: NAMES.some((name) => filters[name] !== ''),
    change,
    clear: () => go(path, { replace: true }),
  };
}
