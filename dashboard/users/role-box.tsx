import { useTranslation } from 'react-i18next';
import type { User } from '../api/types.js';
import { useSession } from '../session/session.js';
import { SelectBox } from '../ui/select-box.js';

const ROLES = ['analyst', 'admin', 'owner'] as const;

/** A role, with what it permits; owners alone make owners. */
export function RoleBox({
  value,
  onChange,
}: {
  value: User['role'];
  onChange: (role: User['role']) => void;
}) {
  const { t } = useTranslation();
  const { rights } = useSession();
  const offered = ROLES.filter((role) => role !== 'owner' || rights.includes('owners:manage'));
  return (
    <>
      <SelectBox
        label={t('users.role')}
        value={value}
        choices={offered.map((id) => ({ id, text: t(`roles.${id}`) }))}
        onChange={(id) => onChange(offered.find((role) => role === id) ?? value)}
      />
      <p className="hint">{t(`users.may.${value}`)}</p>
    </>
  );
}
