import type { DashboardRoute } from '../route.js';
import { acceptInvitation } from './accept-invitation.js';
import { changePassword } from './change-password.js';
import { listScanPages } from './list-scan-pages.js';
import { openapi } from './openapi.js';
import { readInvitation } from './read-invitation.js';
import { readScanPage } from './read-scan-page.js';
import { createScan } from './create-scan.js';
import { labelScan } from './label-scan.js';
import { listScans } from './list-scans.js';
import { readScan } from './read-scan.js';
import { readScanHeatmap } from './read-scan-heatmap.js';
import { readSession } from './read-session.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';

/** Every endpoint of the dashboard. To add one, add a file beside this one and a line here. */
export const DASHBOARD_ROUTES: readonly DashboardRoute[] = [
  signIn,
  readSession,
  signOut,
  changePassword,
  readInvitation,
  acceptInvitation,
  listScanPages,
  readScanPage,
  listScans,
  createScan,
  readScan,
  labelScan,
  readScanHeatmap,
  openapi(() => DASHBOARD_ROUTES),
];
