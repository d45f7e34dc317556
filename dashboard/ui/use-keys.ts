import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A key that does something on the whole page, without Ctrl, Alt or Meta. */
export interface Key {
  /** Places on the keyboard (KeyboardEvent.code): the same in every layout. */
  codes: readonly string[];
  /** Characters that count as well, wherever a layout has them. */
  characters?: readonly string[];
  /** Whether Shift must be held; otherwise it does not matter. */
  shift?: boolean;
  /** Whether it goes on while it is held down. */
  repeats?: boolean;
  act: () => void;
}

/**
 * Listens for keys while the component is shown: not while somebody types or a dialog is open,
 * not when something with the focus has used the key, and not when keys are switched off.
 */
export function useKeys(keys: readonly Key[]): void {
  const current = useRef(keys);
  const [isOn] = useKeysOn();
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || isTaken(event.target)) return;
      const key = current.current.find(
        ({ codes, characters = [], shift = false }) =>
          characters.includes(event.key) ||
          (codes.includes(event.code) && (!shift || event.shiftKey)),
      );
      if (key === undefined || (event.repeat && key.repeats !== true)) return;
      event.preventDefault();
      key.act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

/** Where letters have a meaning of their own: fields, and lists that search by what is typed. */
const TAKEN =
  'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [aria-haspopup=listbox]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TAKEN) !== null) ||
  document.querySelector(DIALOGS) !== null;

const STORED_AS = 'emet.keys';
const changed = new EventTarget();

/** Whether keys work, as chosen in this browser: programs that speak or are spoken to need them off. */
export function useKeysOn(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    (tell) => {
      changed.addEventListener('change', tell);
      return () => changed.removeEventListener('change', tell);
    },
    () => localStorage.getItem(STORED_AS) !== 'off',
  );
  return [
    isOn,
    (wanted) => {
      localStorage.setItem(STORED_AS, wanted ? 'on' : 'off');
      changed.dispatchEvent(new Event('change'));
    },
  ];
}
