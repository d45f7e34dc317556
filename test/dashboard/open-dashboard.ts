import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { CHROMIUM } from '../servers/found.js';
import { type Service, startService } from '../system/start-service.js';

export type Language = 'en' | 'he';

export const PASSWORD = 'Lantern over the quay 7';

/** What a page waits for is there at once, on a busy machine in many seconds. */
const PATIENCE_MS = 60_000;

/** The real service, and a browser for whoever looks at it. */
export interface Dashboard {
  service: Served;
  /** An organisation and one of its users, who has set a password. */
  makeUser(options?: UserOptions): Promise<DashboardUser>;
  /** A window of its own, and what it asked for and complained of. */
  openWindow(options?: WindowOptions): Promise<Window>;
  dispose(): Promise<void>;
}

/** One whose service is the test's own. */
export type ServiceDashboard = Dashboard & { service: Service };

/** What a browser and its users need of a service. */
export type Served = Pick<Service, 'root' | 'admin' | 'dispose'>;

export interface DashboardUser {
  email: string;
  organisation: string;
}

interface UserOptions {
  role?: string;
  /** Default: one of their own. */
  organisation?: string;
  language?: Language;
  name?: string;
}

interface WindowOptions {
  language?: Language;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
}

export interface Window {
  page: Page;
  context: BrowserContext;
  /** Addresses that the browser asked, of other hosts than the service's. */
  elsewhere: string[];
  /** Errors of scripts, and what the content security policy refused. */
  complaints: string[];
}

const Created = z.object({ id: z.string() });
const Invited = z.object({ link: z.string() });

/**
 * The service, on stores of its own, with a browser. None of its processes is a worker, which
 * would take the scans that tests insert.
 *
 * @param environment settings of every process of the service
 */
export function openDashboard(environment: Record<string, string> = {}): Promise<ServiceDashboard> {
  return openOn(startService({ MODE: 'api', ...environment }, 'alive'));
}

/** As above, with a worker: what is sent is scanned, and events are delivered. */
export function openScanningDashboard(
  environment: Record<string, string> = {},
): Promise<ServiceDashboard> {
  return openOn(startService({ MODE: 'all', ...environment }));
}

async function openOn(starting: Promise<Service>): Promise<ServiceDashboard> {
  const service = await starting;
  return { ...(await openBrowserOn(service)), service };
}

/** As above, on a service that runs already; it is disposed of with the browser. */
export async function openBrowserOn(service: Served): Promise<Dashboard> {
  // No sandbox: as root, Chromium has none to offer.
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return {
    service,
    makeUser: (options) => makeUser(service, options),
    openWindow: (options) => openWindow(browser, service, options),
    dispose: async () => {
      await browser.close();
      await service.dispose();
    },
  };
}

async function makeUser(
  service: Served,
  { role = 'analyst', organisation, language = 'en', name = 'Ruth Levi' }: UserOptions = {},
): Promise<DashboardUser> {
  const org =
    organisation ??
    Created.parse(await service.admin('org', 'create', '--name', 'Sample', '--plan', 'business'))
      .id;
  // Tests on a cluster share its stores with those of other files.
  const email = `person-${randomUUID().slice(0, 13)}@example.com`;
  const made = await service.admin(
    'user',
    'create',
    '--org',
    org,
    '--email',
    email,
    '--role',
    role,
  );
  const token = new URL(Invited.parse(made).link).hash.slice(1);
  const answer = await fetch(`${service.root}/dashboard/api/invitations/accept`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password: PASSWORD, name, language }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return { email, organisation: org };
}

async function openWindow(
  browser: Browser,
  { root }: Served,
  {
    language = 'en',
    viewport = { width: 1280, height: 900 },
    colorScheme = 'light',
    hasTouch = false,
  }: WindowOptions = {},
): Promise<Window> {
  const context = await browser.newContext({
    baseURL: root,
    locale: language === 'he' ? 'he-IL' : 'en-GB',
    viewport,
    colorScheme,
    hasTouch,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== root) elsewhere.push(origin);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  return { page, context, elsewhere, complaints };
}
