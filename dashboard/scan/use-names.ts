import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LAYERS } from '../i18n/layers.js';
import { type Language } from '../i18n/i18n.js';

const AT_RATE = /^(?<what>net|vat)_at_(?<rate>\d+(?:_\d+)?)_percent$/;
const YEAR_TO_DATE = /^(?<what>\w+)_year_to_date$/;

/** Names of what a report calls by a code, in the reader's language. */
export interface Names {
  /** Of a layer of the analysis. */
  layer: (id: string) => string;
  /** Of a labelled value. */
  field: (name: string) => string;
}

/** A code that this version does not know is called "other": codes are no words. */
export function useNames(): Names {
  const { t, i18n } = useTranslation();
  const language: Language = i18n.language === 'he' ? 'he' : 'en';
  const layer = useCallback(
    (id: string) => LAYERS[language][id] ?? t('scan.otherLayer'),
    [language, t],
  );
  const field = useCallback(
    (name: string): string => {
      const fields: Partial<Record<string, string>> = t('fields', { returnObjects: true });
      const other = t('scan.otherValue');
      const { what, rate } = AT_RATE.exec(name)?.groups ?? {};
      if (what !== undefined && rate !== undefined) {
        const of = what === 'net' ? fields.subtotal : fields.vat;
        return t('scan.atRate', { name: of ?? other, rate: rate.replace('_', '.') });
      }
      const yearly = YEAR_TO_DATE.exec(name)?.groups?.what;
      if (yearly !== undefined) return t('scan.yearToDate', { name: fields[yearly] ?? other });
      return fields[name] ?? other;
    },
    [t],
  );
  return { layer, field };
}
