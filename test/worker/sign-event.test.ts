import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { newSecret } from '../../adapters/webhook-endpoint.js';
import { signedHeaders } from '../../worker/sign-event.js';

const body = '{"id":"x","data":{"name":"שלום"}}';
const headersFor = (secrets: string[], now = new Date()) =>
  signedHeaders(
    { endpoint: { id: 'e', url: '', secrets }, eventId: 'evt-1', type: 'scan.completed', body },
    now,
  );

describe('The headers of an event', () => {
  test('are accepted by the public library of Standard Webhooks, with the secret as it is shown', () => {
    for (let secrets = 0; secrets < 20; secrets += 1) {
      const secret = newSecret();
      const verified = new Webhook(secret).verify(body, headersFor([secret]));
      expect(verified).toEqual(JSON.parse(body));
    }
  });

  test('are refused by it with another secret, another body, another id, or after five minutes', () => {
    const secret = newSecret();
    const headers = headersFor([secret]);
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'evt-2' })).toThrow();
    const old = headersFor([secret], new Date(Date.now() - 301_000));
    expect(() => new Webhook(secret).verify(body, old)).toThrow();
  });

  test('after a roll are accepted with either secret, in both schemes', () => {
    const [now, former] = [newSecret(), newSecret()];
    const headers = headersFor([now, former]);
    for (const secret of [now, former]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
      const t = headers['webhook-timestamp'] ?? '';
      const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
      expect(headers['emet-signature']?.split(',')).toContain(`v1=${v1}`);
    }
    expect(headers['emet-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
  });

  test('with a secret of before that scheme are accepted once it is written in standard base64', () => {
    const former = `whsec_${Buffer.alloc(32, 0xfb).toString('base64url')}`;
    expect(former).toMatch(/[-_]/);
    const written = `${former.replaceAll('-', '+').replace(/(?<=whsec_.*)_/g, '/')}=`;
    expect(new Webhook(written).verify(body, headersFor([former]))).toEqual(JSON.parse(body));
  });
});
