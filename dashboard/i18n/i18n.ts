import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en.js';
import { he } from './he.js';

export const LANGUAGES = ['he', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { he: 'עברית', en: 'English' };

/** For dates and numbers. */
export const LOCALES: Record<Language, string> = { he: 'he-IL', en: 'en-GB' };

const STORED_AS = 'emet.language';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', showDirection);
  await i18next.use(initReactI18next).init({
    lng: chosenLanguage() ?? (navigator.language.startsWith('he') ? 'he' : 'en'),
    fallbackLng: false,
    resources: { en: { translation: en }, he: { translation: he } },
    interpolation: {
      // React escapes; here each value is isolated from the direction of the sentence around it.
      escape: (value) => `\u2068${value}\u2069`,
    },
  });
}

/** The language that was chosen in this browser. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(STORED_AS);
  return LANGUAGES.find((language) => language === stored) ?? null;
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(STORED_AS, language);
  void i18next.changeLanguage(language);
}

/** Of the user's account: holds where none was chosen in this browser. */
export function preferLanguage(language: Language): void {
  if (chosenLanguage() === null) void i18next.changeLanguage(language);
}

function showDirection(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr';
}
