/** Hundredths as a decimal: -125005 -> "-1250.05"; no grouping. */
export function decimal(minor: number): string {
  const rounded = Math.round(minor);
  const whole = Math.trunc(Math.abs(rounded) / 100);
  const fraction = String(Math.abs(rounded) % 100).padStart(2, '0');
  return `${rounded < 0 ? '-' : ''}${whole}.${fraction}`;
}
