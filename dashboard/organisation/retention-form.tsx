import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationChange } from '../api/organisation.js';
import type { Organization } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { CheckBox } from '../ui/check-box.js';
import { Notice } from '../ui/notice.js';
import { TextBox } from '../ui/text-box.js';
import { SettingsForm } from './settings-form.js';

const DAYS_MAX = 36_500;

/** How long originals are kept, and whether labelled ones are kept for training. */
export function RetentionForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const {
    file_retention_days: days,
    file_retention_max_days: ceiling,
    training_copies_kept: kept,
  } = organization;
  const { size } = useFormat();
  const [text, setText] = useState(days === null ? '' : String(days));
  const [isTraining, setTraining] = useState(organization.training_copies);
  const save = useOrganizationChange<{
    file_retention_days: number | null;
    training_copies: boolean;
  }>('/organization/retention', 'POST');
  const wanted = text.trim() === '' ? null : Number(text);
  const max = ceiling ?? DAYS_MAX;
  const isValid =
    wanted === null || (/^\d+$/.test(text.trim()) && Number.isInteger(wanted) && wanted <= max);
  const isShorter = isValid && wanted !== null && wanted < (days ?? ceiling ?? Infinity);
  const endsTraining = organization.training_copies && !isTraining;
  return (
    <SettingsForm
      title={t('organization.retention')}
      text={t('organization.retentionText')}
      saving={save}
      isDisabled={!isValid}
      onSave={() => save.mutate({ file_retention_days: wanted, training_copies: isTraining })}
    >
      <TextBox
        label={t('organization.days')}
        dir="ltr"
        inputMode="numeric"
        value={text}
        onChange={setText}
        isInvalid={!isValid}
        placeholder={ceiling === null ? '' : String(ceiling)}
      />
      <p className="hint">
        {ceiling === null
          ? t('organization.daysNone')
          : t('organization.daysCeiling', { days: ceiling })}
      </p>
      {!isValid && (
        <Notice tone="bad" isAlert>
          {t('organization.daysWrong', { max })}
        </Notice>
      )}
      {isShorter && <Notice tone="warn">{t('organization.daysShorter', { days: wanted })}</Notice>}
      <CheckBox isSelected={isTraining} onChange={setTraining}>
        {t('organization.training')}
      </CheckBox>
      <p className="hint">{t('organization.trainingText')}</p>
      {kept.count > 0 && (
        <p className="hint">
          {t('organization.trainingKept', { count: kept.count, size: size(kept.bytes) })}
        </p>
      )}
      {endsTraining && <Notice tone="warn">{t('organization.trainingEnds')}</Notice>}
    </SettingsForm>
  );
}
