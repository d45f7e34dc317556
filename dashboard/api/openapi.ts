/**
 * Generated from the document of the dashboard's own API (/dashboard/api/openapi.json):
 * npx vitest run --project dashboard test/dashboard/types.test.ts --update
 */

export interface paths {
  '/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is signed in?
     * @description The session of the cookie, with what its changes must carry.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    get: operations['read-session'];
    put?: never;
    /**
     * Sign in
     * @description Answers the session and gives its cookie. A wrong address and a wrong password are answered alike.
     */
    post: operations['sign-in'];
    /**
     * Sign out
     * @description Ends this session, on every API process at once.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    delete: operations['sign-out'];
    options?: never;
    head?: never;
    /**
     * Change the own name and language
     * @description Both stay as they are where they are not given.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    patch: operations['update-session'];
    trace?: never;
  };
  '/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the own password
     * @description Ends all sessions of the user and opens a new one, which is answered.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    post: operations['change-password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The own sessions
     * @description Those that are open, the latest used first.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    get: operations['list-sessions'];
    put?: never;
    post?: never;
    /**
     * Sign out everywhere else
     * @description Ends all sessions of the user but the one that asks.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    delete: operations['end-other-sessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/two-factor/offer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A secret for an authenticator
     * @description Nothing is asked for at sign-in until POST /two-factor takes it with its first code.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    post: operations['offer-two-factor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/two-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a code at sign-in
     * @description In place of the one that was asked for before, if any.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    post: operations['set-two-factor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/two-factor/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for no code any more
     * @description Whoever lost the authenticator asks an admin for a reset.
     *
     *     Right: `own:manage` (owner, admin, analyst).
     */
    post: operations['remove-two-factor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Whom is a one-time link for?
     * @description Uses nothing up. The token is in the body, so that no log of addresses holds it.
     */
    post: operations['read-invitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the password by a one-time link
     * @description Uses the link up, ends all sessions of the user, and signs in.
     */
    post: operations['accept-invitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sso/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sign in at the provider of the organization
     * @description Opened by the browser, which is sent on to the provider (OpenID Connect, authorization code with PKCE), or to the sign-in page with the cause of the failure. An organization without single sign-on is answered as one that does not exist.
     */
    get: operations['start-sso'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sso/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Back from the provider
     * @description Opened by the browser. Signs in the user of the organization whose address the provider has verified; nobody is created. A failure leads to the sign-in page with its cause.
     */
    get: operations['finish-sso'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}/pages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the pictures of pages
     * @description The pages of which a picture is kept. Empty before the scan is completed, after its file is gone, and where none are kept.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['list-scan-pages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}/pages/{page}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Fetch the picture of a page
     * @description The page as the analysis saw it: boxes and heatmaps of the report lie on it in percent. It is deleted with the scan and with the original file.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['read-scan-page'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List scans
     * @description Newest first, without reports. A cursor belongs to its filters.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['list-scans'];
    put?: never;
    /**
     * Send a document
     * @description As POST /scans of the API in its multipart form; the same allowance holds.
     *
     *     Right: `scans:write` (owner, admin, analyst).
     */
    post: operations['create-scan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a scan
     * @description With its report, unless `include=summary`: in the language asked for, or, where it was never written in that, in the one that the scan asked for.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['read-scan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}/label': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Label a scan
     * @description What a person decided about the document, and why. 409 when another decision holds than the one it is to replace; whoever has seen that one may name it and decide again.
     *
     *     Right: `scans:label` (owner, admin, analyst).
     */
    post: operations['label-scan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}/feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the feedback on a scan
     * @description What people of the organization said of its findings and of places that should have been found, and whether the document is kept as a training copy.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['read-feedback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}/findings/{finding}/feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say whether a finding is right
     * @description Right, wrong, or right in the wrong place. The last answer of anybody in the organization holds.
     *
     *     Right: `scans:label` (owner, admin, analyst).
     */
    post: operations['answer-finding'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}/missed/{place}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark a place that should have been found
     * @description At most 50 of one scan. Sending it again under the same id changes it, so that a request without an answer can be repeated.
     *
     *     Right: `scans:label` (owner, admin, analyst).
     */
    post: operations['mark-missed-place'];
    /**
     * Take a missed place back
     * @description No error where it is not there.
     *
     *     Right: `scans:label` (owner, admin, analyst).
     */
    delete: operations['remove-missed-place'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the review queue
     * @description How many scans at `review` and `high_risk` wait for a person, and who has which.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['read-review-queue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/review/next': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim the next scan to review
     * @description The first that waits and that nobody has; behind the last one it begins anew. Where all are taken, one’s own claim of before, if there is one.
     *
     *     Right: `scans:label` (owner, admin, analyst).
     */
    post: operations['claim-next-scan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/review/claims/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim a scan to review, or renew the claim
     * @description The claim in the answer may be somebody else’s; there is none when the scan does not wait, for instance because it was decided.
     *
     *     Right: `scans:label` (owner, admin, analyst).
     */
    post: operations['claim-scan'];
    /**
     * Release a claimed scan
     * @description Ends one’s own claim; without one nothing happens.
     *
     *     Right: `scans:label` (owner, admin, analyst).
     */
    delete: operations['release-scan'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/review/claims/{id}/upcoming': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read which scan probably follows
     * @description To fetch it ahead. It is not claimed: somebody else may be quicker.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['read-upcoming-scan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}/heatmaps/{heatmap}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Fetch a heatmap
     * @description As GET /scans/{id}/heatmaps/{heatmap} of the API.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['read-scan-heatmap'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/scans/{id}/report.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Fetch the report as PDF
     * @description As GET /scans/{id}/report.pdf of the API.
     *
     *     Right: `scans:read` (owner, admin, analyst).
     */
    get: operations['read-scan-report-pdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Users of the organization
     * @description In the order in which they were invited.
     *
     *     Right: `users:manage` (owner, admin).
     */
    get: operations['list-users'];
    put?: never;
    /**
     * Invite a user
     * @description Answers a one-time link, this once: hand it to the person, who sets a password by it. Only owners invite owners.
     *
     *     Right: `users:manage` (owner, admin).
     */
    post: operations['invite-user'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a user
     * @description With sessions and one-time link. API keys that name the address stay: suspend the user, or revoke them, to end those.
     *
     *     Right: `users:manage` (owner, admin).
     */
    delete: operations['remove-user'];
    options?: never;
    head?: never;
    /**
     * Change a user
     * @description A change of role or suspension ends the sessions of the user. A suspended user’s API keys of this organization answer `SUSPENDED`. Only owners change owners, and the last one stays. Whom the operator suspended, the operator resumes.
     *
     *     Right: `users:manage` (owner, admin).
     */
    patch: operations['update-user'];
    trace?: never;
  };
  '/users/{id}/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reset a user
     * @description For a forgotten password, a lost authenticator or a link past its time: takes password and second factor away, ends the sessions, and answers a new one-time link.
     *
     *     Right: `users:manage` (owner, admin).
     */
    post: operations['reset-user'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read usage
     * @description The allowance of the current calendar month (UTC), and what used it.
     *
     *     Right: `usage:read` (owner, admin, analyst).
     */
    get: operations['read-usage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/audit-events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List audit events
     * @description Acts that concern the organization or its test data, newest first. A cursor belongs to its filters.
     *
     *     Right: `audit:read` (owner, admin).
     */
    get: operations['list-audit-events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/audit-events.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export audit events
     * @description All that the filters choose, newest first, as CSV. A value that a spreadsheet would take for a formula is led by an apostrophe.
     *
     *     Right: `audit:read` (owner, admin).
     */
    get: operations['export-audit-events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List keys
     * @description Those of live or of test data, newest first. A cursor belongs to its filters.
     *
     *     Right: `keys:manage` (owner, admin).
     */
    get: operations['list-keys'];
    put?: never;
    /**
     * Create a key
     * @description The answer shows the key, this once.
     *
     *     Right: `keys:manage` (owner, admin).
     */
    post: operations['create-key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/{id}/roll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Roll a key
     * @description Makes a new key with the name, scopes, owner and mode of a valid one, shown this once; both work until the former one expires.
     *
     *     Right: `keys:manage` (owner, admin).
     */
    post: operations['roll-key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke a key
     * @description From now on it is refused, everywhere and for good, whatever its scopes; it stays in the list. A key may revoke itself. Revoking twice changes nothing.
     *
     *     Right: `keys:manage` (owner, admin).
     */
    delete: operations['revoke-key'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhook endpoints
     * @description All of them, oldest first, with their state.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    get: operations['list-webhooks'];
    put?: never;
    /**
     * Create a webhook endpoint
     * @description It receives the events of the organization from now on. The answer shows its signing secret, this once. An organization may have 20 endpoints.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    post: operations['create-webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a webhook endpoint
     * @description With its deliveries, those that wait too, and their log.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    delete: operations['delete-webhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/ping': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ping a webhook endpoint
     * @description Sends a `ping` event, to a disabled endpoint too, and answers what the receiver said to its first attempt. Without a worker at hand the answer comes after 13 seconds, without attempts.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    post: operations['ping-webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/enable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enable a webhook endpoint
     * @description Of a disabled endpoint: deliveries that waited go on. Of a failing one: events go without waiting for the next probe. Events while it was disabled were skipped: replay them.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    post: operations['enable-webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/roll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Roll the secret of a webhook endpoint
     * @description Gives it a new secret, shown this once. Until the former one expires, every event carries a signature with each: a receiver that knows one of them accepts it.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    post: operations['roll-webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries
     * @description What was sent to an endpoint, or will be, newest first, each with its attempts. Deliveries are kept 30 days, and go with their scan.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    get: operations['list-deliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/deliveries/{event}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve a delivery
     * @description With the body, and the headers and the answer of each attempt.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    get: operations['retrieve-delivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/deliveries/{event}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replay a delivery
     * @description Sends the event again, whatever became of it, with the same id, so that a receiver that has it can tell. It has a new schedule of attempts.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    post: operations['replay-delivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replay all deliveries since an instant
     * @description Sends the events of scans again, with the ids they had, oldest first: delivered, given up and skipped ones. What is pending stays as it is.
     *
     *     Right: `webhooks:manage` (owner, admin).
     */
    post: operations['replay-deliveries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/organization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The settings of the organization
     * @description Its own, and what the operator has set for all. The secret of single sign-on is in no answer.
     *
     *     Right: `organization:manage` (owner, admin).
     */
    get: operations['read-organization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change name and language of the organization
     * @description Both stay as they are where they are not given. The language is that of users who are invited.
     *
     *     Right: `organization:manage` (owner, admin).
     */
    patch: operations['update-organization'];
    trace?: never;
  };
  '/organization/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the plan
     * @description To one of `plans`; others are the operator’s to give. A monthly allowance that is the default of the plan follows it.
     *
     *     Right: `plan:manage` (owner).
     */
    post: operations['change-plan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/organization/retention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change how long files are kept
     * @description Days after which original files and pictures of pages are removed, at most those that the operator has set; null for the operator’s. Files that are there count, too: those that are older go within some minutes. Switching training copies off deletes all of them.
     *
     *     Right: `retention:manage` (owner).
     */
    post: operations['change-retention'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/organization/single-sign-on': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let users sign in at an OpenID Connect provider
     * @description By verified e-mail address, in place of the provider that was set. Passwords go on working.
     *
     *     Right: `sso:manage` (owner).
     */
    post: operations['set-single-sign-on'];
    /**
     * End single sign-on
     * @description Nobody comes by it any more; who is signed in stays so. Users without a password need a reset.
     *
     *     Right: `sso:manage` (owner).
     */
    delete: operations['remove-single-sign-on'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/organization/single-sign-on/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Does the provider answer?
     * @description Reads its discovery document. Whether client and secret are right only a sign-in shows.
     *
     *     Right: `sso:manage` (owner).
     */
    get: operations['test-single-sign-on'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/organization/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete the organization
     * @description With its test data, for good: keys and sessions end at once; scans, files, users, webhooks and all else are removed within minutes. Records of the audit log stay for the operator. Users without a password must have signed in within ten minutes.
     *
     *     Right: `organization:delete` (owner).
     */
    post: operations['delete-organization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * This document
     * @description OpenAPI 3.1.
     */
    get: operations['openapi'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    SignIn: {
      email: string;
      password: string;
      /** @description Of the authenticator, after `CODE_REQUIRED`. */
      code?: string;
    };
    Session: {
      /** @constant */
      object: 'session';
      user: {
        /** Format: uuid */
        id: string;
        email: string;
        name: string;
        /** @enum {string} */
        role: 'owner' | 'admin' | 'analyst';
        /** @enum {string} */
        language: 'he' | 'en';
        /** @description Whether one is set; without, the user comes by single sign-on. */
        password: boolean;
        /** @description Whether a code is asked for at sign-in. */
        two_factor: boolean;
      };
      organization: {
        /** Format: uuid */
        id: string;
        name: string;
        plan: {
          /** @enum {string} */
          id: 'free' | 'business' | 'enterprise';
          name: string;
          /** @description Whether it includes the API: keys and webhooks. */
          api_access: boolean;
        };
      };
      /** @description What the role of the user permits. */
      rights: (
        | 'own:manage'
        | 'scans:read'
        | 'scans:write'
        | 'scans:label'
        | 'scans:delete'
        | 'usage:read'
        | 'keys:manage'
        | 'webhooks:manage'
        | 'users:manage'
        | 'organization:manage'
        | 'audit:read'
        | 'owners:manage'
        | 'plan:manage'
        | 'retention:manage'
        | 'sso:manage'
        | 'organization:delete'
      )[];
      /** @description Goes into `X-CSRF-Token` of every change. */
      csrf_token: string;
    };
    Error: {
      error: {
        /**
         * @description Stable; decide by it, not by the message.
         * @enum {string}
         */
        code:
          | 'NO_KEY'
          | 'INVALID'
          | 'SUSPENDED'
          | 'NO_API_ACCESS'
          | 'INSUFFICIENT_SCOPE'
          | 'RATE_LIMITED'
          | 'INVALID_REQUEST'
          | 'FILE_REQUIRED'
          | 'EMPTY_FILE'
          | 'FILE_TOO_LARGE'
          | 'UNSUPPORTED_FILE'
          | 'FILE_URL_REJECTED'
          | 'QUOTA_EXCEEDED'
          | 'AI_NOT_CONFIGURED'
          | 'NOT_FOUND'
          | 'CONFLICT'
          | 'SERVICE_ERROR'
          | 'NO_SESSION'
          | 'SIGN_IN_FAILED'
          | 'CODE_REQUIRED'
          | 'INSECURE_CONNECTION'
          | 'FORGED_REQUEST'
          | 'SIGN_IN_AGAIN'
          | 'NOT_PERMITTED'
          | 'LINK_INVALID'
          | 'PASSWORD_REFUSED'
          | 'EMAIL_TAKEN'
          | 'LAST_OWNER';
        /** @description What is wrong, for a person. */
        message: string;
        request_id: string;
      };
    };
    UpdateSession: {
      name?: string;
      /** @enum {string} */
      language?: 'he' | 'en';
    };
    Done: {
      /** @constant */
      done: true;
    };
    ChangePassword: {
      current_password: string;
      /** @description At least 12 characters; refused when it is common or holds the e-mail address. */
      new_password: string;
    };
    SessionList: {
      /** @constant */
      object: 'list';
      data: {
        /** Format: date-time */
        signed_in_at: string;
        /**
         * Format: date-time
         * @description Within a minute.
         */
        last_seen_at: string;
        /** @description Whether it is the one that asks. */
        current: boolean;
      }[];
    };
    Ended: {
      /** @description Sessions. */
      ended: number;
    };
    TwoFactorOffer: {
      /** @description Base32, to be typed into an authenticator. */
      secret: string;
      /** @description The same as `otpauth:` address, to be shown as a QR code. */
      uri: string;
    };
    SetTwoFactor: {
      password: string;
      secret: string;
      /** @description What the authenticator shows for the secret. */
      code: string;
    };
    RemoveTwoFactor: {
      password: string;
      code: string;
    };
    ReadInvitation: {
      /** @description What follows the # of the one-time link. */
      token: string;
    };
    Invitation: {
      /** @constant */
      object: 'invitation';
      email: string;
      name: string;
      /** @enum {string} */
      language: 'he' | 'en';
      organization: {
        name: string;
      };
    };
    AcceptInvitation: {
      name?: string;
      /** @enum {string} */
      language?: 'he' | 'en';
      /** @description What follows the # of the one-time link. */
      token: string;
      /** @description At least 12 characters; refused when it is common or holds the e-mail address. */
      password: string;
    };
    ScanPages: {
      /** @constant */
      object: 'list';
      data: {
        /** @description Counted from 1. */
        page: number;
        /** @description An earlier state of the page, by the revision of the file, counted from 1; absent: as the file is now. */
        revision?: number;
        /** @description Pixels. */
        width: number;
        /** @description Pixels. */
        height: number;
        bytes: number;
      }[];
    };
    DashboardScanList: {
      /** @constant */
      object: 'list';
      data: components['schemas']['DashboardScan'][];
      has_more: boolean;
      next_cursor: string | null;
    };
    DashboardScan: {
      /** Format: uuid */
      id: string;
      /** @constant */
      object: 'scan';
      /** @enum {string} */
      status: 'queued' | 'processing' | 'completed' | 'failed';
      /**
       * @description Current step; absent once the scan is final.
       * @enum {string}
       */
      stage?:
        'queued' | 'decoding' | 'rendering' | 'reading' | 'inspecting' | 'scoring' | 'reporting';
      /** @description Why the scan failed, in the language of the scan. */
      error: string | null;
      /** @description The same as a stable code; null unless the scan failed. */
      error_code: string | null;
      /** Format: date-time */
      created_at: string;
      completed_at: string | null;
      client_reference: string | null;
      metadata: {
        [key: string]: string;
      };
      file: components['schemas']['ScanFile'];
      verdict: ('low_risk' | 'review' | 'high_risk') | null;
      risk_score: number | null;
      document_type:
        | (
            | 'bank_transfer'
            | 'payment_app'
            | 'bank_statement'
            | 'account_confirmation'
            | 'balance_confirmation'
            | 'check'
            | 'deposit_receipt'
            | 'card_statement'
            | 'payslip'
            | 'invoice'
            | 'tax_form'
            | 'id_document'
            | 'utility_bill'
            | 'loan_document'
            | 'medical'
            | 'contract'
            | 'other'
          )
        | null;
      issuer: string | null;
      channel:
        | (
            | 'native_pdf'
            | 'scanned_pdf'
            | 'app_screenshot'
            | 'web_screenshot'
            | 'photo_of_screen'
            | 'photo_of_paper'
            | 'image_export'
            | 'unknown'
          )
        | null;
      report?: components['schemas']['Report'];
      label: ('genuine' | 'fraud') | null;
      /** @description false for test data. */
      livemode: boolean;
      /**
       * @description The language of the report.
       * @enum {string}
       */
      lang: 'he' | 'en';
      /** @description Who gave the label, when, and why. */
      decision: {
        /** @enum {string} */
        label: 'genuine' | 'fraud';
        by: {
          userId: string;
          name: string;
        };
        /** Format: date-time */
        at: string;
        note: string | null;
      } | null;
      /** @description Decisions that hold no more, in the order in which they ended. */
      past_decisions: {
        /** @enum {string} */
        label: 'genuine' | 'fraud';
        by: {
          userId: string;
          name: string;
        } | null;
        at: string | null;
        note: string | null;
        ended: {
          /** @enum {string} */
          as: 'undone' | 'replaced';
          by: {
            userId: string;
            name: string;
          };
          /** Format: date-time */
          at: string;
        };
      }[];
    };
    ScanFile: {
      /** @description File name as the client gave it. */
      name: string;
      /** @description Media type found in the bytes, not the one claimed. */
      type: string;
      /** @description Size in bytes. */
      size: number;
      /** @description SHA-256 of the bytes, hexadecimal. */
      sha256: string;
      /** @description Whether the original file is still kept. */
      available: boolean;
    };
    Report: {
      summary: string;
      recommended_actions: string[];
      findings: components['schemas']['Finding'][];
      checks: components['schemas']['Check'][];
      extracted: components['schemas']['Extracted'];
      forensic_analysis: components['schemas']['ForensicAnalysis'] | null;
      /** @description Whether an edit of a value would be likely to show in this file. If false, `low_risk` is no clean bill. Absent in reports of earlier versions. */
      evidence_sufficient?: boolean;
      /** @description Why `evidence_sufficient` is false; empty where it is true. */
      evidence_limits?: components['schemas']['EvidenceLimit'][];
      engine: components['schemas']['Engine'];
    };
    Finding: {
      id: string;
      /** @description Stable reason code, the same in every language. */
      code: string;
      /** @enum {string} */
      source: 'metadata' | 'structure' | 'pixel' | 'content' | 'ai' | 'history';
      /** @description The detector, check or model that found it. */
      engine: string | null;
      category: string;
      /** @enum {string} */
      severity: 'info' | 'low' | 'medium' | 'high' | 'critical';
      confidence: number;
      /** @description Points it adds to risk_score; negative is trust. */
      impact: number | null;
      /** @description Points of its code times its confidence, before any limit. */
      impact_alone?: number;
      /** @description Why `impact` is smaller: `rarity`: honest documents show it too; `repeated`: findings of its kind count together; `hints`: oddities of setting, metadata and weak signs in pixels that nothing supports call for no review; `unproven`: without proof, or independent evidence at one place, no score is high risk. */
      impact_limits?: ('rarity' | 'repeated' | 'hints' | 'unproven')[];
      /** @description The value before and after, where known. */
      change?: components['schemas']['ValueChange'] | null;
      /** @description Ids of earlier scans of the organisation that it speaks of, the closest first. */
      earlier_scans?: string[];
      title: string;
      detail: string;
      evidence: string | null;
      box: components['schemas']['Box'] | null;
    };
    ValueChange: {
      /**
       * @description What `before` is: `earlier`: the value in an earlier revision; `signed`: when it was signed; `covered`: what lies under the one shown; `left_over`: what the file still holds; `read`: what programs read; `expected`: what it should be.
       * @enum {string}
       */
      kind: 'earlier' | 'signed' | 'covered' | 'left_over' | 'read' | 'expected';
      /** @description null where nothing was there. */
      before: string | null;
      /** @description What the document shows; null where nothing is left. */
      after: string | null;
    };
    Box: {
      /** @description Page, counted from 1. */
      page: number;
      /** @description Left edge, percent of the page width. */
      x: number;
      /** @description Top edge, percent of the page height. */
      y: number;
      /** @description Width, percent of the page width. */
      w: number;
      /** @description Height, percent of the page height. */
      h: number;
      /** @description [ymin, xmin, ymax, xmax] on a scale of 0-1000 of the page. */
      box_2d: number[];
    };
    Check: {
      /** @description The check, e.g. `iban`; one check may appear once for each value. */
      id: string;
      label: string;
      /** @enum {string} */
      status: 'pass' | 'warn' | 'fail';
      detail: string;
      box?: components['schemas']['Box'] | null;
    };
    Extracted: {
      /** @description Decimals such as "1250.00", in reading order, unique. */
      amounts: string[];
      /** @description ISO dates, in reading order, unique. */
      dates: string[];
      /** @description People and companies named by a label. */
      names: string[];
      /** @description Accounts as bank-branch-account, or what is printed of it. */
      accounts: string[];
      references: string[];
      /** @description Israeli identity and company numbers. */
      identity_numbers: string[];
      ibans: string[];
      /** @description The first IBAN. */
      iban?: string;
      /** @description ISO 4217 code of most amounts. */
      currency: string | null;
      /** @description The total the document states. */
      total: string | null;
      transactions: components['schemas']['Transaction'][];
      /** @description Labelled values, e.g. opening_balance. */
      fields: {
        [key: string]: string;
      };
      /** @description Each labelled value with its place, in reading order. One name may occur several times. Absent in reports of versions that did not give it. */
      values?: components['schemas']['ExtractedValue'][];
      /** @description Probability of the type by the words and tables of the document; below 0.35 the type is `other`. */
      document_type_certainty?: number;
      /** @enum {string} */
      text_source: 'text_layer' | 'ocr' | 'mixed' | 'none';
    };
    Transaction: {
      /** @description ISO date. */
      date: string | null;
      description: string;
      /** @description Signed decimal: money in is positive. */
      amount: string | null;
      /** @description Signed decimal. */
      balance: string | null;
      reference: string | null;
    };
    ExtractedValue: {
      /** @description What it is, e.g. `total`, `issue_date`, `iban`, `employee`. */
      name: string;
      /** @description Normalised: decimal, ISO date, number without spaces, or text. */
      value: string;
      /** @description Page, counted from 1. */
      page: number;
      box: components['schemas']['Box'];
      /** @description As printed. */
      source_text: string;
      /**
       * @description `exact`: from a text layer; `confirmed`: two readings of the picture agree; `unsure`: one reading, or two that differ.
       * @enum {string}
       */
      certainty: 'exact' | 'confirmed' | 'unsure';
    };
    ForensicAnalysis: {
      /** @description Absent when no picture has noise to compare. */
      pixel_variance?: {
        /** @description Whether the noise of the picture is uneven. */
        has_variance: boolean;
        /** @description 0-1. */
        score: number;
      };
      pages: {
        page: number;
        /** @enum {string} */
        origin: 'file' | 'embedded';
        width_px: number;
        height_px: number;
        layers: {
          layer: string;
          /** @description Why its premise does not hold for this picture; null when it looked. */
          abstained: string | null;
          /** @description Rises with how changed the picture looks. */
          score: number | null;
          /** @description What it measured. */
          figures: {
            [key: string]: number | boolean | string | null;
          };
          /** @description Places that stand out, the strongest first. */
          regions: {
            box: components['schemas']['Box'];
            /** @description How strongly it stands out from the rest of its page. */
            score: number;
          }[];
          heatmap: {
            /** @description For GET /scans/{id}/heatmaps/{heatmap}. */
            id: string;
            /** @description The part of the page that it covers. */
            box: components['schemas']['Box'];
          } | null;
          /** @description name@version of the model that looked. */
          model: string | null;
          duration_ms: number;
        }[];
      }[];
      models: {
        name: string;
        version: string;
        /** @description Of the model’s files. */
        sha256: string;
        /** @enum {string} */
        runtime: 'onnx' | 'tensorflow';
        provider: string;
      }[];
    };
    EvidenceLimit: {
      /** @description incomplete, nothing_read, image_export, screen, compressed, unknown_compression, no_tones or low_resolution. */
      code: string;
      detail: string;
    };
    Engine: {
      version: string;
      duration_ms: number;
      /** @description The layers that ran. */
      layers: string[];
      /** @description Every layer, and how it went. */
      coverage: components['schemas']['LayerRun'][];
    };
    LayerRun: {
      layer: string;
      /** @enum {string} */
      status: 'ran' | 'skipped' | 'not_run' | 'failed' | 'timed_out';
      /** @description Why it did not run to its end. */
      reason?: string;
      duration_ms: number;
      /** @description name@version of the model it used. */
      model?: string;
    };
    CreateScanMultipart: {
      /** @description JSON-encoded ScanContext. */
      context?: string;
      /** @description JSON-encoded map from string to string. */
      metadata?: string;
      /** @enum {string} */
      lang?: 'he' | 'en';
      /** @description Your own identifier: returned in every response and filterable. */
      client_reference?: string;
      /** @description The document: PDF, JPEG, PNG, WEBP or HEIC, up to 10 MB. */
      file: string;
    };
    LabelScan: {
      /** @description null takes one’s own decision back; the one that it replaced holds again. */
      label: ('genuine' | 'fraud') | null;
      note?: string | null;
      /** @description `at` of the decision that is replaced or taken back; null when there is none. */
      instead_of?: string | null;
    };
    Feedback: {
      /** @constant */
      object: 'feedback';
      /** @description Answers by the id of the finding in the report. */
      findings: {
        [key: string]: components['schemas']['FindingFeedback'];
      };
      /** @description By the id they were sent under. */
      missed: {
        [key: string]: components['schemas']['MissedPlace'];
      };
      /** @description Whether the organization keeps training copies. */
      training_copies: boolean;
      /** @description Whether the file of this scan is one. */
      training_copy: boolean;
    };
    FindingFeedback: {
      /** @enum {string} */
      answer: 'right' | 'wrong' | 'misplaced';
      /** @description Where it should lie; only of a misplaced one. */
      box: components['schemas']['DrawnBox'] | null;
      by: {
        userId: string;
        name: string;
      };
      /** Format: date-time */
      at: string;
    };
    DrawnBox: {
      /** @description Page, counted from 1. */
      page: number;
      /** @description Left edge, percent of the page width. */
      x: number;
      /** @description Top edge, percent of the page height. */
      y: number;
      /** @description Width, percent of the page width. */
      w: number;
      /** @description Height, percent of the page height. */
      h: number;
    };
    MissedPlace: {
      box: components['schemas']['DrawnBox'];
      /** @description What kind of change it is, if known. */
      category: string | null;
      note: string | null;
      by: {
        userId: string;
        name: string;
      };
      /** Format: date-time */
      at: string;
    };
    AnswerFinding: {
      /** @description null takes the answer back. */
      answer: ('right' | 'wrong' | 'misplaced') | null;
      /** @description Where a misplaced finding should lie; without, that is not known. */
      box?: components['schemas']['DrawnBox'] | null;
    };
    MarkMissedPlace: {
      box: components['schemas']['DrawnBox'];
      /** @description What kind of change it is. */
      category?: string | null;
      note?: string | null;
    };
    ReviewQueue: {
      /** @constant */
      object: 'review_queue';
      /** @description Scans that wait for a person, claimed ones included. */
      waiting: number;
      claims: components['schemas']['ReviewClaim'][];
    };
    ReviewClaim: {
      /** Format: uuid */
      scan_id: string;
      user: {
        /** Format: uuid */
        id: string;
        name: string;
      };
      /** @description Whether it is the claim of whoever asks. */
      own: boolean;
      /** Format: date-time */
      claimed_at: string;
      /**
       * Format: date-time
       * @description When it ends unless it is renewed.
       */
      expires_at: string;
    };
    ClaimNextScan: {
      /**
       * @description `oldest` (default): in the order of arrival. `score`: the highest risk first.
       * @enum {string}
       */
      order?: 'oldest' | 'score';
      /**
       * Format: uuid
       * @description A scan to go on behind, for instance one that was skipped.
       */
      after?: string;
    };
    ReviewTurn: {
      /** @description Of whoever has the scan now; null when nobody can. */
      claim: components['schemas']['ReviewClaim'] | null;
      queue: components['schemas']['ReviewQueue'];
    };
    UpcomingScan: {
      scan_id: string | null;
    };
    UserList: {
      /** @constant */
      object: 'list';
      data: components['schemas']['User'][];
    };
    User: {
      /** @constant */
      object: 'user';
      /** Format: uuid */
      id: string;
      email: string;
      name: string;
      /** @enum {string} */
      role: 'owner' | 'admin' | 'analyst';
      /** @enum {string} */
      language: 'he' | 'en';
      /**
       * @description `invited` has no password yet.
       * @enum {string}
       */
      state: 'invited' | 'active' | 'suspended';
      suspended_by: ('operator' | 'organization') | null;
      two_factor: boolean;
      /** Format: date-time */
      created_at: string;
      last_sign_in_at: string | null;
    };
    InviteUser: {
      email: string;
      name: string;
      /** @enum {string} */
      role: 'owner' | 'admin' | 'analyst';
      /** @enum {string} */
      language?: 'he' | 'en';
    };
    InvitedUser: {
      user: components['schemas']['User'];
      /** @description Shown this once. */
      link: string;
      /** Format: date-time */
      link_expires_at: string;
    };
    UpdateUser: {
      name?: string;
      /** @enum {string} */
      language?: 'he' | 'en';
      /** @enum {string} */
      role?: 'owner' | 'admin' | 'analyst';
      suspended?: boolean;
    };
    DashboardUsage: {
      /** @constant */
      object: 'usage';
      plan: {
        id: string;
        name: string;
      };
      period: {
        /** Format: date-time */
        start: string;
        /** Format: date-time */
        end: string;
      };
      used: number;
      limit: number | null;
      remaining: number | null;
      /** @description Scans accepted since the organization exists. */
      total_scans: number;
      /** @description false for test data. */
      livemode: boolean;
      /** @description Scans of this period that are there and were not refunded. */
      days: {
        /**
         * Format: date
         * @description In UTC.
         */
        day: string;
        /** @description The id of a key, or `dashboard`; null where it is not known any more. */
        source: string | null;
        scans: number;
      }[];
      /** @description Names of the keys in `days`, by id. */
      keys: {
        [key: string]: string;
      };
    };
    NamedAuditEventList: {
      /** @constant */
      object: 'list';
      data: components['schemas']['AuditEvent'][];
      has_more: boolean;
      /** @description Pass as `cursor` to get the next page. */
      next_cursor: string | null;
      /** @description Of users, keys and endpoints in these events that still exist, by id. */
      names: {
        [key: string]: string;
      };
    };
    AuditEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      object: 'audit_event';
      /**
       * Format: date-time
       * @description When the act began.
       */
      created_at: string;
      /** @description An open list; now organisation.created, organisation.updated, organisation.suspended, organisation.resumed, organisation.deleted, key.created, key.rolled, key.revoked, user.created, user.role_changed, user.password_reset, user.removed, user.password_changed, user.two_factor_set, user.two_factor_removed, user.suspended, user.resumed, webhook.created, webhook.deleted, webhook.enabled, webhook.pinged, webhook.replayed, webhook.secret_rolled, backup.made, backup.restored, schema.migrated, secrets.reencrypted, intake.closed, intake.opened, scan.requeued, dataset.exported. */
      action: string;
      /**
       * @description `unconfirmed`: it was about to be done, and whether it was is not known.
       * @enum {string}
       */
      outcome: 'done' | 'unconfirmed';
      actor: components['schemas']['AuditActor'];
      /** @description What was acted on: its kind and id. */
      target: {
        type: string;
        id: string;
      } | null;
      /** @description Settings that were made or changed. */
      details: components['schemas']['AuditDetails'];
      /** @description What was changed, as it was before. */
      before: components['schemas']['AuditDetails'] | null;
      client_address: string | null;
      request_id: string | null;
      /** @description false for test data. */
      livemode: boolean;
    };
    AuditActor: {
      /**
       * @description `user`: of the dashboard. `operator`: whoever runs the service. `system`: the service itself.
       * @enum {string}
       */
      type: 'key' | 'user' | 'operator' | 'system';
      /**
       * Format: uuid
       * @description The key or the user.
       */
      id?: string;
      /** @description The beginning of the key. */
      prefix?: string;
      /** @description Of the user. */
      email?: string;
    };
    AuditDetails: {
      /** @description Of the organization, key or user. */
      name?: string | null;
      /** @enum {string} */
      plan?: 'free' | 'business' | 'enterprise';
      /** @description Scans a month; null is unlimited. */
      limit?: number | null;
      /** @description Requests a minute. */
      rate_limit?: number;
      /** @description Whether labelled documents are kept as training copies. */
      training_copies?: boolean;
      /**
       * @description Of users who are invited.
       * @enum {string}
       */
      language?: 'he' | 'en';
      /** @description Days after which original files are removed; null: as the operator has set. */
      file_retention_days?: number | null;
      scopes?: (
        | 'scans:write'
        | 'scans:read'
        | 'scans:delete'
        | 'usage:read'
        | 'webhooks:manage'
        | 'keys:manage'
        | 'audit:read'
      )[];
      /** @description E-mail address of the owner of the key. */
      owner?: string | null;
      expires_at?: string | null;
      /** @description Until when the former key is valid. */
      previous_expires_at?: string | null;
      /**
       * Format: uuid
       * @description The key in place of a rolled one.
       */
      new_key?: string;
      /**
       * @description Of a user.
       * @enum {string}
       */
      role?: 'owner' | 'admin' | 'analyst';
      /** @description Scheme and host: of a webhook endpoint, or of the issuer of single sign-on. */
      url_origin?: string;
      notify_url_origin?: string | null;
      /** @description Seconds for which what was rolled stays valid beside the new one. */
      keep_previous_s?: number;
      /**
       * Format: uuid
       * @description The webhook event.
       */
      event_id?: string;
      /**
       * Format: date-time
       * @description Events made at this instant or later.
       */
      since?: string;
      deliveries?: number;
      /**
       * Format: date-time
       * @description When the backup was made.
       */
      made_at?: string;
      records?: number;
      files?: number;
      from_version?: number;
      to_version?: number;
      secrets?: number;
    };
    ApiKeyList: {
      /** @constant */
      object: 'list';
      data: components['schemas']['ApiKey'][];
      has_more: boolean;
      /** @description Pass as `cursor` to get the next page. */
      next_cursor: string | null;
    };
    ApiKey: {
      /** Format: uuid */
      id: string;
      /** @constant */
      object: 'api_key';
      name: string | null;
      /** @description Its first characters, to recognise it by. */
      prefix: string;
      scopes: (
        | 'scans:write'
        | 'scans:read'
        | 'scans:delete'
        | 'usage:read'
        | 'webhooks:manage'
        | 'keys:manage'
        | 'audit:read'
      )[];
      /** @description E-mail address of the person it was issued to. */
      owner: string | null;
      /** @enum {string} */
      state: 'valid' | 'expired' | 'revoked';
      /** Format: date-time */
      created_at: string;
      /** @description From then on it is refused; null: never. */
      expires_at: string | null;
      /** @description To within about a minute; null: not since this is recorded. */
      last_used_at: string | null;
      revoked_at: string | null;
      /** @description The key that a roll made in its place. */
      replaced_by: string | null;
      /** @description false for test data. */
      livemode: boolean;
    };
    CreateKey: {
      /** @description What it is for. */
      name: string;
      scopes: (
        | 'scans:write'
        | 'scans:read'
        | 'scans:delete'
        | 'usage:read'
        | 'webhooks:manage'
        | 'keys:manage'
        | 'audit:read'
      )[];
      /** @description E-mail address of the person it is issued to, whose suspension stops it. Default: who makes it; null: nobody. */
      owner?: string | null;
      /** @description A time to come; from then on the key is refused. null: never. */
      expires_at?: string | null;
    };
    ApiKeyWithSecret: {
      /** Format: uuid */
      id: string;
      /** @constant */
      object: 'api_key';
      name: string | null;
      /** @description Its first characters, to recognise it by. */
      prefix: string;
      scopes: (
        | 'scans:write'
        | 'scans:read'
        | 'scans:delete'
        | 'usage:read'
        | 'webhooks:manage'
        | 'keys:manage'
        | 'audit:read'
      )[];
      /** @description E-mail address of the person it was issued to. */
      owner: string | null;
      /** @enum {string} */
      state: 'valid' | 'expired' | 'revoked';
      /** Format: date-time */
      created_at: string;
      /** @description From then on it is refused; null: never. */
      expires_at: string | null;
      /** @description To within about a minute; null: not since this is recorded. */
      last_used_at: string | null;
      revoked_at: string | null;
      /** @description The key that a roll made in its place. */
      replaced_by: string | null;
      /** @description false for test data. */
      livemode: boolean;
      /** @description The key itself, shown this once. */
      key: string;
    };
    RollKey: {
      /** @description Seconds for which the former key stays valid, but never longer than it was going to. Default 604800, seven days; 0 ends it at once. */
      keep_previous_s?: number;
      /** @description When the new key expires. Default: after as long a life as the former one was given; null: never. */
      expires_at?: string | null;
    };
    RolledApiKey: {
      /** Format: uuid */
      id: string;
      /** @constant */
      object: 'api_key';
      name: string | null;
      /** @description Its first characters, to recognise it by. */
      prefix: string;
      scopes: (
        | 'scans:write'
        | 'scans:read'
        | 'scans:delete'
        | 'usage:read'
        | 'webhooks:manage'
        | 'keys:manage'
        | 'audit:read'
      )[];
      /** @description E-mail address of the person it was issued to. */
      owner: string | null;
      /** @enum {string} */
      state: 'valid' | 'expired' | 'revoked';
      /** Format: date-time */
      created_at: string;
      /** @description From then on it is refused; null: never. */
      expires_at: string | null;
      /** @description To within about a minute; null: not since this is recorded. */
      last_used_at: string | null;
      revoked_at: string | null;
      /** @description The key that a roll made in its place. */
      replaced_by: string | null;
      /** @description false for test data. */
      livemode: boolean;
      /** @description The key itself, shown this once. */
      key: string;
      previous: components['schemas']['ApiKey'];
    };
    WebhookEndpointList: {
      /** @constant */
      object: 'list';
      data: components['schemas']['WebhookEndpoint'][];
    };
    WebhookEndpoint: {
      /** Format: uuid */
      id: string;
      /** @constant */
      object: 'webhook_endpoint';
      url: string;
      /** @description Told when the endpoint fails, is disabled or answers again. */
      notify_url: string | null;
      /**
       * @description `failing`: its last attempt failed, and further events wait for the next probe.
       * @enum {string}
       */
      state: 'ok' | 'failing' | 'disabled';
      consecutive_failures: number;
      failing_since: string | null;
      /** @description While it fails: when the next waiting event is tried. */
      next_probe_at: string | null;
      /** @description Until then events are also signed with the secret before the last roll. */
      previous_secret_expires_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description false for test data. */
      livemode: boolean;
    };
    CreateWebhook: {
      /** @description Public https URL that receives events. Redirects are not followed. */
      url: string;
      /** @description Another URL, better on another machine: told when the endpoint has failed for a minute, is disabled, or answers again. Signed with the same secret. */
      notify_url?: string | null;
    };
    WebhookEndpointWithSecret: {
      /** Format: uuid */
      id: string;
      /** @constant */
      object: 'webhook_endpoint';
      url: string;
      /** @description Told when the endpoint fails, is disabled or answers again. */
      notify_url: string | null;
      /**
       * @description `failing`: its last attempt failed, and further events wait for the next probe.
       * @enum {string}
       */
      state: 'ok' | 'failing' | 'disabled';
      consecutive_failures: number;
      failing_since: string | null;
      /** @description While it fails: when the next waiting event is tried. */
      next_probe_at: string | null;
      /** @description Until then events are also signed with the secret before the last roll. */
      previous_secret_expires_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description false for test data. */
      livemode: boolean;
      /** @description Shown this once. */
      secret: string;
    };
    DeletedWebhook: {
      /** Format: uuid */
      id: string;
      /** @constant */
      deleted: true;
    };
    WebhookDeliveryWithContent: {
      /**
       * Format: uuid
       * @description Id of the event, as in `Emet-Delivery`.
       */
      id: string;
      /** @constant */
      object: 'webhook_delivery';
      /** Format: uuid */
      endpoint_id: string;
      /** @enum {string} */
      type:
        | 'scan.completed'
        | 'scan.failed'
        | 'ping'
        | 'endpoint.failing'
        | 'endpoint.disabled'
        | 'endpoint.recovered';
      scan_id: string | null;
      /**
       * @description `skipped`: the endpoint was disabled; a replay sends it.
       * @enum {string}
       */
      state: 'pending' | 'delivered' | 'given_up' | 'skipped';
      /** Format: date-time */
      created_at: string;
      /** @description null when done, in line behind a probe, or while the endpoint is disabled. */
      next_attempt_at: string | null;
      attempts: {
        /** Format: date-time */
        at: string;
        duration_ms: number;
        /** @enum {string} */
        outcome: 'delivered' | 'refused' | 'timed_out' | 'unreachable' | 'blocked' | 'unsigned';
        /** @description HTTP status; null without an answer. */
        status: number | null;
        /** @description Request headers as sent. */
        headers: {
          [key: string]: string;
        };
        /** @description First 2 kB of the body of the answer. */
        answer: string | null;
      }[];
      /** @description The body that is sent, byte for byte. */
      body: string;
    };
    RollWebhook: {
      /** @description Seconds for which events are signed with the former secret too. Default 86400, a day; 0 ends it at once. */
      keep_previous_s?: number;
    };
    WebhookDeliveryList: {
      /** @constant */
      object: 'list';
      data: components['schemas']['WebhookDelivery'][];
      has_more: boolean;
      /** @description Pass as `cursor` to get the next page. */
      next_cursor: string | null;
    };
    WebhookDelivery: {
      /**
       * Format: uuid
       * @description Id of the event, as in `Emet-Delivery`.
       */
      id: string;
      /** @constant */
      object: 'webhook_delivery';
      /** Format: uuid */
      endpoint_id: string;
      /** @enum {string} */
      type:
        | 'scan.completed'
        | 'scan.failed'
        | 'ping'
        | 'endpoint.failing'
        | 'endpoint.disabled'
        | 'endpoint.recovered';
      scan_id: string | null;
      /**
       * @description `skipped`: the endpoint was disabled; a replay sends it.
       * @enum {string}
       */
      state: 'pending' | 'delivered' | 'given_up' | 'skipped';
      /** Format: date-time */
      created_at: string;
      /** @description null when done, in line behind a probe, or while the endpoint is disabled. */
      next_attempt_at: string | null;
      /** @description Oldest first. */
      attempts: {
        /** Format: date-time */
        at: string;
        duration_ms: number;
        /** @enum {string} */
        outcome: 'delivered' | 'refused' | 'timed_out' | 'unreachable' | 'blocked' | 'unsigned';
        /** @description HTTP status; null without an answer. */
        status: number | null;
      }[];
    };
    ReplayDeliveries: {
      /**
       * Format: date-time
       * @description Events made at this instant or later (ISO 8601).
       */
      since: string;
    };
    WebhookReplay: {
      /** @constant */
      object: 'webhook_replay';
      /** Format: date-time */
      since: string;
      deliveries: number;
    };
    Organization: {
      /** @constant */
      object: 'organization';
      /** Format: uuid */
      id: string;
      name: string;
      /**
       * @description Of users who are invited.
       * @enum {string}
       */
      language: 'he' | 'en';
      plan: {
        /** @enum {string} */
        id: 'free' | 'business' | 'enterprise';
        name: string;
      };
      /** @description Those that an owner may choose. */
      plans: {
        /** @enum {string} */
        id: 'free' | 'business' | 'enterprise';
        name: string;
      }[];
      /** @description Days after which original files are removed; null: as the operator has set. */
      file_retention_days: number | null;
      /** @description What the operator has set; null: kept until deleted. */
      file_retention_max_days: number | null;
      /** @description Whether labelled documents are kept for training. */
      training_copies: boolean;
      /** @description Documents that are kept for training now. */
      training_copies_kept: {
        count: number;
        bytes: number;
      };
      /** @description Leads to the provider of single sign-on. */
      sign_in_link: string;
      /** @description What the provider must know of this service. */
      redirect_uri: string;
      single_sign_on: {
        issuer: string;
        client_id: string;
      } | null;
    };
    UpdateOrganization: {
      name?: string;
      /** @enum {string} */
      language?: 'he' | 'en';
    };
    ChangePlan: {
      /** @enum {string} */
      plan: 'free' | 'business' | 'enterprise';
    };
    ChangeRetention: {
      file_retention_days?: number | null;
      training_copies?: boolean;
    };
    SetSingleSignOn: {
      /**
       * Format: uri
       * @description As in the discovery document of the provider.
       */
      issuer: string;
      client_id: string;
      /** @description Never answered. It may be left out while the issuer stays the same. */
      client_secret?: string;
    };
    TestedSingleSignOn: {
      /** @description null: the provider answers. */
      problem:
        | (
            | 'unavailable'
            | 'unreachable'
            | 'expired'
            | 'refused'
            | 'clock'
            | 'unverified'
            | 'unknown'
            | 'suspended'
            | 'insecure'
            | 'failed'
          )
        | null;
      /** @description Where people would be sent. */
      authorization_host: string | null;
    };
    DeleteOrganization: {
      /** @description Of the organization, as a confirmation. */
      name: string;
      /** @description Of who asks, unless they have none. */
      password?: string;
      /** @description Of the authenticator, if one is set. */
      code?: string;
    };
  };
  responses: never;
  parameters: {
    /** @description `csrf_token` of the session. */
    CsrfToken: string;
  };
  requestBodies: never;
  headers: {
    /** @description Name of this request; quote it when you ask for help. */
    'X-Request-Id': string;
    /** @description Version of the API that answered. */
    'Emet-Version': '2026-10-01';
    /** @description Requests allowed in a minute. */
    'RateLimit-Limit': number;
    /** @description Requests left in this minute. */
    'RateLimit-Remaining': number;
    /** @description Seconds until the count begins anew. */
    'RateLimit-Reset': number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'read-session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignIn'];
      };
    };
    responses: {
      /** @description The session. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /**
       * @description `SIGN_IN_FAILED`: The e-mail address, the password or the code is not right.
       *
       *     `CODE_REQUIRED`: Give the code of the authenticator, too.
       */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SIGN_IN_FAILED' | 'CODE_REQUIRED';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `INSECURE_CONNECTION`: Sign-in over plain http works on this machine only: use https, or set TRUST_PROXY to the number of proxies that bring it.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'INSECURE_CONNECTION' | 'FORGED_REQUEST';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'sign-out': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'update-session': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateSession'];
      };
    };
    responses: {
      /** @description The session. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'change-password': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePassword'];
      };
    };
    responses: {
      /** @description The new session. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /**
       * @description `INVALID_REQUEST`: The request is malformed.
       *
       *     `PASSWORD_REFUSED`: This password is too easy to guess.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST' | 'PASSWORD_REFUSED';
            };
          };
        };
      };
      /**
       * @description `NO_SESSION`: Sign in first: the session has ended.
       *
       *     `SIGN_IN_FAILED`: The e-mail address, the password or the code is not right.
       */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION' | 'SIGN_IN_FAILED';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `INSECURE_CONNECTION`: Sign-in over plain http works on this machine only: use https, or set TRUST_PROXY to the number of proxies that bring it.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'INSECURE_CONNECTION' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'list-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionList'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'end-other-sessions': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description They have ended. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ended'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'offer-two-factor': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A new secret. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoFactorOffer'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'set-two-factor': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetTwoFactor'];
      };
    };
    responses: {
      /** @description A code is asked for from now on. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /**
       * @description `NO_SESSION`: Sign in first: the session has ended.
       *
       *     `SIGN_IN_FAILED`: The e-mail address, the password or the code is not right.
       */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION' | 'SIGN_IN_FAILED';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `INSECURE_CONNECTION`: Sign-in over plain http works on this machine only: use https, or set TRUST_PROXY to the number of proxies that bring it.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'INSECURE_CONNECTION' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'remove-two-factor': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveTwoFactor'];
      };
    };
    responses: {
      /** @description No code is asked for from now on. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /**
       * @description `NO_SESSION`: Sign in first: the session has ended.
       *
       *     `SIGN_IN_FAILED`: The e-mail address, the password or the code is not right.
       */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION' | 'SIGN_IN_FAILED';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `INSECURE_CONNECTION`: Sign-in over plain http works on this machine only: use https, or set TRUST_PROXY to the number of proxies that bring it.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'INSECURE_CONNECTION' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReadInvitation'];
      };
    };
    responses: {
      /** @description Who is invited, and where. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invitation'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'FORGED_REQUEST';
            };
          };
        };
      };
      /** @description `LINK_INVALID`: This link was used, replaced or is past its time: ask for a new one. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'LINK_INVALID';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'accept-invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AcceptInvitation'];
      };
    };
    responses: {
      /** @description The session. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /**
       * @description `INVALID_REQUEST`: The request is malformed.
       *
       *     `PASSWORD_REFUSED`: This password is too easy to guess.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST' | 'PASSWORD_REFUSED';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `INSECURE_CONNECTION`: Sign-in over plain http works on this machine only: use https, or set TRUST_PROXY to the number of proxies that bring it.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'INSECURE_CONNECTION' | 'FORGED_REQUEST';
            };
          };
        };
      };
      /** @description `LINK_INVALID`: This link was used, replaced or is past its time: ask for a new one. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'LINK_INVALID';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'start-sso': {
    parameters: {
      query: {
        /** @description The organization; its sign-in page knows it by its link. */
        organization: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the provider, or to the sign-in page. */
      302: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'finish-sso': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the dashboard, signed in, or to the sign-in page. */
      302: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'list-scan-pages': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The scan. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In page order, earlier states after the page as it is. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScanPages'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-scan-page': {
    parameters: {
      query?: {
        /** @description An earlier state, as listed. Default: the page as it is. */
        revision?: number;
      };
      header?: never;
      path: {
        /** @description The scan. */
        id: string;
        /** @description Counted from 1. */
        page: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'list-scans': {
    parameters: {
      query?: {
        /** @description Part of the reference, file name or issuer, or the beginning of the SHA-256. */
        search?: string;
        status?: 'queued' | 'processing' | 'completed' | 'failed';
        verdict?: 'low_risk' | 'review' | 'high_risk';
        document_type?:
          | 'bank_transfer'
          | 'payment_app'
          | 'bank_statement'
          | 'account_confirmation'
          | 'balance_confirmation'
          | 'check'
          | 'deposit_receipt'
          | 'card_statement'
          | 'payslip'
          | 'invoice'
          | 'tax_form'
          | 'id_document'
          | 'utility_bill'
          | 'loan_document'
          | 'medical'
          | 'contract'
          | 'other';
        /** @description `none`: not labelled. */
        label?: 'genuine' | 'fraud' | 'none';
        created_after?: string;
        created_before?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of scans. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardScanList'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'create-scan': {
    parameters: {
      query?: never;
      header: {
        /** @description The same key with the same document answers the same scan. */
        'Idempotency-Key'?: string;
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['CreateScanMultipart'];
      };
    };
    responses: {
      /** @description It was accepted earlier. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardScan'];
        };
      };
      /** @description Accepted: the scan is queued. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardScan'];
        };
      };
      /**
       * @description `INVALID_REQUEST`: The request is malformed.
       *
       *     `FILE_REQUIRED`: No file given: send multipart "file", JSON "file.content_base64" or JSON "file_url".
       *
       *     `EMPTY_FILE`: The file is empty.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST' | 'FILE_REQUIRED' | 'EMPTY_FILE';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /** @description `QUOTA_EXCEEDED`: The monthly allowance is used up. */
      402: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'QUOTA_EXCEEDED';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `CONFLICT`: This Idempotency-Key was used with a different request. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'CONFLICT';
            };
          };
        };
      };
      /** @description `FILE_TOO_LARGE`: The file exceeds the limit of 10 MB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'FILE_TOO_LARGE';
            };
          };
        };
      };
      /** @description `UNSUPPORTED_FILE`: The file is not a PDF, JPEG, PNG, WEBP or HEIC document. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'UNSUPPORTED_FILE';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
      /** @description `AI_NOT_CONFIGURED`: The analysis service is temporarily unavailable; nothing was charged. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'AI_NOT_CONFIGURED';
            };
          };
        };
      };
    };
  };
  'read-scan': {
    parameters: {
      query?: {
        /** @description Default `report`. */
        include?: 'report' | 'summary';
        /** @description Language to read the report in. Default: the user’s. */
        lang?: 'he' | 'en';
      };
      header?: never;
      path: {
        /** @description The scan. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The scan. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardScan'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'label-scan': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The scan. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LabelScan'];
      };
    };
    responses: {
      /** @description The scan, without its report. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardScan'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `CONFLICT`: This Idempotency-Key was used with a different request. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'CONFLICT';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-feedback': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The scan. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The feedback. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Feedback'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'answer-finding': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The scan. */
        id: string;
        finding: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerFinding'];
      };
    };
    responses: {
      /** @description All feedback on the scan. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Feedback'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `CONFLICT`: This Idempotency-Key was used with a different request. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'CONFLICT';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'mark-missed-place': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The scan. */
        id: string;
        /** @description A UUID of its own, made by the caller. */
        place: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MarkMissedPlace'];
      };
    };
    responses: {
      /** @description All feedback on the scan. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Feedback'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `CONFLICT`: This Idempotency-Key was used with a different request. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'CONFLICT';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'remove-missed-place': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The scan. */
        id: string;
        /** @description A UUID of its own, made by the caller. */
        place: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All feedback on the scan. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Feedback'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-review-queue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The queue. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewQueue'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'claim-next-scan': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimNextScan'];
      };
    };
    responses: {
      /** @description The claim, and the queue. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewTurn'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'claim-scan': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The scan. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Who has the scan, and the queue. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewTurn'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'release-scan': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The scan. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The queue. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewQueue'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-upcoming-scan': {
    parameters: {
      query?: {
        /** @description `oldest` (default): in the order of arrival. `score`: the highest risk first. */
        order?: 'oldest' | 'score';
      };
      header?: never;
      path: {
        /** @description The scan. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The scan; null at the end. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpcomingScan'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-scan-heatmap': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The scan. */
        id: string;
        heatmap: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-scan-report-pdf': {
    parameters: {
      query?: {
        /** @description Language to read the report in. Default: the user’s. */
        lang?: 'he' | 'en';
      };
      header?: never;
      path: {
        /** @description The scan. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description A name for the file: `report-` and the id of the scan. */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
      /** @description `AI_NOT_CONFIGURED`: The analysis service is temporarily unavailable; nothing was charged. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'AI_NOT_CONFIGURED';
            };
          };
        };
      };
    };
  };
  'list-users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserList'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'invite-user': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteUser'];
      };
    };
    responses: {
      /** @description The user, with the link. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitedUser'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `EMAIL_TAKEN`: This e-mail address has a user already. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'EMAIL_TAKEN';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'remove-user': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The user. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user is gone. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `LAST_OWNER`: This is the last owner: make somebody else an owner first. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'LAST_OWNER';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'update-user': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The user. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateUser'];
      };
    };
    responses: {
      /** @description The user as it is now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `LAST_OWNER`: This is the last owner: make somebody else an owner first. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'LAST_OWNER';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'reset-user': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The user. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user, with the link. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitedUser'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-usage': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The usage of the organization. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardUsage'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'list-audit-events': {
    parameters: {
      query?: {
        action?:
          | 'organisation.created'
          | 'organisation.updated'
          | 'organisation.suspended'
          | 'organisation.resumed'
          | 'organisation.deleted'
          | 'key.created'
          | 'key.rolled'
          | 'key.revoked'
          | 'user.created'
          | 'user.role_changed'
          | 'user.password_reset'
          | 'user.removed'
          | 'user.password_changed'
          | 'user.two_factor_set'
          | 'user.two_factor_removed'
          | 'user.suspended'
          | 'user.resumed'
          | 'webhook.created'
          | 'webhook.deleted'
          | 'webhook.enabled'
          | 'webhook.pinged'
          | 'webhook.replayed'
          | 'webhook.secret_rolled'
          | 'backup.made'
          | 'backup.restored'
          | 'schema.migrated'
          | 'secrets.reencrypted'
          | 'intake.closed'
          | 'intake.opened'
          | 'scan.requeued'
          | 'dataset.exported';
        /** @description At this instant or later (ISO 8601). */
        since?: string;
        /** @description Earlier than this instant (ISO 8601). */
        until?: string;
        /** @description The id of a user or key, or `operator`, or `system`. */
        actor?: string;
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NamedAuditEventList'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'export-audit-events': {
    parameters: {
      query?: {
        action?:
          | 'organisation.created'
          | 'organisation.updated'
          | 'organisation.suspended'
          | 'organisation.resumed'
          | 'organisation.deleted'
          | 'key.created'
          | 'key.rolled'
          | 'key.revoked'
          | 'user.created'
          | 'user.role_changed'
          | 'user.password_reset'
          | 'user.removed'
          | 'user.password_changed'
          | 'user.two_factor_set'
          | 'user.two_factor_removed'
          | 'user.suspended'
          | 'user.resumed'
          | 'webhook.created'
          | 'webhook.deleted'
          | 'webhook.enabled'
          | 'webhook.pinged'
          | 'webhook.replayed'
          | 'webhook.secret_rolled'
          | 'backup.made'
          | 'backup.restored'
          | 'schema.migrated'
          | 'secrets.reencrypted'
          | 'intake.closed'
          | 'intake.opened'
          | 'scan.requeued'
          | 'dataset.exported';
        /** @description At this instant or later (ISO 8601). */
        since?: string;
        /** @description Earlier than this instant (ISO 8601). */
        until?: string;
        /** @description The id of a user or key, or `operator`, or `system`. */
        actor?: string;
        /** @description Of `description`. */
        lang?: 'he' | 'en';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A table. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'list-keys': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
        state?: 'valid' | 'ended';
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of keys. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyList'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'create-key': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateKey'];
      };
    };
    responses: {
      /** @description The key. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyWithSecret'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NO_API_ACCESS`: The plan of this organization does not include the API.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NO_API_ACCESS' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'roll-key': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The key. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RollKey'];
      };
    };
    responses: {
      /** @description The new key, and the former one. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RolledApiKey'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'revoke-key': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The key. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key, revoked. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'list-webhooks': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The endpoints. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpointList'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'create-webhook': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWebhook'];
      };
    };
    responses: {
      /** @description The endpoint, with its secret. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpointWithSecret'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NO_API_ACCESS`: The plan of this organization does not include the API.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NO_API_ACCESS' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'delete-webhook': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The endpoint. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The endpoint is gone. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeletedWebhook'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'ping-webhook': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The endpoint. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery of the ping. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryWithContent'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'enable-webhook': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The endpoint. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The endpoint. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpoint'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'roll-webhook': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The endpoint. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RollWebhook'];
      };
    };
    responses: {
      /** @description The endpoint, with its new secret. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpointWithSecret'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'list-deliveries': {
    parameters: {
      query?: {
        /** @description Deliveries on a page. */
        limit?: number;
        /** @description `next_cursor` of the page before. */
        cursor?: string;
        state?: 'pending' | 'delivered' | 'given_up' | 'skipped';
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header?: never;
      path: {
        /** @description The endpoint. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of deliveries. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryList'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'retrieve-delivery': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header?: never;
      path: {
        /** @description The endpoint. */
        id: string;
        /** @description The event. */
        event: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryWithContent'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'replay-delivery': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The endpoint. */
        id: string;
        /** @description The event. */
        event: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery, pending again. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'replay-deliveries': {
    parameters: {
      query?: {
        /** @description `false`: the test data of the organization. */
        livemode?: 'true' | 'false';
      };
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path: {
        /** @description The endpoint. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayDeliveries'];
      };
    };
    responses: {
      /** @description How many are pending again. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplay'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `NOT_FOUND`: Resource not found. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NOT_FOUND';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'read-organization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organization'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'update-organization': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateOrganization'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organization'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'change-plan': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePlan'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organization'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'change-retention': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeRetention'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organization'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'set-single-sign-on': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetSingleSignOn'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organization'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'remove-single-sign-on': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organization'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'FORGED_REQUEST' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'test-single-sign-on': {
    parameters: {
      query: {
        issuer: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What was found. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestedSingleSignOn'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `NO_SESSION`: Sign in first: the session has ended. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SUSPENDED' | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  'delete-organization': {
    parameters: {
      query?: never;
      header: {
        /** @description `csrf_token` of the session. */
        'X-CSRF-Token': components['parameters']['CsrfToken'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteOrganization'];
      };
    };
    responses: {
      /** @description Its deletion has begun, and cannot be stopped. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /**
       * @description `NO_SESSION`: Sign in first: the session has ended.
       *
       *     `SIGN_IN_FAILED`: The e-mail address, the password or the code is not right.
       *
       *     `CODE_REQUIRED`: Give the code of the authenticator, too.
       */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'NO_SESSION' | 'SIGN_IN_FAILED' | 'CODE_REQUIRED';
            };
          };
        };
      };
      /**
       * @description `SUSPENDED`: The organization or the key owner is suspended.
       *
       *     `INSECURE_CONNECTION`: Sign-in over plain http works on this machine only: use https, or set TRUST_PROXY to the number of proxies that bring it.
       *
       *     `FORGED_REQUEST`: The request does not come from a page of this dashboard: load the page again.
       *
       *     `SIGN_IN_AGAIN`: Sign in again first: this is allowed shortly after a sign-in only.
       *
       *     `NOT_PERMITTED`: Your role does not permit this.
       */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?:
                | 'SUSPENDED'
                | 'INSECURE_CONNECTION'
                | 'FORGED_REQUEST'
                | 'SIGN_IN_AGAIN'
                | 'NOT_PERMITTED';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
  openapi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            openapi: string;
          } & {
            [key: string]: unknown;
          };
        };
      };
      /** @description `INVALID_REQUEST`: The request is malformed. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'INVALID_REQUEST';
            };
          };
        };
      };
      /** @description `RATE_LIMITED`: Too many requests: wait for Retry-After seconds. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'RATE_LIMITED';
            };
          };
        };
      };
      /** @description `SERVICE_ERROR`: Unexpected error: retry with the same Idempotency-Key. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'Emet-Version': components['headers']['Emet-Version'];
          'RateLimit-Limit': components['headers']['RateLimit-Limit'];
          'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
          'RateLimit-Reset': components['headers']['RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            error?: {
              /** @enum {unknown} */
              code?: 'SERVICE_ERROR';
            };
          };
        };
      };
    };
  };
}
