import type { ReactNode } from 'react';
import { Button, Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.js';
import { Problem } from '../ui/problem.js';

/** A part of the settings that is saved by itself. */
export function SettingsForm({
  title,
  text,
  children,
  saving,
  isDisabled = false,
  onSave,
  actions,
}: {
  title: string;
  text?: string;
  children: ReactNode;
  saving: { isPending: boolean; isSuccess: boolean; error: unknown };
  isDisabled?: boolean;
  onSave: () => void;
  /** Buttons beside the one that saves. */
  actions?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <section className="card">
      <h2>{title}</h2>
      {text !== undefined && <p className="hint">{text}</p>}
      <Form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        {saving.error !== null && <Problem error={saving.error} />}
        {saving.isSuccess && (
          <Notice tone="good" isAlert>
            {t('account.saved')}
          </Notice>
        )}
        <div className="buttons">
          <Button
            type="submit"
            className="button button-main"
            isDisabled={isDisabled || saving.isPending}
          >
            {t('account.save')}
          </Button>
          {actions}
        </div>
      </Form>
    </section>
  );
}
