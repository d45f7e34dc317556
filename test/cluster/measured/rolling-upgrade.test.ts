// @module-tag full
import { describeRollingUpgrade } from '../rolling-upgrade.js';
import { MATRIX } from '../use-cluster.js';

describeRollingUpgrade({ scale: MATRIX });
