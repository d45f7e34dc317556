export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORED_AS = 'emet.theme';

export function storedTheme(): Theme {
  const stored = localStorage.getItem(STORED_AS);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORED_AS, theme);
  showTheme(theme);
}

/** styles/base.css sets the colour scheme by it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
