import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ActButton } from './act-button.js';
import { KeepSelect } from './keep-select.js';
import { Problem } from './problem.js';
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
  const { t } = useTranslation();
  const [keepS, setKeepS] = useState(initial);
  return (
    <SecretDialog
      title={words.title}
      name={words.name}
      secret={roll.data === undefined ? null : secretOf(roll.data)}
      onClose={onClose}
    >
      <Form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!roll.isPending) roll.mutate(keepS);
        }}
      >
        <p>{words.text}</p>
        <KeepSelect label={words.keep} value={keepS} choices={choices} onChange={setKeepS} />
        {roll.error && <Problem error={roll.error} />}
        <div className="buttons">
          <ActButton type="submit" className="button button-main" isActing={roll.isPending}>
            {words.act}
          </ActButton>
          <Button className="button" onPress={onClose}>
            {t('app.cancel')}
          </Button>
        </div>
      </Form>
    </SecretDialog>
  );
}
