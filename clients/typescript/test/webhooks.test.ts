import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { EmetWebhookError, verifyWebhook, type VerifyWebhookOptions } from 'emet-client';

const secret = 'whsec_test';
const nowMs = Date.UTC(2026, 9, 5);
const t = nowMs / 1000;
const body = Buffer.from('{"id":"e","type":"ping","data":{"message":"ping"}}');
const sign = (of: Buffer, at = t, by = secret) =>
  `t=${at},v1=${createHmac('sha256', by).update(`${at}.`).update(of).digest('hex')}`;
const good = { body, signature: sign(body), secret, nowMs };

const faultOf = (options: Partial<VerifyWebhookOptions>): string => {
  try {
    verifyWebhook({ ...good, ...options });
    return 'none';
  } catch (error) {
    assert.ok(error instanceof EmetWebhookError);
    assert.match(error.message, /^[A-Z].*\.$/);
    return error.fault;
  }
};

describe('a webhook', () => {
  it('of the right signature is its event, from bytes, text, and headers of any kind', () => {
    assert.equal(verifyWebhook(good).type, 'ping');
    assert.equal(verifyWebhook({ ...good, body: body.toString() }).type, 'ping');
    const headers = { 'EMET-signature': sign(body) };
    assert.equal(verifyWebhook({ ...good, signature: headers }).type, 'ping');
    assert.equal(verifyWebhook({ ...good, signature: new Headers(headers) }).type, 'ping');
  });

  it('is accepted with either secret while one replaces the other', () => {
    assert.equal(faultOf({ secret: ['new', secret] }), 'none');
    const both = `${sign(body, t, 'new')},${sign(body).split(',')[1]}`;
    assert.equal(faultOf({ signature: both }), 'none');
    assert.equal(faultOf({ signature: both, secret: 'new' }), 'none');
    assert.equal(faultOf({ signature: both, secret: 'third' }), 'signature_wrong');
  });

  it('of any other kind is refused, saying what is wrong', () => {
    assert.equal(faultOf({ body: Buffer.from('{}') }), 'signature_wrong');
    assert.equal(faultOf({ secret: 'other' }), 'signature_wrong');
    assert.equal(
      faultOf({ signature: `t=${t + 1},${sign(body).split(',')[1]}` }),
      'signature_wrong',
    );
    assert.equal(faultOf({ signature: sign(body, t - 301) }), 'too_old');
    assert.equal(faultOf({ signature: sign(body, t - 300) }), 'none');
    assert.equal(faultOf({ signature: sign(body, t + 301) }), 'in_the_future');
    for (const missing of ['', null, undefined, {}, new Headers()]) {
      assert.equal(faultOf({ signature: missing }), 'signature_missing');
    }
    for (const odd of ['v1=00', `t=x,v1=${'0'.repeat(64)}`, 't=1', `t=1,v1=${'0'.repeat(63)}`]) {
      assert.equal(faultOf({ signature: odd }), 'signature_malformed');
    }
    assert.equal(faultOf({ body: JSON.parse(body.toString()) as never }), 'body_not_raw');
    const text = Buffer.from('text');
    assert.equal(faultOf({ body: text, signature: sign(text) }), 'body_not_json');
  });
});
