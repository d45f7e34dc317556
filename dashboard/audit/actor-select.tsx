import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.js';
import type { User } from '../api/types.js';
import { SelectBox } from '../ui/select-box.js';

const ANY = 'any';

/**
 * Whose acts are shown: a user's, an operator's, or those of whom an item of the list chose.
 *
 * @param names of whoever is in the list, by id
 */
export function ActorSelect({
  value,
  names,
  onChange,
}: {
  value: string;
  names: Record<string, string>;
  onChange: (actor: string) => void;
}) {
  const { t } = useTranslation();
  const { data: users = [] } = useQuery({
    queryKey: ['users'],
    queryFn: async ({ signal }) => (await call<{ data: User[] }>('/users', { signal })).data,
  });
  const choices = [
    { id: ANY, text: t('list.any') },
    ...users.map(({ id, name, email }) => ({ id, text: `${name} (${email})` })),
    { id: 'operator', text: t('audit.operator') },
  ];
  const isListed = value === '' || choices.some(({ id }) => id === value);
  return (
    <SelectBox
      label={t('audit.actor')}
      value={value === '' ? ANY : value}
      choices={isListed ? choices : [...choices, { id: value, text: names[value] ?? value }]}
      onChange={(id) => onChange(id === ANY ? '' : id)}
    />
  );
}
