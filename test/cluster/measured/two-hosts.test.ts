// @module-tag full
import { expect, test } from 'vitest';
import { type Program, until } from '../../system/faults-program.js';
import { describeTwoHosts, useTwoHosts } from '../two-hosts.js';
import { MATRIX } from '../use-cluster.js';

const CUT_MS = 15_000;

describeTwoHosts('Two hosts', () => {
  const { apis, endureCut, link } = useTwoHosts({ scale: MATRIX, environment: { LEASE_S: '10' } });

  test('whose link is cut for 15 s and healed', async () => {
    await endureCut('two hosts, link cut for 15 s', 'down', CUT_MS);
  });

  test('whose link drops every packet for 15 s', async () => {
    await endureCut('two hosts, link silent for 15 s', 'silent', CUT_MS);
  });

  test('say which of them can work and which cannot', async () => {
    const isReady = async (program: Program | undefined) =>
      (await fetch(`${program?.url}/readyz`)).ok;
    link('silent');
    await until('b is not ready', async () => !(await isReady(apis[1])), 20_000);
    expect(await isReady(apis[0])).toBe(true);
    link('up');
    await until('b is ready again', () => isReady(apis[1]), 20_000);
  });
});
