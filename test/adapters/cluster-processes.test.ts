import { describeWithCluster } from '../servers/suites.js';
import { describeProcesses } from './contract/processes.js';
import { openClusterForTest } from './open-cluster-for-test.js';

describeWithCluster('On Redis and MongoDB', () => {
  describeProcesses('The cluster platform', openClusterForTest);
});
