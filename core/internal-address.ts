import { parseIpAddress, sharesPrefix } from './ip-address.js';

/**
 * Whether the service must not connect to this address on a client's behalf
 * (file_url, webhooks). Takes one address in canonical form, as a resolver or a
 * URL parser returns it, without brackets. Anything else counts as internal.
 *
 * Check the address of the actual connection, in its own lookup: a name may
 * resolve differently the next time.
 */
export function isInternalAddress(address: string): boolean {
  const bytes = parseIpAddress(address);
  if (bytes === null) return true;
  if (bytes.length === 16 && !inBlock(bytes, GLOBAL_IPV6)) return true;
  return INTERNAL.some((block) => inBlock(bytes, block));
}

interface Block {
  bytes: number[];
  prefixBits: number;
}

const inBlock = (bytes: number[], block: Block): boolean =>
  sharesPrefix(bytes, block.bytes, block.prefixBits);

const block = (cidr: string): Block => {
  const [address = '', prefix] = cidr.split('/');
  const bytes = parseIpAddress(address);
  if (bytes === null) throw new Error(`Not an address block: ${cidr}`);
  return { bytes, prefixBits: Number(prefix) };
};

/**
 * The only IPv6 space in public use. Outside it lie, among others, ::1, the
 * IPv4-mapped and IPv4-compatible forms, NAT64 (64:ff9b::/96), unique local
 * (fc00::/7, with the metadata address fd00:ec2::254), link-local, site-local
 * and multicast.
 */
const GLOBAL_IPV6 = block('2000::/3');

/** IANA's special-purpose registries, and addresses that are internal by convention. */
const INTERNAL: readonly Block[] = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT; some clouds keep their metadata here
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's host, reachable from every virtual machine
  '169.254.0.0/16', // link-local; metadata of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments; metadata of one cloud
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // automatic multicast tunnelling
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
  '2001::/23', // protocol assignments, Teredo among them: it wraps any IPv4 address
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: wraps any IPv4 address
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
].map(block);
