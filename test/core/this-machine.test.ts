import { expect, test } from 'vitest';
import { isFromThisMachine } from '../../core/this-machine.js';

const request = (remoteAddress: string | undefined, headers = {}) => ({
  socket: { remoteAddress },
  headers,
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (address) => {
    expect(isFromThisMachine(request(address, { host: 'x', accept: '*/*' }))).toBe(true);
  },
);

test.each([
  '10.0.0.1',
  '172.17.0.1',
  '128.0.0.1',
  '::',
  '::2',
  'fe80::1',
  '::ffff:10.0.0.1',
  '',
  undefined,
])('%s is not', (address) => {
  expect(isFromThisMachine(request(address))).toBe(false);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'what a proxy on this machine sends on with %s is not from this machine',
  (header) => {
    expect(isFromThisMachine(request('127.0.0.1', { [header]: '127.0.0.1' }))).toBe(false);
  },
);
