import { describePlatform } from './contract/index.js';
import { openEmbeddedForTest } from './open-embedded-for-test.js';

describePlatform('the embedded platform', openEmbeddedForTest);
