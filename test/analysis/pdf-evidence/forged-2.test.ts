import { describeForged } from './forged.js';

// Most of them are tagged 'full', by which npm run test:rest finds this file.
describeForged(2);
