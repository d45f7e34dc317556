import http from 'node:http';
import https from 'node:https';
import process from 'node:process';

// Asks the program in this container for a page: node ask-health.mjs /readyz
// Ends with 0 when it answers 200. Needs nothing but node, which is all the image has.
const path = process.argv[2] ?? '/healthz';
const port = process.env['PORT'] || '8080';
// The certificate is made out to the service's name, not to this address.
const [client, options] = process.env['TLS_CERT_FILE']
  ? [https, { rejectUnauthorized: false }]
  : [http, {}];

const request = client.get(
  { ...options, host: '127.0.0.1', port, path, timeout: 4_000 },
  (answer) => {
    let body = '';
    answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
    // What it says is kept by the container engine, beside the state of health.
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
