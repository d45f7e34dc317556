import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { InvitedUser } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { CopyValue } from '../ui/copy-value.js';
import { DialogBox } from '../ui/dialog-box.js';
import { Notice } from '../ui/notice.js';

/** The one-time link of a user, shown this once; closed on purpose only. */
export function LinkDialog({ invited, onClose }: { invited: InvitedUser; onClose: () => void }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { user, link, link_expires_at: until } = invited;
  return (
    <DialogBox title={t('users.linkTitle')} onClose={() => undefined}>
      <p>{t('users.linkText', { name: user.name, time: time(until) })}</p>
      <p className="secret" dir="ltr">
        <CopyValue value={link} name={t('users.link')} />
      </p>
      <Notice tone="warn">{t('users.linkOnce')}</Notice>
      <div className="buttons">
        <Button className="button button-main" onPress={onClose} autoFocus>
          {t('users.linkDone')}
        </Button>
      </div>
    </DialogBox>
  );
}
