import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LOCALES } from './i18n.js';

export interface Format {
  language: Language;
  /** Date and time, in the time zone of the browser. */
  time: (iso: string) => string;
  /** A calendar day (UTC), from YYYY-MM-DD or an instant. */
  day: (iso: string) => string;
  number: (value: number) => string;
  percent: (share: number) => string;
  /** A size in bytes. */
  size: (bytes: number) => string;
}

/** Dates and numbers as the language of the dashboard writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'he' ? 'he' : 'en';
  return useMemo(() => {
    const locale = LOCALES[language];
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const kilobytes = new Intl.NumberFormat(locale, {
      ...{ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 },
    });
    return {
      language,
      time: (iso) => time.format(new Date(iso)),
      day: (iso) => day.format(new Date(iso)),
      number: (value) => number.format(value),
      percent: (share) => percent.format(share),
      size: (bytes) => kilobytes.format(Math.max(1, bytes / 1000)),
    };
  }, [language]);
}
