import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../../core/texts/field-name.js';
import { LAYERS } from '../../core/texts/layers.js';
import { type Language } from '../i18n/i18n.js';

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
    (code: string): string => {
      const fields: Partial<Record<string, string>> = t('fields', { returnObjects: true });
      return fieldName(code, {
        fields,
        atRate: (name, rate) => t('scan.atRate', { name, rate }),
        yearToDate: (name) => t('scan.yearToDate', { name }),
        other: t('scan.otherValue'),
      });
    },
    [t],
  );
  return { layer, field };
}
