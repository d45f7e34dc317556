import { describeScanStore } from '../contract/index.js';
import { describeWebhookStore } from '../contract/webhook-store.js';
import { describeWithMongo } from '../../servers/suites.js';
import { openScansForTest } from './open-scans-for-test.js';

describeWithMongo('Scans in MongoDB', () => {
  describeScanStore('the document store', openScansForTest);
  describeWebhookStore('the document store', openScansForTest);
});
