/**
 * The schema as numbered steps: step n migrates a database from version n to n
 * + 1. A released step never changes; a new one follows it.
 *
 * Times are milliseconds since 1970. Text from a client or a document is stored
 * as JSON (see stored-json.ts).
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE organisations (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    allowance INTEGER,
    rate_limit INTEGER NOT NULL,
    suspended INTEGER NOT NULL DEFAULT 0,
    scans_total INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE allowance_used (
    organisation_id TEXT NOT NULL REFERENCES organisations(id),
    period_start INTEGER NOT NULL,
    used INTEGER NOT NULL CHECK (used >= 0),
    PRIMARY KEY (organisation_id, period_start)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE owners (
    email TEXT PRIMARY KEY,
    suspended INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE api_keys (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    organisation_id TEXT NOT NULL REFERENCES organisations(id),
    hash TEXT NOT NULL UNIQUE,
    prefix TEXT NOT NULL,
    scopes TEXT NOT NULL,
    name TEXT,
    owner_email TEXT REFERENCES owners(email),
    revoked_at INTEGER,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX api_keys_of ON api_keys (organisation_id);

  CREATE TABLE scans (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    organisation_id TEXT NOT NULL REFERENCES organisations(id),
    status TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed')),
    stage TEXT NOT NULL,
    failure TEXT,
    created_at INTEGER NOT NULL,
    queued_at INTEGER NOT NULL,
    completed_at INTEGER,
    charged_period INTEGER NOT NULL,
    client_reference TEXT,
    metadata TEXT NOT NULL,
    lang TEXT NOT NULL,
    context TEXT NOT NULL,
    file_id TEXT NOT NULL UNIQUE,
    file_name TEXT NOT NULL,
    file_type TEXT NOT NULL,
    file_size INTEGER NOT NULL,
    file_sha256 TEXT NOT NULL,
    file_available INTEGER NOT NULL,
    verdict TEXT,
    risk_score INTEGER,
    document_type TEXT,
    issuer TEXT,
    channel TEXT,
    label TEXT,
    attempt INTEGER NOT NULL DEFAULT 0,
    fence INTEGER NOT NULL DEFAULT 0,
    lease_until INTEGER
  ) STRICT;
  CREATE INDEX scans_newest ON scans (organisation_id, created_at, id);
  CREATE INDEX scans_by_status ON scans (organisation_id, status, created_at, id);
  CREATE INDEX scans_by_verdict ON scans (organisation_id, verdict, created_at, id)
    WHERE verdict IS NOT NULL;
  CREATE INDEX scans_by_reference ON scans (organisation_id, client_reference, created_at, id)
    WHERE client_reference IS NOT NULL;
  CREATE INDEX scans_open ON scans (status, queued_at) WHERE status IN ('queued', 'processing');
  CREATE INDEX scans_with_file ON scans (completed_at)
    WHERE file_available = 1 AND completed_at IS NOT NULL;

  CREATE TABLE reports (
    scan INTEGER PRIMARY KEY REFERENCES scans(number) ON DELETE CASCADE,
    report TEXT NOT NULL
  ) STRICT;

  CREATE TABLE fingerprints (
    scan INTEGER PRIMARY KEY REFERENCES scans(number) ON DELETE CASCADE,
    organisation INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    page_hashes BLOB NOT NULL,
    number_hashes BLOB NOT NULL,
    word_hashes BLOB NOT NULL
  ) STRICT;
  CREATE INDEX fingerprints_by_bytes ON fingerprints (organisation, sha256);

  CREATE TABLE page_bands (
    organisation INTEGER NOT NULL,
    band INTEGER NOT NULL,
    scan INTEGER NOT NULL,
    high INTEGER NOT NULL,
    low INTEGER NOT NULL,
    PRIMARY KEY (organisation, band, scan, high, low)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE idempotency_keys (
    organisation_id TEXT NOT NULL REFERENCES organisations(id),
    key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    lease_until INTEGER,
    scan_id TEXT,
    accepted_at INTEGER,
    PRIMARY KEY (organisation_id, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_keys_accepted ON idempotency_keys (accepted_at);

  CREATE TABLE webhook_endpoints (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    organisation_id TEXT NOT NULL REFERENCES organisations(id),
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    enabled INTEGER NOT NULL DEFAULT 1,
    consecutive_failures INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX webhook_endpoints_of ON webhook_endpoints (organisation_id);

  CREATE TABLE webhook_events (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    scan INTEGER REFERENCES scans(number) ON DELETE CASCADE,
    type TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX webhook_events_of ON webhook_events (scan);

  CREATE TABLE webhook_deliveries (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    event INTEGER NOT NULL REFERENCES webhook_events(number) ON DELETE CASCADE,
    endpoint INTEGER NOT NULL REFERENCES webhook_endpoints(number) ON DELETE CASCADE,
    attempt INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    held INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at) WHERE held = 0;
  CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (event);
  CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint);

  CREATE TABLE jobs (
    name TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    lock TEXT,
    lock_until INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (name, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX jobs_due ON jobs (name, due_at);

  CREATE TABLE workers (
    id TEXT PRIMARY KEY,
    ready INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- When the worker last said that it was ready, whatever it says now.
  ALTER TABLE workers ADD COLUMN ready_at INTEGER;
  `,
  `
  CREATE TABLE heatmaps (
    scan INTEGER NOT NULL REFERENCES scans(number) ON DELETE CASCADE,
    id TEXT NOT NULL,
    png BLOB NOT NULL,
    PRIMARY KEY (scan, id)
  ) STRICT;
  `,
  `
  -- Whose turn it is, and what was handed to the queue.
  ALTER TABLE organisations ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE scans ADD COLUMN dispatched_until INTEGER;
  CREATE INDEX scans_in_turn ON scans (organisation_id, queued_at, id)
    WHERE status = 'queued' AND dispatched_until IS NULL;
  CREATE INDEX scans_under_way ON scans (organisation_id)
    WHERE status = 'processing' OR (status = 'queued' AND dispatched_until IS NOT NULL);
  ALTER TABLE workers ADD COLUMN places INTEGER NOT NULL DEFAULT 1;

  -- What operators decided for the whole service.
  CREATE TABLE decisions (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- The request it came by, as JSON; for logs and traces only.
  ALTER TABLE scans ADD COLUMN origin TEXT;
  `,
  `
  -- Test data of an organisation belongs to an organisation of its own.
  ALTER TABLE organisations ADD COLUMN test_of TEXT REFERENCES organisations(id);
  ALTER TABLE api_keys ADD COLUMN livemode INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE scans ADD COLUMN livemode INTEGER NOT NULL DEFAULT 1;
  `,
  `
  -- Webhooks: secrets are encrypted when the stores are opened; endpoints that fail are probed;
  -- deliveries stay as a log of their attempts.
  ALTER TABLE webhook_endpoints ADD COLUMN notify_url TEXT;
  ALTER TABLE webhook_endpoints ADD COLUMN previous_secret TEXT;
  ALTER TABLE webhook_endpoints ADD COLUMN previous_until INTEGER;
  ALTER TABLE webhook_endpoints ADD COLUMN failing_since INTEGER;
  ALTER TABLE webhook_endpoints ADD COLUMN probe_at INTEGER;
  ALTER TABLE webhook_endpoints ADD COLUMN probes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE webhook_endpoints ADD COLUMN told INTEGER NOT NULL DEFAULT 0;

  ALTER TABLE webhook_deliveries ADD COLUMN state TEXT NOT NULL DEFAULT 'pending';
  ALTER TABLE webhook_deliveries ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE webhook_deliveries ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
  -- Whether its first attempt waits in line; while that is under way, the end of its lease.
  ALTER TABLE webhook_deliveries ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE webhook_deliveries ADD COLUMN starting_until INTEGER;
  UPDATE webhook_deliveries SET created_at = due_at;
  UPDATE webhook_deliveries SET waiting = 1, held = 0
    WHERE attempt = 0 AND event IN (SELECT number FROM webhook_events WHERE type <> 'ping');

  DROP INDEX webhook_deliveries_due;
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at)
    WHERE state = 'pending' AND waiting = 0 AND held = 0;
  CREATE INDEX webhook_deliveries_in_line ON webhook_deliveries (endpoint, number)
    WHERE waiting = 1;
  CREATE INDEX webhook_deliveries_starting ON webhook_deliveries (endpoint)
    WHERE starting_until IS NOT NULL;
  DROP INDEX webhook_deliveries_of_endpoint;
  CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint, created_at);
  CREATE INDEX webhook_deliveries_done ON webhook_deliveries (created_at) WHERE state <> 'pending';

  CREATE TABLE webhook_attempts (
    delivery INTEGER NOT NULL REFERENCES webhook_deliveries(number) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    duration_ms INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    status INTEGER,
    headers TEXT NOT NULL,
    answer TEXT,
    PRIMARY KEY (delivery, number)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- When documents of an organisation exceeded the bounds on what a page may take.
  CREATE TABLE exceeded_bounds (
    organisation_id TEXT NOT NULL REFERENCES organisations(id) ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX exceeded_bounds_of ON exceeded_bounds (organisation_id, at);
  `,
  `
  -- What a person decided about a document (core/scan.ts). The index of the list also holds what
  -- is searched, so that a search reads no rows but those it finds.
  ALTER TABLE scans ADD COLUMN decision TEXT;
  DROP INDEX scans_newest;
  CREATE INDEX scans_newest ON scans
    (organisation_id, created_at, id, client_reference, file_name, issuer, file_sha256);
  `,
  `
  ALTER TABLE api_keys ADD COLUMN expires_at INTEGER;
  ALTER TABLE api_keys ADD COLUMN last_used_at INTEGER;
  -- The id of the key that a roll made in its place.
  ALTER TABLE api_keys ADD COLUMN replaced_by TEXT;
  `,
  `
  -- Users of the dashboard. A session opens while its epoch is its user's.
  CREATE TABLE users (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    organisation_id TEXT NOT NULL REFERENCES organisations(id) ON DELETE CASCADE,
    email TEXT NOT NULL UNIQUE REFERENCES owners(email),
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    language TEXT NOT NULL,
    password_hash TEXT,
    totp TEXT,
    totp_step INTEGER NOT NULL DEFAULT 0,
    epoch INTEGER NOT NULL DEFAULT 0,
    suspended_at INTEGER,
    link_hash TEXT UNIQUE,
    link_until INTEGER,
    created_at INTEGER NOT NULL,
    last_sign_in_at INTEGER
  ) STRICT;
  CREATE INDEX users_of ON users (organisation_id);

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user INTEGER NOT NULL REFERENCES users(number) ON DELETE CASCADE,
    epoch INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_of ON sessions (user);
  `,
  `
  CREATE TABLE page_images (
    scan INTEGER NOT NULL REFERENCES scans(number) ON DELETE CASCADE,
    page INTEGER NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    webp BLOB NOT NULL,
    PRIMARY KEY (scan, page)
  ) STRICT;
  `,
  `
  -- Who did which administrative act. Of an organisation, though not its child: it outlives it.
  CREATE TABLE audit_events (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    organisation_id TEXT,
    livemode INTEGER NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    target TEXT,
    details TEXT NOT NULL,
    former TEXT,
    origin TEXT,
    request_id TEXT,
    outcome TEXT NOT NULL CHECK (outcome IN ('unconfirmed', 'done'))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX audit_events_newest ON audit_events (at, id);
  CREATE INDEX audit_events_of ON audit_events (organisation_id, at, id);
  `,
  `
  -- Test scans, by the end of the time for which they are kept.
  CREATE INDEX scans_of_tests ON scans (completed_at) WHERE livemode = 0;
  `,
  `
  -- Texts of the report in other languages than the scan's, as JSON.
  ALTER TABLE reports ADD COLUMN translations TEXT;
  `,
  `
  CREATE TABLE single_sign_on (
    organisation_id TEXT PRIMARY KEY REFERENCES organisations(id) ON DELETE CASCADE,
    issuer TEXT NOT NULL,
    client_id TEXT NOT NULL,
    client_secret TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- What people said about findings and places, and whose files are training copies: those
  -- whose training_since is that of their organisation.
  CREATE TABLE feedback (
    scan INTEGER NOT NULL REFERENCES scans(number) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('finding', 'missed')),
    id TEXT NOT NULL,
    given TEXT NOT NULL,
    PRIMARY KEY (scan, kind, id)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE organisations ADD COLUMN training_since INTEGER;
  ALTER TABLE scans ADD COLUMN training_since INTEGER;
  CREATE INDEX scans_for_training ON scans (organisation_id, created_at, id)
    WHERE training_since IS NOT NULL;
  `,
  `
  -- The index of the list holds whatever its filters ask that has no index of its own.
  DROP INDEX scans_newest;
  CREATE INDEX scans_newest ON scans (organisation_id, created_at, id,
    client_reference, file_name, issuer, file_sha256, document_type, label);
  `,
  `
  -- Decisions that hold no more, as JSON (core/scan.ts), and who is about to decide.
  ALTER TABLE scans ADD COLUMN past_decisions TEXT;
  CREATE TABLE review_claims (
    scan INTEGER PRIMARY KEY REFERENCES scans(number) ON DELETE CASCADE,
    organisation_id TEXT NOT NULL REFERENCES organisations(id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    user_name TEXT NOT NULL,
    session_id TEXT NOT NULL,
    claimed_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX review_claims_of ON review_claims (organisation_id, expires_at);
  -- The last three are constant, and spare whoever counts the rows themselves.
  CREATE INDEX scans_to_review ON scans
    (organisation_id, created_at, id, verdict, label, file_available)
    WHERE verdict IN ('review', 'high_risk') AND label IS NULL AND file_available = 1;
  CREATE INDEX scans_to_review_by_score ON scans (organisation_id, risk_score DESC, created_at, id)
    WHERE verdict IN ('review', 'high_risk') AND label IS NULL AND file_available = 1;
  `,
  `
  -- What organisations set themselves. One whose deletion has begun stays until all of it is gone.
  ALTER TABLE organisations ADD COLUMN language TEXT NOT NULL DEFAULT 'he';
  ALTER TABLE organisations ADD COLUMN file_retention_days INTEGER;
  ALTER TABLE organisations ADD COLUMN deleted_at INTEGER;
  CREATE INDEX scans_with_file_of ON scans (organisation_id, completed_at)
    WHERE file_available = 1 AND completed_at IS NOT NULL;
  `,
  `
  -- Pages as they were before later revisions of their file changed them.
  CREATE TABLE earlier_page_images (
    scan INTEGER NOT NULL REFERENCES scans(number) ON DELETE CASCADE,
    page INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    webp BLOB NOT NULL,
    PRIMARY KEY (scan, page, revision)
  ) STRICT;
  `,
  `
  -- By which key a scan came, or 'dashboard'. Usage is counted from the index alone.
  ALTER TABLE scans ADD COLUMN source TEXT;
  CREATE INDEX scans_charged ON scans
    (organisation_id, charged_period, created_at / 86400000, source) WHERE status <> 'failed';
  `,
];
