export * from '../page-hash.js';
