import type { Line, Word } from '../../../evidence/page.js';

/** What is read in a phone's status bar. */
export interface StatusBar {
  /** Minutes since midnight, as shown. */
  clockMinutes: number;
  clock: Word;
  /** 0-100; null where none is read. */
  batteryPercent: number | null;
}

/** The bar lies within this share of the height on all common phones, in percent. */
const BAR_BOTTOM_MAX = 6.5;

/** A word read less surely than this is not compared. */
const CONFIDENCE_MIN = 0.8;

const CLOCK = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;
const BATTERY = /^(\d{1,3})\s?%$/;

/** null where no clock is read at the very top, or more than one. */
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

/** A file is written some seconds after the picture, which may be the next minute. */
const TOLERANCE_MIN = 2;
const HALF_HOUR = 30;

/**
 * Whether the clock on the screen can be the time at which the file says that it
 * was taken. A camera's clock may be told without its zone, so that only what
 * whole half hours do not explain counts.
 */
export function clockFits({ clockMinutes }: StatusBar, takenAt: Date): boolean {
  const taken = takenAt.getUTCHours() * 60 + takenAt.getUTCMinutes();
  const apart = (((taken - clockMinutes) % HALF_HOUR) + HALF_HOUR) % HALF_HOUR;
  return apart <= TOLERANCE_MIN || apart >= HALF_HOUR - TOLERANCE_MIN;
}
