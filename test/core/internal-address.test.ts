import { describe, expect, it } from 'vitest';
import { isInternalAddress } from '../../core/internal-address.js';

const INTERNAL = [
  ['0.0.0.0', 'this host'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private, last'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'metadata behind carrier-grade NAT'],
  ['100.127.255.255', 'carrier-grade NAT, last'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback, far end'],
  ['168.63.129.16', 'a cloud host address inside public space'],
  ['169.254.169.254', 'metadata'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private, last'],
  ['192.0.0.192', 'metadata in protocol assignments'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', '6to4 relay'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['198.19.255.255', 'benchmarks, last'],
  ['198.51.100.7', 'documentation'],
  ['203.0.113.7', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::7f00:1', 'IPv4-compatible'],
  ['::8.8.8.8', 'IPv4-compatible of a public address'],
  ['::ffff:127.0.0.1', 'IPv4-mapped, dotted'],
  ['::ffff:7f00:1', 'IPv4-mapped, hexadecimal'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b:1::1', 'local-use NAT64'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:10::1', 'ORCHID'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['3fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata in unique local'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
] as const;

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2001:200::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
] as const;

const NO_ADDRESS = [
  '',
  'localhost',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '08.8.8.8',
  '8.8.8.8.',
  '8.8.8.256',
  '8.8.8.8 ',
  '[::1]',
  '2001:4860:::8888',
  '2001:4860:4860:8888',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8',
  'gggg::1',
] as const;

describe('isInternalAddress', () => {
  it.each(INTERNAL)('%s is internal (%s)', (address) => {
    expect(isInternalAddress(address)).toBe(true);
  });

  it.each(PUBLIC)('%s is public', (address) => {
    expect(isInternalAddress(address)).toBe(false);
  });

  it.each(NO_ADDRESS)('"%s" is no canonical address and counts as internal', (text) => {
    expect(isInternalAddress(text)).toBe(true);
  });
});
