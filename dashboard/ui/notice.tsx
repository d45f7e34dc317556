import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';

export type Tone = 'info' | 'good' | 'warn' | 'bad';

const ICONS: Record<Tone, IconName> = { info: 'info', good: 'ok', warn: 'warn', bad: 'alert' };

/** A message in the page; `isAlert` is read out as soon as it appears. */
export function Notice({
  tone,
  children,
  isAlert = false,
}: {
  tone: Tone;
  children: ReactNode;
  isAlert?: boolean;
}) {
  return (
    <div className={`notice tone-${tone}`} {...(isAlert && { role: 'alert' })}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
