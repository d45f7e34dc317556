import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';

const MODES = ['live', 'test'] as const;
export type Mode = (typeof MODES)[number];

/** Whether the page shows live or test data: in its address, so that a link keeps it. */
export function useMode(): { mode: Mode; livemode: boolean; choose: (mode: Mode) => void } {
  const query = new URLSearchParams(useSearch());
  const [path, go] = useLocation();
  const mode = query.get('mode') === 'test' ? 'test' : 'live';
  return {
    mode,
    livemode: mode === 'live',
    choose: (chosen) => go(chosen === 'live' ? path : `${path}?mode=test`, { replace: true }),
  };
}

export function ModeSwitch({ mode, choose }: { mode: Mode; choose: (mode: Mode) => void }) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      aria-label={t('modes.label')}
      className="toggles"
      disallowEmptySelection
      selectedKeys={[mode]}
      onSelectionChange={([key]) => {
        const chosen = MODES.find((one) => one === key);
        if (chosen) choose(chosen);
      }}
    >
      {MODES.map((one) => (
        <ToggleButton key={one} id={one} className="toggle">
          {t(`modes.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
