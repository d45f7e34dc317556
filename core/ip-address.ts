import ipaddr from 'ipaddr.js';

/** The 4 or 16 bytes of an address in canonical text form; null for anything else. */
export function parseIpAddress(text: string): number[] | null {
  if (!text.includes(':'))
    // Octal, hexadecimal and short forms are rejected.
    return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text).toByteArray() : null;
  // A zone ("fe80::1%eth0") names an interface, not another address.
  const [address = ''] = text.split('%');
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.parse(address).toByteArray() : null;
}

/** Whether the first `prefixBits` bits of both addresses are equal; false across families. */
export function sharesPrefix(a: number[], b: number[], prefixBits: number): boolean {
  if (a.length !== b.length) return false;
  const [one, other] = [ipaddr.fromByteArray(a), ipaddr.fromByteArray(b)];
  return one instanceof ipaddr.IPv4 && other instanceof ipaddr.IPv4
    ? one.match(other, prefixBits)
    : one instanceof ipaddr.IPv6 && other instanceof ipaddr.IPv6 && one.match(other, prefixBits);
}
