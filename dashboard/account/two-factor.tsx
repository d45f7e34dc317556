import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { offerTwoFactor, useTwoFactor } from '../api/account.js';
import { useSession } from '../session/session.js';
import { CopyValue } from '../ui/copy-value.js';
import { DialogBox } from '../ui/dialog-box.js';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';
import { QrCode } from '../ui/qr-code.js';
import { ConfirmForm } from './confirm-form.js';

/** The second factor: set with a QR code and its first code, removed with one more. */
export function TwoFactor() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [isRemoving, setRemoving] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const offer = useMutation({ mutationFn: offerTwoFactor });
  const set = useTwoFactor('/two-factor');
  const remove = useTwoFactor('/two-factor/remove');
  const closeOffer = () => {
    offer.reset();
    set.reset();
  };
  const closeRemoval = () => {
    setRemoving(false);
    remove.reset();
  };
  return (
    <section className="card" aria-labelledby="two-factor-title">
      <h2 id="two-factor-title">{t('account.twoFactor')}</h2>
      <p>
        <span className={`badge tone-${user.two_factor ? 'good' : 'warn'}`}>
          {t(user.two_factor ? 'account.twoFactorOn' : 'account.twoFactorOff')}
        </span>
      </p>
      <p className="hint">{t('account.twoFactorText')}</p>
      {said !== null && (
        <Notice tone="good" isAlert>
          {said}
        </Notice>
      )}
      {offer.error && <Problem error={offer.error} />}
      <div className="buttons">
        <Button
          className={user.two_factor ? 'button' : 'button button-main'}
          isDisabled={offer.isPending}
          onPress={() => offer.mutate()}
        >
          {t(user.two_factor ? 'account.renewTwoFactor' : 'account.setTwoFactor')}
        </Button>
        {user.two_factor && (
          <Button className="button button-bad" onPress={() => setRemoving(true)}>
            {t('account.removeTwoFactor')}
          </Button>
        )}
      </div>
      {offer.data && (
        <DialogBox title={t('account.setTwoFactor')} onClose={closeOffer}>
          <p>{t('account.scanCode')}</p>
          <QrCode text={offer.data.uri} label={t('account.qrCode')} />
          <p className="hint">{t('account.typeSecret')}</p>
          <p className="secret" dir="ltr">
            <CopyValue value={offer.data.secret} name={t('account.secret')} />
          </p>
          <ConfirmForm
            action={t('account.setTwoFactor')}
            isPending={set.isPending}
            error={set.error}
            onCancel={closeOffer}
            onConfirm={({ password, code }) =>
              set.mutate(
                { password, code, secret: offer.data.secret },
                {
                  onSuccess: () => {
                    setSaid(t('account.twoFactorSet'));
                    closeOffer();
                  },
                },
              )
            }
          />
        </DialogBox>
      )}
      {isRemoving && (
        <DialogBox title={t('account.removeTwoFactor')} onClose={closeRemoval}>
          <p>{t('account.removeTwoFactorText')}</p>
          <ConfirmForm
            action={t('account.removeTwoFactor')}
            isPending={remove.isPending}
            error={remove.error}
            onCancel={closeRemoval}
            onConfirm={(given) =>
              remove.mutate(given, {
                onSuccess: () => {
                  setSaid(t('account.twoFactorRemoved'));
                  closeRemoval();
                },
              })
            }
          />
        </DialogBox>
      )}
    </section>
  );
}
