import { RATE_LIMIT_DEFAULT_PER_MINUTE, Scope } from '../../core/accounts.js';
import { KEY_ROLL_KEEP_DEFAULT_S } from '../../core/api-key.js';
import { TEST_SCAN_KEPT_DAYS } from '../../core/test-outcomes.js';
import { API_VERSION, IDEMPOTENCY_KEPT_DAYS } from '../../core/vocabulary.js';

/** General sections beyond the endpoints, for the document's description and its HTML page. */
export const GUIDE: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'overview',
    title: 'Overview',
    text:
      'Emet takes one document (PDF, JPEG, PNG, WEBP or HEIC, up to 10 MB) and returns a forgery ' +
      'report: a risk score from 0 to 100, a verdict, findings with their place on the document, ' +
      'checks, and the data read from it.\n\n' +
      'Analysis takes its time, usually 15 to 60 seconds. Creating a scan answers at once with ' +
      'status `queued`; poll the scan, or register a webhook, to learn when it is `completed` or ' +
      '`failed`. Report texts are in Hebrew or English, as `lang` says.',
  },
  {
    id: 'polling',
    title: 'Polling',
    text:
      'The 202 that creates a scan carries `Location`, the path of the scan, and `Retry-After`, the ' +
      'seconds to wait before you GET it. As long as the scan is `queued` or `processing`, that ' +
      'answer carries `Retry-After` again; `completed` and `failed` are final, and it is absent. ' +
      'Send `include=summary` while you wait, and fetch the report once. Scans wait in line ' +
      'when many are sent, so leave them minutes before you give up. With webhooks you need not poll; a poll ' +
      'after half an hour without an event covers a receiver that was down.\n\n' +
      'A scan that is `failed` says why in `error`, for a person, and in `error_code`, for your ' +
      'program; its unit of the allowance was given back.',
  },
  {
    id: 'authentication',
    title: 'Authentication',
    text:
      'Every request under the API carries `Authorization: Bearer <API_KEY>`. A key belongs to an ' +
      `organization and has scopes: ${Scope.options.map((scope) => `\`${scope}\``).join(', ')}. Keep ` +
      'it on your server, never in a browser or an app. `GET /` says what a key is and when it expires.',
  },
  {
    id: 'keys-guide',
    title: 'Keys',
    text:
      'Give each system a key of its own, with the scopes it needs and, where somebody will renew it, ' +
      'an end (`expires_at`). A key with `keys:manage` lists the keys of its organization under ' +
      '`/keys`, with their last use, and makes, rolls and revokes them; it gives no scope that it ' +
      'lacks. It can renew itself and make others, so keep it apart from those that scan.\n\n' +
      'To renew a key without a gap, roll it: both keys work until the former one expires ' +
      `(\`keep_previous_s\`, ${KEY_ROLL_KEEP_DEFAULT_S / 86_400} days unless you say otherwise). Change your systems to the new ` +
      'one, watch `last_used_at` of the former, and revoke it when nobody uses it. When a key may be ' +
      'known to others, roll it with `keep_previous_s` 0, or revoke it; either holds at once. Then ' +
      'look in `/audit-events` for keys that it made.\n\n' +
      'A key that has expired or was revoked is answered with 401 `INVALID` and says which. ' +
      'Requests under `/keys` take no `Idempotency-Key`: each endpoint says what to do when an answer is lost.',
  },
  {
    id: 'test-mode',
    title: 'Test mode',
    text:
      'A key that begins with `emet_test_` works on test data of the organization, which nobody ' +
      'is charged for, without a limit and apart from live data: lists, retrieval, idempotency ' +
      'keys, usage, rate limits, comparison with earlier scans, and webhook endpoints with their ' +
      'events. Keys, scans, usage, pings and the scans in events say `livemode` `false`.\n\n' +
      'Test documents are neither analysed nor kept. A scan ends as its `client_reference` asks, ' +
      '`test:NAME`, or `test:NAME:ANYTHING` with a reference of your own behind it; else as its ' +
      'bytes ask, if they are those of `GET /test-documents/NAME`; else as `low_risk`, with the ' +
      '`document_type` of the `context`. Names are verdicts, `slow`, document types, the ' +
      '`error_code` of failed scans, and the codes of errors that answer the request itself. ' +
      'Reports have the form of live ones, and their summary says first that they are test data. ' +
      'Requests are checked as in live mode, and events are sent and signed in the same way. ' +
      `Test scans are deleted ${TEST_SCAN_KEPT_DAYS} days after their end.`,
  },
  {
    id: 'idempotency',
    title: 'Safe retries',
    text:
      'Send an `Idempotency-Key` when you create a scan. The same key with the same file and ' +
      'parameters answers the same scan (200, `Idempotent-Replayed: true`) without another charge; ' +
      'with a different request it is 409 `CONFLICT`. A request that arrives while the first one is ' +
      `still being handled waits for it. Keys are kept ${IDEMPOTENCY_KEPT_DAYS} days; errors are not ` +
      'stored. With `file_url`, the URL stands for the file, and a replay does not fetch it again.',
  },
  {
    id: 'rate-limits',
    title: 'Rate limits',
    text:
      `Requests are counted by organization, ${RATE_LIMIT_DEFAULT_PER_MINUTE} a minute unless agreed ` +
      'otherwise; requests without a valid key by client address. Every answer carries ' +
      '`RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds); a 429 carries ' +
      '`Retry-After`.',
  },
  {
    id: 'webhooks-guide',
    title: 'Webhooks',
    text:
      'A registered https endpoint receives `scan.completed`, `scan.failed` and `ping` as signed ' +
      'POST requests. Answer 2xx within 10 seconds; otherwise the event is sent again at once, ' +
      'then after 3 s, 10 s, 1 min, 5 min, 30 min, 2 h and 12 h. An event may arrive twice: dedupe ' +
      'on `Emet-Delivery`.\n\n' +
      'Each request carries two signatures; check either. `Emet-Signature` is ' +
      '`t=<unix seconds>,v1=<hex>`, where v1 is HMAC-SHA256 over `<t>.<raw body>` with the whole ' +
      'secret of the endpoint, `whsec_` included, as key. Compare it in constant time and refuse a ' +
      '`t` older than 5 minutes. The other is that of Standard Webhooks ' +
      '(https://www.standardwebhooks.com), in `webhook-id`, `webhook-timestamp` and ' +
      '`webhook-signature`, for which libraries exist; they take the secret as it is shown. One ' +
      'made before this signature was sent holds `-` or `_` instead of `+` and `/`: write it with ' +
      'these and a `=` at its end for such a library, or roll it. After a roll, until the former ' +
      'secret expires, both headers hold a signature with each: `v1` twice, and two `v1,...` with a ' +
      'space between.\n\n' +
      'While an endpoint fails, its further events wait in line, and one at a time is tried as a ' +
      'probe: after 10 s, 1 min, 5 min, 30 min, 2 h and 12 h. Any attempt that succeeds lets the ' +
      'others go, oldest first. Nothing is lost; 50 failures in a row disable the endpoint, and what ' +
      'comes then is skipped until it is enabled, and can be replayed. Its `state`, and each delivery ' +
      'with what was sent and answered, are under `/webhooks`; a `notify_url` is told ' +
      '(`endpoint.failing`, `endpoint.disabled`, `endpoint.recovered`).',
  },
  {
    id: 'versioning',
    title: 'Versioning',
    text:
      `This is version \`${API_VERSION}\`. A request may name it in \`Emet-Version\`; every answer ` +
      'does. New fields may appear within a version, and new values where the known ones are said ' +
      'to be those so far (`category`, `error_code`, `code`): read leniently.',
  },
];
