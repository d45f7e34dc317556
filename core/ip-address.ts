/** IP addresses as bytes, in pure code, so that the address rules need no platform API. */

/** The 4 or 16 bytes of an address in canonical text form; null for anything else. */
export function parseIpAddress(text: string): number[] | null {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

/** Dotted decimal only; octal, hexadecimal and short forms are rejected. */
function parseIpv4(text: string): number[] | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  const bytes = parts.map((part) => (/^(0|[1-9]\d{0,2})$/.test(part) ? Number(part) : NaN));
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

function parseIpv6(text: string): number[] | null {
  // A zone ("fe80::1%eth0") names an interface, not another address.
  const [address = ''] = text.split('%');
  const halves = address.split('::');
  if (halves.length > 2) return null;
  const head = parseGroups(halves[0] ?? '');
  const tail = parseGroups(halves[1] ?? '');
  if (head === null || tail === null) return null;
  const missing = 16 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 2) return null;
  return [...head, ...new Array<number>(missing).fill(0), ...tail];
}

/** "2001:db8" -> bytes; the last group may be a dotted IPv4 address. */
function parseGroups(text: string): number[] | null {
  if (text === '') return [];
  const bytes: number[] = [];
  const groups = text.split(':');
  for (const [index, group] of groups.entries()) {
    const ipv4 = index === groups.length - 1 && group.includes('.') ? parseIpv4(group) : null;
    if (ipv4 !== null) bytes.push(...ipv4);
    else if (/^[0-9a-f]{1,4}$/i.test(group)) {
      const value = parseInt(group, 16);
      bytes.push(value >> 8, value & 255);
    } else return null;
  }
  return bytes;
}

/** Whether the first `prefixBits` bits of both addresses are equal; false across families. */
export function sharesPrefix(a: number[], b: number[], prefixBits: number): boolean {
  if (a.length !== b.length) return false;
  for (let bit = 0; bit < prefixBits; bit += 8) {
    const mask = prefixBits - bit >= 8 ? 0xff : (0xff << (8 - (prefixBits - bit))) & 0xff;
    if (((a[bit / 8] ?? 0) & mask) !== ((b[bit / 8] ?? 0) & mask)) return false;
  }
  return true;
}
