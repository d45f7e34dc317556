import http from 'node:http';
import https from 'node:https';
import process from 'node:process';

// Requests a page of the program in this container: node ask-health.mjs /readyz
// Exits with 0 on status 200. Needs only node, because the image has no other tools.
const path = process.argv[2] ?? '/healthz';
const port = process.env['PORT'] || '8080';
// The certificate is issued for the service's name, not for this address.
const [client, options] = process.env['TLS_CERT_FILE']
  ? [https, { rejectUnauthorized: false }]
  : [http, {}];

const request = client.get(
  { ...options, host: '127.0.0.1', port, path, timeout: 4_000 },
  (answer) => {
    let body = '';
    answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
    // The container engine keeps this output with the health state.
    answer.on('end', () => {
      process.stdout.write(body.slice(0, 500));
      process.exitCode = answer.statusCode === 200 ? 0 : 1;
    });
  },
);
request.on('timeout', () => request.destroy(new Error('no answer within 4 s')));
request.on('error', (error) => {
  process.stdout.write(error.message);
  process.exitCode = 1;
});
