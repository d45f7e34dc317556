import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CheckBox } from './check-box.js';
import { CopyValue } from './copy-value.js';
import { Notice } from './notice.js';

/**
 * A secret that the service shows this once. Whoever wants to go before saying that it is stored
 * is told what that means, and asked again.
 *
 * @param isWarned whether they wanted to
 */
export function SecretOnce({
  name,
  secret,
  isStored,
  isWarned,
  onStored,
  onClose,
}: {
  /** What kind of secret it is. */
  name: string;
  secret: string;
  isStored: boolean;
  isWarned: boolean;
  onStored: (isStored: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  useEffect(() => {
    if (isStored) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isStored]);
  return (
    <>
      <Notice tone="warn">
        <p>{t('secret.once')}</p>
      </Notice>
      <div ref={shown} tabIndex={-1} className="secret" role="group" aria-label={name}>
        <small>{name}</small>
        <code dir="ltr">
          <CopyValue value={secret} name={name} />
        </code>
      </div>
      <CheckBox isSelected={isStored} onChange={onStored}>
        {t('secret.stored')}
      </CheckBox>
      {isWarned && !isStored && (
        <Notice tone="bad" isAlert>
          <p>{t('secret.lost')}</p>
          <div className="buttons">
            <Button className="button button-bad" onPress={onClose}>
              {t('secret.closeAnyway')}
            </Button>
          </div>
        </Notice>
      )}
      <div className="buttons">
        <Button className="button button-main" isDisabled={!isStored} onPress={onClose}>
          {t('app.close')}
        </Button>
      </div>
    </>
  );
}
