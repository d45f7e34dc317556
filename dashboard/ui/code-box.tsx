import { useTranslation } from 'react-i18next';
import { TextBox } from './text-box.js';

/** The code of an authenticator app. */
export function CodeBox(props: {
  value: string;
  onChange: (code: string) => void;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <TextBox
      {...props}
      label={t('session.code')}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      isRequired
    />
  );
}
