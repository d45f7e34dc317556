import { describeForged } from './forged.js';

describeForged(3);
