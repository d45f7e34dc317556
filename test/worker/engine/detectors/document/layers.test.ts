import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import { layers } from '../../../../../worker/engine/detectors/document/layers/detector.js';
import { FINDINGS } from '../../../../../worker/engine/scoring/finding-codes.js';
import {
  ERASED,
  overlap,
  type Paper,
  percent,
  read,
  rowsOf,
  text,
} from '../../pdf/forensics/occlusion/paper.js';

/** Two layers of which the second is switched off. */
const layered = (content: string): Paper => ({
  pages: [content],
  catalogue: '/OCProperties<</OCGs[20 0 R 21 0 R]/D<</OFF[21 0 R]>>>>',
  resources: '/Properties<</On 20 0 R/Off 21 0 R>>',
  objects: { 20: '<</Type/OCG/Name(Shown)>>', 21: '<</Type/OCG/Name(Other)>>' },
});

const on = (content: string): string => `/OC /On BDC ${content} EMC`;
const off = (content: string): string => `/OC /Off BDC ${content} EMC`;

async function findingsOf(content: string): Promise<readonly Finding[]> {
  return layers.detect(await read(layered(content)), new AbortController().signal);
}

const points = ({ confidence }: Finding): number =>
  FINDINGS.layer_hides_content.points * confidence;

describe('a layer that is switched off', () => {
  const OLD = off(text(200, 300, '250.00'));

  it('is found with both values where another is shown in its place', async () => {
    const [finding, ...more] = await findingsOf(
      `${rowsOf(ERASED)} ${OLD} ${text(200, 300, '950.00')}`,
    );
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      code: 'layer_hides_content',
      values: { page: 1, hidden: '250.00', shown: '950.00' },
      evidence: '250.00 -> 950.00',
    });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(60);
    expect(overlap(finding?.place?.rect, percent(200, 298, 31, 9))).toBeGreaterThan(0.6);
  });

  it('is found where the shown value has a layer too', async () => {
    const [finding] = await findingsOf(`${rowsOf(ERASED)} ${OLD} ${on(text(200, 300, '950.00'))}`);
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(60);
  });

  it('asks for a look where a name is shown in place of another', async () => {
    const [finding] = await findingsOf(
      `${rowsOf()} ${off(text(20, 340, 'Dana Levi'))} ${text(20, 340, 'Noa Cohen')}`,
    );
    expect(finding?.values).toMatchObject({ hidden: 'Dana Levi', shown: 'Noa Cohen' });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(20);
  });

  it('asks for a look where it takes a value out', async () => {
    const [finding] = await findingsOf(`${rowsOf(ERASED)} ${OLD}`);
    expect(finding?.values).toMatchObject({ hidden: '250.00', shown: '' });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(20);
  });

  it('says little where it holds another language of the page', async () => {
    const words =
      'Statement of the account with every payment in and out and the fees of the bank for each';
    const wordsThere = 'Kontoauszug';
    const [finding] = await findingsOf(
      `${on(text(20, 100, wordsThere, 6))} ${off(text(20, 100, `${words} ${words}`, 3))}`,
    );
    expect(finding === undefined || points(finding) < 20).toBe(true);
  });

  it.each([
    ['that shows the same', `${rowsOf()} ${off(text(200, 300, '250.00'))}`],
    ['of lines and crop marks', `${rowsOf()} ${off('0 0 m 300 400 l S 10 10 20 20 re f')}`],
    ['that is switched on', `${rowsOf(ERASED)} ${on(text(200, 300, '250.00'))}`],
    ['of empty text', `${rowsOf()} ${off(text(200, 100, '   '))}`],
  ])('says nothing %s', async (_, content) => {
    expect(await findingsOf(content)).toEqual([]);
  });
});
