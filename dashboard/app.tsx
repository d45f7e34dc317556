import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { CallError } from './api/call.js';
import { LOCALES } from './i18n/i18n.js';
import { AuditPage } from './audit/audit-page.js';
import { KeysPage } from './keys/keys-page.js';
import { AccountPage } from './account/account-page.js';
import { ReviewPage } from './review/review-page.js';
import { ScanListPage } from './scan-list/scan-list-page.js';
import { ScanPage } from './scan/scan-page.js';
import { OrganisationPage } from './organisation/organisation-page.js';
import { InvitationPage } from './session/invitation-page.js';
import { SessionGate } from './session/session.js';
import { Shell } from './shell/shell.js';
import { UsagePage } from './usage/usage-page.js';
import { LogPage } from './webhooks/log-page.js';
import { WebhooksPage } from './webhooks/webhooks-page.js';
import { UploadPage } from './upload/upload-page.js';
import { Uploads } from './upload/uploads.js';
import { UsersPage } from './users/users-page.js';

const RETRIES_MAX = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // What the service refused it refuses again.
      retry: (count, error) =>
        count < RETRIES_MAX &&
        (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
      refetchOnWindowFocus: true,
      // What the browser thinks of the network is no answer: a service on this machine needs none.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Every page: its path, and what it shows. A new page is a folder and a line here. */
export function App() {
  const { t, i18n } = useTranslation();
  const [, go] = useLocation();
  return (
    <I18nProvider locale={i18n.language === 'he' ? LOCALES.he : LOCALES.en}>
      <RouterProvider navigate={(path) => go(path)}>
        <QueryClientProvider client={client}>
          <Switch>
            <Route path="/invitation" component={InvitationPage} />
            <Route>
              <SessionGate>
                <Uploads>
                  <Shell>
                    <Switch>
                      <Route path="/" component={ScanListPage} />
                      <Route path="/review/:id?">
                        {({ id }) => <ReviewPage id={id ?? null} />}
                      </Route>
                      <Route path="/upload" component={UploadPage} />
                      <Route path="/usage" component={UsagePage} />
                      <Route path="/audit" component={AuditPage} />
                      <Route path="/keys" component={KeysPage} />
                      <Route path="/sign-in">
                        <Redirect to="/" replace />
                      </Route>
                      <Route path="/account" component={AccountPage} />
                      <Route path="/users" component={UsersPage} />
                      <Route path="/organization" component={OrganisationPage} />
                      <Route path="/webhooks" component={WebhooksPage} />
                      <Route path="/webhooks/:id">{({ id }) => <LogPage key={id} id={id} />}</Route>
                      <Route path="/scans/:id">{({ id }) => <ScanPage key={id} id={id} />}</Route>
                      <Route>
                        <p>{t('app.notFound')}</p>
                        <Link href="/">{t('app.toScans')}</Link>
                      </Route>
                    </Switch>
                  </Shell>
                </Uploads>
              </SessionGate>
            </Route>
          </Switch>
        </QueryClientProvider>
      </RouterProvider>
    </I18nProvider>
  );
}
