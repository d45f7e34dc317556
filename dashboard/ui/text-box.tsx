import { FieldError, Input, Label, TextField, type TextFieldProps } from 'react-aria-components';

/** One line of text. `dir` of what is always written left to right, e.g. an e-mail address. */
export function TextBox({
  label,
  placeholder,
  error = null,
  dir = 'auto',
  ...field
}: Omit<TextFieldProps, 'children' | 'className'> & {
  label: string;
  placeholder?: string;
  /** Why the value was refused. */
  error?: string | null;
  dir?: 'auto' | 'ltr';
}) {
  return (
    <TextField {...field} className="field" {...(error !== null && { isInvalid: true })}>
      <Label>{label}</Label>
      <Input className="input" dir={dir} {...(placeholder !== undefined && { placeholder })} />
      {error !== null && <FieldError className="field-error">{error}</FieldError>}
    </TextField>
  );
}
