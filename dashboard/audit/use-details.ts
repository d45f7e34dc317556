import { useTranslation } from 'react-i18next';
import type { AuditEvent, Scope } from '../api/types.js';
import { type Language, LANGUAGE_NAMES } from '../i18n/i18n.js';
import { useFormat } from '../i18n/use-format.js';
import { useScopeWords } from '../keys/scopes.js';

type Details = AuditEvent['details'];
type Field = keyof Details;

/** Of no use to people: other fields say the same. */
const HIDDEN = ['new_key', 'event_id'] as const;
type ShownField = Exclude<Field, (typeof HIDDEN)[number]>;
const isShown = (field: Field): field is ShownField => !HIDDEN.some((hidden) => hidden === field);
const TIMES: readonly Field[] = ['expires_at', 'previous_expires_at', 'since', 'made_at'];

/** What an act made or changed, in words: name of the setting, then its value, or from what to what. */
export function useDetails({ details, before }: AuditEvent): [string, string][] {
  const { t } = useTranslation();
  const { time, number } = useFormat();
  const sayScope = useScopeWords();
  // A field without a name does not compile.
  const names: Record<ShownField, string> = t('audit.fields', { returnObjects: true });

  const say = (field: Field, value: unknown): string => {
    if (value === null || value === undefined) return t('audit.noValue');
    if (field === 'scopes') return (value as Scope[]).map(sayScope).join(', ');
    if (field === 'language') return LANGUAGE_NAMES[value as Language];
    if (field === 'role') return t(`roles.${value as NonNullable<Details['role']>}`);
    if (field === 'keep_previous_s') {
      return t('audit.hours', { count: Math.round(Number(value) / 3600) });
    }
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (typeof value === 'number') return number(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    return TIMES.includes(field) ? time(value) : value;
  };

  const fields = [...Object.keys(details), ...Object.keys(before ?? {})] as Field[];
  return [...new Set(fields)].filter(isShown).map((field) => {
    const name = names[field];
    if (before === null || !(field in before)) return [name, say(field, details[field])];
    if (!(field in details)) return [name, say(field, before[field])];
    const change = { from: say(field, before[field]), to: say(field, details[field]) };
    return [name, t('audit.changed', change)];
  });
}
