import { describeWithCluster } from '../servers/suites.js';
import { describePlatform } from './contract/index.js';
import { openClusterForTest } from './open-cluster-for-test.js';

describeWithCluster('On Redis and MongoDB', () => {
  describePlatform('The cluster platform', openClusterForTest);
});
