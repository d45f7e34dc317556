import { useSyncExternalStore } from 'react';

const NARROW = window.matchMedia('(max-width: 720px)');

/** Whether the window is as narrow as a phone; the style sheets have the same width. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      NARROW.addEventListener('change', changed);
      return () => NARROW.removeEventListener('change', changed);
    },
    () => NARROW.matches,
  );
