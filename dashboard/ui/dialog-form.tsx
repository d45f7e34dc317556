import type { ReactNode } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ActButton } from './act-button.js';
import { Problem } from './problem.js';

/**
 * The form of a dialog: fields, the reason when it failed, the button that sends it and the one
 * that closes the dialog. While it is being sent, it is not sent again.
 */
export function DialogForm({
  action,
  cancel,
  isDangerous = false,
  isDisabled = false,
  isSending,
  error = null,
  onSend,
  onClose,
  children,
}: {
  /** Words of the button that sends it. */
  action: string;
  /** Words of the button that closes; default: "Cancel". */
  cancel?: string;
  isDangerous?: boolean;
  /** Whether something is missing yet. */
  isDisabled?: boolean;
  isSending: boolean;
  /** Said above the buttons; null or left out where the fields say it. */
  error?: unknown;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled && !isSending) onSend();
      }}
    >
      {children}
      {error !== null && <Problem error={error} />}
      <div className="buttons">
        <ActButton
          type="submit"
          className={isDangerous ? 'button button-bad' : 'button button-main'}
          isDisabled={isDisabled}
          isActing={isSending}
        >
          {action}
        </ActButton>
        <Button className="button" onPress={onClose}>
          {cancel ?? t('app.cancel')}
        </Button>
      </div>
    </Form>
  );
}
