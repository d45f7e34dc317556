import { useLocation, useSearch } from 'wouter';
import type { ScanFilters } from '../api/scans.js';

const NAMES = [
  'search',
  'status',
  'verdict',
  'document_type',
  'label',
  'created_after',
  'created_before',
] as const satisfies readonly (keyof ScanFilters)[];

/** The filters are the query of the page's address, so that a list can be passed on and kept. */
export function useFilters() {
  const query = new URLSearchParams(useSearch());
  const [path, go] = useLocation();
  const filters = Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ''])) as Record<
    (typeof NAMES)[number],
    string
  >;

  const show = (next: Partial<ScanFilters>) => {
    const given = Object.entries({ ...filters, ...next }).filter(([, value]) => value !== '');
    const search = new URLSearchParams(given).toString();
    go(search === '' ? path : `${path}?${search}`, { replace: true });
  };
  return {
    filters,
    isFiltered: NAMES.some((name) => filters[name] !== ''),
    change: show,
    clear: () => go(path, { replace: true }),
  };
}
