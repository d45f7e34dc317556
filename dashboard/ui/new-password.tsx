import { useTranslation } from 'react-i18next';
import { Notice } from './notice.js';
import { TextBox } from './text-box.js';

/** A new password, asked for twice. */
export interface NewPassword {
  wanted: string;
  repeated: string;
}

/** Asks for a new password twice, and says when the two differ. */
export function NewPasswordFields<Given extends NewPassword>({
  given,
  onChange,
  autoFocus = false,
}: {
  given: Given;
  onChange: (given: Given) => void;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation();
  const { wanted, repeated } = given;
  return (
    <>
      <TextBox
        label={t('session.newPassword')}
        type="password"
        dir="ltr"
        autoComplete="new-password"
        isRequired
        minLength={12}
        value={wanted}
        onChange={(text) => onChange({ ...given, wanted: text })}
        autoFocus={autoFocus}
      />
      <TextBox
        label={t('session.repeatPassword')}
        type="password"
        dir="ltr"
        autoComplete="new-password"
        isRequired
        value={repeated}
        onChange={(text) => onChange({ ...given, repeated: text })}
      />
      {repeated !== '' && repeated !== wanted && <Notice tone="warn">{t('session.differ')}</Notice>}
    </>
  );
}
