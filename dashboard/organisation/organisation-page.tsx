import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { organizationQuery } from '../api/organisation.js';
import { useSession } from '../session/session.js';
import { useTitle } from '../shell/use-title.js';
import { Problem } from '../ui/problem.js';
import { DeleteOrganisation } from './delete-organisation.js';
import { NameForm } from './name-form.js';
import { PlanForm } from './plan-form.js';
import { RetentionForm } from './retention-form.js';
import { SsoForm } from './sso-form.js';

/** The settings of the organisation: each part for those whose role permits it. */
export function OrganisationPage() {
  const { t } = useTranslation();
  const { rights } = useSession();
  useTitle(t('organization.title'));
  const { data, error, isPending, refetch } = useQuery(organizationQuery);
  return (
    <>
      <h1>{t('organization.title')}</h1>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <p role="status">{t('app.loading')}</p>}
      {data && (
        <div className="settings">
          <NameForm organization={data} />
          {rights.includes('plan:manage') && <PlanForm organization={data} />}
          {rights.includes('retention:manage') && <RetentionForm organization={data} />}
          {rights.includes('sso:manage') && <SsoForm organization={data} />}
          {rights.includes('organization:delete') && <DeleteOrganisation organization={data} />}
        </div>
      )}
    </>
  );
}
