import { describeProcesses } from './contract/processes.js';
import { openEmbeddedForTest } from './open-embedded-for-test.js';

describeProcesses('The embedded platform', openEmbeddedForTest);
