/** Outlines on a field of 24 by 24. */
const PATHS = {
  ok: 'M5 12.5 10 17 19 7',
  warn: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.4v.1',
  alert: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16.4v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 8v.1',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  down: 'm6 9 6 6 6-6',
  back: 'M15 5 8 12l7 7',
  forward: 'm9 5 7 7-7 7',
  compare: 'M4 5h7v14H4zM15 5h5v14h-5M13 3v18',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16.5 16.5 21 21',
  place: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  again: 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside words that say the same. `mirrored` points along the direction of reading. */
export function Icon({ name, mirrored = false }: { name: IconName; mirrored?: boolean }) {
  return (
    <svg
      className={mirrored ? 'icon icon-mirrored' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
