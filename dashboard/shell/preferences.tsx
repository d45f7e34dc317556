import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES } from '../i18n/i18n.js';
import { SelectBox } from '../ui/select-box.js';
import { chooseTheme, storedTheme, type Theme, THEMES } from './theme.js';

/** Language and appearance, kept in this browser. */
export function Preferences() {
  const { t, i18n } = useTranslation();
  const [theme, setTheme] = useState<Theme>(storedTheme);
  return (
    <div className="preferences">
      <ToggleButtonGroup
        aria-label={t('app.language')}
        className="toggles"
        disallowEmptySelection
        selectedKeys={[i18n.language]}
        onSelectionChange={([key]) => {
          const chosen = LANGUAGES.find((language) => language === key);
          if (chosen) chooseLanguage(chosen);
        }}
      >
        {LANGUAGES.map((language) => (
          <ToggleButton key={language} id={language} className="toggle">
            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SelectBox
        label={t('app.theme')}
        hideLabel
        value={theme}
        choices={THEMES.map((id) => ({ id, text: t(`app.themes.${id}`) }))}
        onChange={(id) => {
          const chosen = THEMES.find((one) => one === id) ?? 'system';
          setTheme(chosen);
          chooseTheme(chosen);
        }}
      />
    </div>
  );
}
