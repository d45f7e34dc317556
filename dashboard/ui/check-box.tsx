import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from 'react-aria-components';
import { Icon } from './icon.js';

/** A box to tick, alone or in a CheckboxGroup. */
export function CheckBox({
  children,
  ...props
}: Omit<CheckboxProps, 'children' | 'className'> & { children: ReactNode }) {
  return (
    <Checkbox {...props} className="check-box">
      <span className="check-box-mark">
        <Icon name="ok" />
      </span>
      <span>{children}</span>
    </Checkbox>
  );
}
