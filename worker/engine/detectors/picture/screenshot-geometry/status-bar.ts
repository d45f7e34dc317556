import type { Line, Word } from '../../../evidence/page.js';

/** Text of a phone's status bar. */
export interface StatusBar {
  /** Minutes since midnight, as shown. */
  clockMinutes: number;
  clock: Word;
  /** 0-100; null when not found. */
  batteryPercent: number | null;
}

/** Lower limit of the bar on all common phones, in percent of the height. */
const BAR_BOTTOM_MAX = 6.5;

/** Minimum confidence of a word that is compared. */
const CONFIDENCE_MIN = 0.8;

const CLOCK = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;
const BATTERY = /^(\d{1,3})\s?%$/;

/** null when no clock, or more than one, is found at the top. */
export function readStatusBar(lines: readonly Line[]): StatusBar | null {
  const words = lines
    .flatMap((line) => line.words)
    .filter(
      ({ rect, confidence }) =>
        rect.y + rect.h <= BAR_BOTTOM_MAX && confidence >= CONFIDENCE_MIN && rect.h < 4,
    );
  const clocks = words.filter(({ text }) => CLOCK.test(text));
  const [clock] = clocks;
  if (clock === undefined || clocks.length > 1) return null;
  const [, hours = '', minutes = ''] = CLOCK.exec(clock.text) ?? [];
  const battery = words
    .map(({ text }) => Number(BATTERY.exec(text)?.[1] ?? NaN))
    .find((percent) => percent <= 100);
  return {
    clock,
    clockMinutes: 60 * Number(hours) + Number(minutes),
    batteryPercent: battery ?? null,
  };
}

/**
 * Tolerance in minutes: a file is written some seconds after the picture, possibly in the
 * next minute.
 */
const TOLERANCE_MIN = 2;
const HALF_HOUR = 30;

/**
 * Whether the clock on the screen is compatible with the declared time. That time may
 * lack its zone, so differences of whole half hours are ignored.
 */
export function clockFits({ clockMinutes }: StatusBar, takenAt: Date): boolean {
  const taken = takenAt.getUTCHours() * 60 + takenAt.getUTCMinutes();
  const apart = (((taken - clockMinutes) % HALF_HOUR) + HALF_HOUR) % HALF_HOUR;
  return apart <= TOLERANCE_MIN || apart >= HALF_HOUR - TOLERANCE_MIN;
}
