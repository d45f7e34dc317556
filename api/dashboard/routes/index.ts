import type { DashboardRoute } from '../route.js';
import { acceptInvitation } from './accept-invitation.js';
import { answerFinding } from './answer-finding.js';
import { changePassword } from './change-password.js';
import { listScanPages } from './list-scan-pages.js';
import { finishSso } from './finish-sso.js';
import { inviteUser } from './invite-user.js';
import { endOtherSessions } from './end-other-sessions.js';
import { listSessions } from './list-sessions.js';
import { listUsers } from './list-users.js';
import { markMissedPlace } from './mark-missed-place.js';
import { offerTwoFactor } from './offer-two-factor.js';
import { openapi } from './openapi.js';
import { readFeedback } from './read-feedback.js';
import { readInvitation } from './read-invitation.js';
import { readScanPage } from './read-scan-page.js';
import { createScan } from './create-scan.js';
import { claimNextScan } from './claim-next-scan.js';
import { claimScan } from './claim-scan.js';
import { labelScan } from './label-scan.js';
import { listScans } from './list-scans.js';
import { readReviewQueue } from './read-review-queue.js';
import { readScan } from './read-scan.js';
import { readScanHeatmap } from './read-scan-heatmap.js';
import { readScanReportPdf } from './read-scan-report-pdf.js';
import { readSession } from './read-session.js';
import { removeMissedPlace } from './remove-missed-place.js';
import { readUpcomingScan } from './read-upcoming-scan.js';
import { releaseScan } from './release-scan.js';
import { removeTwoFactor } from './remove-two-factor.js';
import { removeUser } from './remove-user.js';
import { resetUser } from './reset-user.js';
import { setTwoFactor } from './set-two-factor.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { startSso } from './start-sso.js';
import { updateSession } from './update-session.js';
import { updateUser } from './update-user.js';
import { exportAuditEvents } from './export-audit-events.js';
import { listAuditEvents } from './list-audit-events.js';
import { listKeys } from './list-keys.js';
import { createKey } from './create-key.js';
import { readUsage } from './read-usage.js';
import { rollKey } from './roll-key.js';
import { revokeKey } from './revoke-key.js';
import { listWebhooks } from './list-webhooks.js';
import { createWebhook } from './create-webhook.js';
import { deleteWebhook } from './delete-webhook.js';
import { pingWebhook } from './ping-webhook.js';
import { enableWebhook } from './enable-webhook.js';
import { rollWebhook } from './roll-webhook.js';
import { listDeliveries } from './list-deliveries.js';
import { retrieveDelivery } from './retrieve-delivery.js';
import { replayDelivery } from './replay-delivery.js';
import { replayDeliveries } from './replay-deliveries.js';
import { readOrganization } from './read-organization.js';
import { updateOrganization } from './update-organization.js';
import { changePlan } from './change-plan.js';
import { changeRetention } from './change-retention.js';
import { setSingleSignOn } from './set-single-sign-on.js';
import { removeSingleSignOn } from './remove-single-sign-on.js';
import { testSingleSignOn } from './test-single-sign-on.js';
import { deleteOrganization } from './delete-organization.js';

/** Every endpoint of the dashboard. To add one, add a file beside this one and a line here. */
export const DASHBOARD_ROUTES: readonly DashboardRoute[] = [
  signIn,
  readSession,
  updateSession,
  signOut,
  changePassword,
  listSessions,
  endOtherSessions,
  offerTwoFactor,
  setTwoFactor,
  removeTwoFactor,
  readInvitation,
  acceptInvitation,
  startSso,
  finishSso,
  listScanPages,
  readScanPage,
  listScans,
  createScan,
  readScan,
  labelScan,
  readFeedback,
  answerFinding,
  markMissedPlace,
  removeMissedPlace,
  readReviewQueue,
  claimNextScan,
  claimScan,
  releaseScan,
  readUpcomingScan,
  readScanHeatmap,
  readScanReportPdf,
  listUsers,
  inviteUser,
  updateUser,
  resetUser,
  removeUser,
  readUsage,
  listAuditEvents,
  exportAuditEvents,
  listKeys,
  createKey,
  rollKey,
  revokeKey,
  listWebhooks,
  createWebhook,
  deleteWebhook,
  pingWebhook,
  enableWebhook,
  rollWebhook,
  listDeliveries,
  retrieveDelivery,
  replayDelivery,
  replayDeliveries,
  readOrganization,
  updateOrganization,
  changePlan,
  changeRetention,
  setSingleSignOn,
  removeSingleSignOn,
  testSingleSignOn,
  deleteOrganization,
  openapi(() => DASHBOARD_ROUTES),
];
