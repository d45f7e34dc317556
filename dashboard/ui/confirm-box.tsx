import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ActButton } from './act-button.js';
import { DialogBox } from './dialog-box.js';
import { Problem } from './problem.js';

/** Asks before something that cannot be undone; stays, with the reason, when it fails. */
export function ConfirmBox({
  title,
  action,
  children,
  doing,
  onConfirm,
  onClose,
}: {
  title: string;
  /** Words of the button that does it. */
  action: string;
  children: ReactNode;
  doing: { isPending: boolean; error: unknown };
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <DialogBox title={title} onClose={onClose}>
      {children}
      {doing.error !== null && <Problem error={doing.error} />}
      <div className="buttons">
        <ActButton className="button button-bad" isActing={doing.isPending} onPress={onConfirm}>
          {action}
        </ActButton>
        <Button className="button" onPress={onClose} autoFocus>
          {t('app.cancel')}
        </Button>
      </div>
    </DialogBox>
  );
}
