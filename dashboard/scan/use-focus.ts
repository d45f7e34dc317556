import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Box, Report } from '../api/types.js';
import { type Focus, NO_FOCUS } from './focus.js';

export const TABS = ['findings', 'score', 'checks', 'extracted', 'details', 'json'] as const;
export type TabId = (typeof TABS)[number];

export interface Looking {
  page: number;
  focus: Focus;
  tab: TabId;
  select: (findingId: string) => void;
  /** Shows a place that belongs to no finding. */
  showBox: (box: Box) => void;
  turnTo: (page: number) => void;
  openTab: (tab: TabId) => void;
}

/**
 * What of a report is looked at. Page, finding and tab are the query of the address, so that it
 * can be passed on; they replace each other in the history, so that "back" leaves the scan.
 */
export function useFocus(report: Report): Looking {
  const search = useSearch();
  const [path, go] = useLocation();
  const [box, setBox] = useState<Box | null>(null);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const findingId = query.get('finding');
  const finding = useMemo(
    () => report.findings.find(({ id }) => id === findingId) ?? null,
    [report, findingId],
  );

  const show = useCallback(
    (change: { finding?: string | null; page?: number | null; tab?: TabId }) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, String(value));
      }
      const text = next.toString();
      go(text === '' ? path : `${path}?${text}`, { replace: true });
    },
    [go, path],
  );
  const select = useCallback(
    (id: string) => {
      const place = report.findings.find((one) => one.id === id)?.box ?? null;
      setBox(null);
      show({ finding: id, ...(place && { page: place.page }) });
    },
    [report, show],
  );
  const showBox = useCallback(
    (place: Box) => {
      setBox(place);
      show({ finding: null, page: place.page });
    },
    [show],
  );
  const turnTo = useCallback((page: number) => show({ page }), [show]);
  const openTab = useCallback((tab: TabId) => show({ tab }), [show]);

  const focus = useMemo<Focus>(() => {
    if (box !== null) return { findingId: null, box };
    return finding === null ? NO_FOCUS : { findingId: finding.id, box: finding.box };
  }, [box, finding]);
  const first = finding?.box ?? report.findings.find((one) => one.box)?.box;
  return {
    page: pageIn(query.get('page')) ?? first?.page ?? 1,
    focus,
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'findings',
    ...{ select, showBox, turnTo, openTab },
  };
}

const PAGE_MAX = 10_000;

/** null for what is no page number. */
function pageIn(text: string | null): number | null {
  const page = Number(text ?? NaN);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : null;
}
