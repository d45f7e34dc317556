import { describeForged } from './forged.js';

describeForged(1);
