import { describe, expect, it } from 'vitest';
import type { SignedChange } from '../../../../../worker/engine/evidence/signatures.js';
import { confidenceOf } from '../../../../../worker/engine/detectors/document/signatures/changed-since.js';

/** Confidence from which a finding of 60 points alone asks for a look. */
const LOOK_MIN = 20 / 60;

const change = (parts: Partial<SignedChange>): number =>
  confidenceOf({
    place: { page: 1, rect: { x: 10, y: 10, w: 10, h: 2 } },
    by: 'annotation',
    over: 'text',
    subtype: 'FreeText',
    how: 'covered',
    before: '1,250.00',
    after: '91,250.00',
    permitted: false,
    wasHidden: false,
    ...parts,
  });

describe('a change after signing asks for a look', () => {
  it.each([
    ['a value that another one hides', {}],
    ['a value that is hidden', { after: null }],
    ['a value of the page that changed', { by: 'page' }],
    ['a page that is drawn otherwise', { by: 'page', how: 'redrawn', before: null, after: null }],
    ['a field that was filled in before', { by: 'field', over: 'own_value' }],
    [
      'a blank that the signature locks',
      { by: 'field', over: 'blank', how: 'added', before: null },
    ],
    ['a picture under a note', { over: 'picture', before: null, after: null }],
  ] as const)('%s', (_, parts) => {
    expect(change(parts)).toBeGreaterThanOrEqual(LOOK_MIN);
  });
});

describe('a change after signing does not ask for a look', () => {
  it.each([
    ['what the signature permits', { permitted: true }],
    [
      'the look of a signature across a label',
      { by: 'signature', before: 'Signature', after: 'Signed 31/03/2026' },
    ],
    [
      'a sum that was nought on the blank form',
      { by: 'field', over: 'own_value', before: '0.00', after: '300.00' },
    ],
    ['a choice that was preset', { by: 'field', over: 'own_value', before: 'Please choose' }],
    ['a field drawn anew', { by: 'field', how: 'redrawn', after: '1,250.00' }],
  ] as const)('%s', (_, parts) => {
    expect(change(parts)).toBeLessThan(LOOK_MIN);
  });
});
