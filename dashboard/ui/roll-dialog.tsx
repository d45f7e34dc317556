import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from './dialog-form.js';
import { KeepSelect } from './keep-select.js';
import { SecretDialog } from './secret-dialog.js';

interface RollWords {
  title: string;
  /** Of the secret that is shown once. */
  name: string;
  /** What follows from it. */
  text: string;
  /** Of the time for which the former one stays valid. */
  keep: string;
  act: string;
}

/** Makes a secret in place of one; both are valid for a chosen time, in seconds. */
export function RollDialog<Rolled>({
  words,
  roll,
  secretOf,
  choices,
  initial,
  onClose,
}: {
  words: RollWords;
  roll: UseMutationResult<Rolled, Error, number>;
  secretOf: (rolled: Rolled) => string;
  choices: readonly number[];
  initial: number;
  onClose: () => void;
}) {
  const [keepS, setKeepS] = useState(initial);
  return (
    <SecretDialog
      title={words.title}
      name={words.name}
      secret={roll.data === undefined ? null : secretOf(roll.data)}
      onClose={onClose}
    >
      <DialogForm
        action={words.act}
        isSending={roll.isPending}
        error={roll.error}
        onSend={() => roll.mutate(keepS)}
        onClose={onClose}
      >
        <p>{words.text}</p>
        <KeepSelect label={words.keep} value={keepS} choices={choices} onChange={setKeepS} />
      </DialogForm>
    </SecretDialog>
  );
}
