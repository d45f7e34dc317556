import { useState } from 'react';
import { DialogForm } from '../ui/dialog-form.js';
import { Notice } from '../ui/notice.js';
import { type Confirmation, ConfirmFields } from './confirm-fields.js';
import { useSayConfirmation } from './say-confirmation.js';

/** Asks for the password again, and for a code, before what an open session alone must not do. */
export function ConfirmForm({
  action,
  isPending,
  error,
  onConfirm,
  onCancel,
}: {
  action: string;
  isPending: boolean;
  error: unknown;
  onConfirm: (given: Confirmation) => void;
  onCancel: () => void;
}) {
  const say = useSayConfirmation();
  const [given, setGiven] = useState({ password: '', code: '' });
  return (
    <DialogForm
      action={action}
      isSending={isPending}
      onSend={() => onConfirm(given)}
      onClose={onCancel}
    >
      <ConfirmFields given={given} onChange={setGiven} autoFocus />
      {error !== null && (
        <Notice tone="bad" isAlert>
          {say(error)}
        </Notice>
      )}
    </DialogForm>
  );
}
