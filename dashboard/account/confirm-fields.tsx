import { useTranslation } from 'react-i18next';
import { CodeBox } from '../ui/code-box.js';
import { TextBox } from '../ui/text-box.js';

/** What a person gives again before what an open session alone must not do. */
export interface Confirmation {
  password: string;
  /** Of the second factor. */
  code: string;
}

/** Asks for the password again, and for a code, each where there is one. */
export function ConfirmFields<Given extends Confirmation>({
  given,
  onChange,
  asksPassword = true,
  asksCode = true,
  autoFocus = false,
}: {
  given: Given;
  onChange: (given: Given) => void;
  asksPassword?: boolean;
  asksCode?: boolean;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      {asksPassword && (
        <TextBox
          label={t('account.currentPassword')}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          isRequired
          value={given.password}
          onChange={(password) => onChange({ ...given, password })}
          autoFocus={autoFocus}
        />
      )}
      {asksCode && <CodeBox value={given.code} onChange={(code) => onChange({ ...given, code })} />}
    </>
  );
}
