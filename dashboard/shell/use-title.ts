import { useEffect } from 'react';

/** The title of the browser's tab: what the page is about, then the program. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Emet`;
  }, [title]);
}
