import { z } from 'zod';
import { DateTime } from '../../core/vocabulary.js';

const UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
const Span = /^(\d{1,6})([smhd])$/;

/** Milliseconds of a span such as `7d`; null for any other text. */
function readSpan(text: string): number | null {
  const [, count, unit] = Span.exec(text) ?? [];
  if (count === undefined || unit === undefined) return null;
  return Number(count) * UNITS[unit as keyof typeof UNITS] * 1000;
}

/** A flag that is a span of time, `0` for none: milliseconds, at most `maxS` seconds. */
export const span = (maxS: number) =>
  z.string().transform((text, context): number => {
    const ms = text === '0' ? 0 : readSpan(text);
    if (ms !== null && ms <= maxS * 1000) return ms;
    const message =
      ms === null
        ? 'must be a time such as 7d, 12h, 30m or 45s, or 0'
        : `must be at most ${maxS / UNITS.d}d`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/**
 * A flag that is a time to come: a span from now, a date, whose first instant (UTC) is
 * meant, or an instant (ISO 8601); null for `never`.
 */
export const timeToCome = (now: Date) =>
  z.string().transform((text, context): Date | null => {
    if (text === 'never') return null;
    const ms = readSpan(text);
    const isTime = DateTime.safeParse(text).success || z.iso.date().safeParse(text).success;
    const time = ms !== null ? new Date(now.getTime() + ms) : isTime ? new Date(text) : null;
    if (time !== null && time > now) return time;
    const message =
      time === null
        ? 'must be a time such as 90d, 2027-01-31, 2027-01-31T09:30:00Z or never'
        : 'must be a time to come';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
