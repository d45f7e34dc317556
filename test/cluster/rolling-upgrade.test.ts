import { describeRollingUpgrade } from './rolling-upgrade.js';
import { GATE, SHORT_LEASES } from './use-cluster.js';

describeRollingUpgrade({ scale: GATE, environment: SHORT_LEASES });
