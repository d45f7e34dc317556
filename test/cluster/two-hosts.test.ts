import { test } from 'vitest';
import { describeTwoHosts, useTwoHosts } from './two-hosts.js';
import { GATE, SHORT_LEASES } from './use-cluster.js';

describeTwoHosts('Two hosts', () => {
  const { endureCut } = useTwoHosts({ scale: GATE, environment: SHORT_LEASES });

  test('whose link drops every packet for two leases', async () => {
    await endureCut('two hosts, link silent for 4 s', 'silent', 4_000);
  });
});
