import { Input, Label, TextField, type TextFieldProps } from 'react-aria-components';

/** One line of text. `dir` of what is always written left to right, e.g. an e-mail address. */
export function TextBox({
  label,
  placeholder,
  dir = 'auto',
  ...field
}: Omit<TextFieldProps, 'children' | 'className'> & {
  label: string;
  placeholder?: string;
  dir?: 'auto' | 'ltr';
}) {
  return (
    <TextField {...field} className="field">
      <Label>{label}</Label>
      <Input className="input" dir={dir} {...(placeholder !== undefined && { placeholder })} />
    </TextField>
  );
}
