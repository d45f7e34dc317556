import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/**
 * Two hosts in network namespaces: a link between them that can be cut, and one
 * from each to this machine, where the clients are. Needs root.
 */
export interface Hosts {
  a: Host;
  b: Host;
  /** This machine as both hosts reach it. */
  outside: string;
  /** Packets of the link between them: all pass, the cable is out, or all are dropped without a word. */
  link(state: 'up' | 'down' | 'silent'): void;
  remove(): void;
}

export interface Host {
  /** Put before a command it runs on this host. */
  prefix: string[];
  /** Its address for clients on this machine. */
  address: string;
  /** Its address on the link between the hosts. */
  peerAddress: string;
}

interface Namespace extends Host {
  name: string;
  /** Its link to this machine, on this machine. */
  door: string;
  /** Its link to the other host. */
  wire: string;
}

/** A queue of this kind drops every packet that is larger than a bit. */
const DROP_ALL = 'tbf rate 8bit burst 1 latency 1ms'.split(' ');

export function openHosts(): Hosts {
  // Of the range for benchmarks, so that nothing else here is hidden.
  const net = `198.18.${randomInt(256)}`;
  const mark = randomInt(36 ** 4).toString(36);
  const outside = `${net}.1`;
  const host = (letter: string, first: number): Namespace => ({
    name: `emet-${mark}-${letter}`,
    prefix: ['ip', 'netns', 'exec', `emet-${mark}-${letter}`],
    door: `em${mark}${letter}`,
    wire: `wire-${letter}`,
    address: `${net}.${first + 2}`,
    peerAddress: `${net}.${first + 17}`,
  });
  const a = host('a', 32);
  const b = host('b', 64);
  for (const { name, door, address } of [a, b]) {
    ip(`netns add ${name}`);
    ip(`link add ${door} type veth peer name door netns ${name}`);
    ip(`addr add ${outside}/32 dev ${door}`);
    ip(`link set ${door} up`);
    ip(`route add ${address}/32 dev ${door} src ${outside}`);
    ip(`-n ${name} link set lo up`);
    ip(`-n ${name} addr add ${address}/32 dev door`);
    ip(`-n ${name} link set door up`);
    ip(`-n ${name} route add ${outside}/32 dev door src ${address}`);
  }
  ip(`link add ${a.wire} netns ${a.name} type veth peer name ${b.wire} netns ${b.name}`);
  for (const [own, peer] of [
    [a, b],
    [b, a],
  ] as const) {
    ip(`-n ${own.name} addr add ${own.peerAddress}/32 dev ${own.wire}`);
    ip(`-n ${own.name} link set ${own.wire} up`);
    route(own, peer);
  }
  const tc = ({ name, wire }: Namespace, verb: 'replace' | 'del'): void => {
    const queue = verb === 'del' ? [] : DROP_ALL;
    execFileSync('tc', ['-n', name, 'qdisc', verb, 'dev', wire, 'root', ...queue]);
  };
  let isSilent = false;
  return {
    a,
    b,
    outside,
    link(state) {
      if (isSilent) for (const one of [a, b]) tc(one, 'del');
      isSilent = state === 'silent';
      if (isSilent) for (const one of [a, b]) tc(one, 'replace');
      // At a's end: b's goes without a carrier, as when a switch between them dies.
      ip(`-n ${a.name} link set ${a.wire} ${state === 'down' ? 'down' : 'up'}`);
      // Its route went with the link.
      if (state !== 'down') route(a, b);
    },
    remove() {
      for (const { name } of [a, b]) ip(`netns del ${name}`);
    },
  };
}

const route = (from: Namespace, to: Namespace): void =>
  ip(`-n ${from.name} route replace ${to.peerAddress}/32 dev ${from.wire} src ${from.peerAddress}`);

/** Whether hosts can be made here; why not, otherwise. */
export function hostsFault(): string | null {
  if (process.getuid?.() !== 0) return 'it needs root';
  try {
    openHosts().remove();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function ip(words: string): void {
  execFileSync('ip', words.split(' '), { stdio: ['ignore', 'ignore', 'pipe'] });
}
