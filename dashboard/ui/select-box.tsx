import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { Icon } from './icon.js';

export interface Choice {
  id: string;
  text: string;
}

/** One of several values. */
export function SelectBox({
  label,
  value,
  choices,
  onChange,
  hideLabel = false,
}: {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (id: string) => void;
  hideLabel?: boolean;
}) {
  return (
    <Select
      className="field"
      value={value}
      onChange={(key) => onChange(String(key))}
      {...(hideLabel && { 'aria-label': label })}
    >
      {!hideLabel && <Label>{label}</Label>}
      <Button className="select-button">
        <SelectValue />
        <Icon name="down" />
      </Button>
      <Popover className="popover">
        <ListBox className="list-box" items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.id} textValue={choice.text} className="list-box-item">
              {choice.text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
