const KEY = '-H "Authorization: Bearer $EMET_KEY"';

/**
 * A command for each endpoint, by its id. `$BASE` is the address of the API, `$SCAN` the
 * id of a scan, `$HOOK` of a webhook endpoint, `$EVENT` of an event, `$KEY_ID` of a key; a test runs each of them against the program.
 */
export const CURL_EXAMPLES: Record<string, string> = {
  'check-key': `curl ${KEY} $BASE/`,
  'create-scan': `# a file
curl ${KEY} -H "Idempotency-Key: loan-4711" \\
  -F file=@statement.pdf -F lang=en \\
  -F 'context={"expected_amount":"1250.00"}' \\
  $BASE/scans

# base64 in JSON, from standard input: a command line is too short for a document
{ printf '{"file":{"name":"statement.pdf","content_base64":"'
  base64 < statement.pdf | tr -d '\\n'
  printf '"}}'
} | curl ${KEY} -H "Content-Type: application/json" --data-binary @- $BASE/scans

# a public URL
curl ${KEY} -H "Content-Type: application/json" \\
  -d '{"file_url":"https://files.example.com/statement.pdf","lang":"en"}' \\
  $BASE/scans`,
  'list-scans': `curl ${KEY} "$BASE/scans?status=completed&verdict=high_risk&limit=50"`,
  'retrieve-scan': `curl ${KEY} $BASE/scans/$SCAN`,
  'read-report-pdf': `curl ${KEY} -o report.pdf "$BASE/scans/$SCAN/report.pdf?lang=en"`,
  'read-heatmap': `curl ${KEY} -o heatmap.png $BASE/scans/$SCAN/heatmaps/noise-level-p1`,
  'delete-scan': `curl -X DELETE ${KEY} $BASE/scans/$SCAN`,
  'list-codes': `curl ${KEY} $BASE/codes`,
  'read-test-document': `curl ${KEY} -o high-risk.pdf $BASE/test-documents/high_risk`,
  'read-usage': `curl ${KEY} $BASE/usage`,
  'list-webhooks': `curl ${KEY} $BASE/webhooks`,
  'create-webhook': `curl ${KEY} -H "Content-Type: application/json" \\
  -d '{"url":"https://crm.example.com/emet","notify_url":"https://ops.example.com/alerts"}' \\
  $BASE/webhooks`,
  'retrieve-webhook': `curl ${KEY} $BASE/webhooks/$HOOK`,
  'delete-webhook': `curl -X DELETE ${KEY} $BASE/webhooks/$HOOK`,
  'ping-webhook': `curl -X POST ${KEY} $BASE/webhooks/$HOOK/ping`,
  'enable-webhook': `curl -X POST ${KEY} $BASE/webhooks/$HOOK/enable`,
  'roll-webhook': `curl ${KEY} -H "Content-Type: application/json" \\
  -d '{"keep_previous_s":86400}' $BASE/webhooks/$HOOK/roll`,
  'list-deliveries': `curl ${KEY} "$BASE/webhooks/$HOOK/deliveries?state=given_up"`,
  'retrieve-delivery': `curl ${KEY} $BASE/webhooks/$HOOK/deliveries/$EVENT`,
  'replay-delivery': `curl -X POST ${KEY} $BASE/webhooks/$HOOK/deliveries/$EVENT/replay`,
  'replay-deliveries': `curl ${KEY} -H "Content-Type: application/json" \\
  -d '{"since":"2026-10-05T09:00:00Z"}' $BASE/webhooks/$HOOK/replay`,
  'list-keys': `curl ${KEY} $BASE/keys`,
  'create-key': `curl ${KEY} -H "Content-Type: application/json" \\
  -d '{"name":"CRM","scopes":["scans:write","scans:read"],"expires_at":"2099-12-31T00:00:00Z"}' \\
  $BASE/keys`,
  'retrieve-key': `curl ${KEY} $BASE/keys/$KEY_ID`,
  'roll-key': `curl ${KEY} -H "Content-Type: application/json" \\
  -d '{"keep_previous_s":604800}' $BASE/keys/$KEY_ID/roll`,
  'revoke-key': `curl -X DELETE ${KEY} $BASE/keys/$KEY_ID`,
  'list-audit-events': `curl ${KEY} "$BASE/audit-events?action=webhook.created&since=2026-10-01T00:00:00Z"`,
};
