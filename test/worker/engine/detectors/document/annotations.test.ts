import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import { annotations } from '../../../../../worker/engine/detectors/document/annotations/detector.js';
import { FINDINGS } from '../../../../../worker/engine/scoring/finding-codes.js';
import {
  box,
  ERASED,
  overlap,
  type Paper,
  percent,
  picture,
  read,
  rowsOf,
  text,
} from '../../pdf/forensics/occlusion/paper.js';

/** One annotation with an appearance of its own, over Salary's amount unless placed elsewhere. */
const annotated = (
  subtype: string,
  appearance: string,
  { content = rowsOf(), more = '', at = [199, 297], size = [40, 12] } = {},
): Paper => {
  const [x = 0, y = 0] = at;
  const [w = 0, h = 0] = size;
  return {
    pages: [content],
    page: '/Annots[9 0 R]',
    objects: {
      9: `<</Type/Annot/Subtype/${subtype}/Rect[${x} ${y} ${x + w} ${y + h}]/F 4/AP<</N 10 0 R>>${more}>>`,
      10: {
        dict: `/Type/XObject/Subtype/Form/BBox[0 0 ${w} ${h}]/Resources<</Font<</F1 4 0 R>>/ExtGState<</G1<</BM/Multiply>>>>>>`,
        stream: appearance,
      },
    },
  };
};

async function findingsOf(made: Paper): Promise<readonly Finding[]> {
  return annotations.detect(await read(made), new AbortController().signal);
}

const points = ({ confidence }: Finding): number =>
  FINDINGS.annotation_over_text.points * confidence;

const GROUND = box(0, 0, 40, 12);
const VALUE = text(1, 3, '1,250.00');

describe('an annotation that shows another value than is printed', () => {
  it.each(['FreeText', 'Stamp', 'Square', 'Circle'])('is found: %s', async (kind) => {
    const [finding] = await findingsOf(annotated(kind, `${GROUND} ${VALUE}`));
    expect(finding).toMatchObject({
      code: 'annotation_over_text',
      values: { page: 1, shown: '1,250.00', hidden: '250.00', kind },
    });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(60);
    expect(overlap(finding?.place?.rect, percent(199, 297, 40, 12))).toBeGreaterThan(0.8);
  });

  it('is found as a field of a form', async () => {
    const field = '/FT/Tx/T(amount)/V(1,250.00)';
    const [finding] = await findingsOf(annotated('Widget', `${GROUND} ${VALUE}`, { more: field }));
    expect(finding?.values).toMatchObject({ kind: 'Widget', hidden: '250.00' });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(20);
  });

  it('is found with what recognition read on the scan under it', async () => {
    const content = `${picture(0, 0, 300, 400)} 3 Tr ${rowsOf()} 0 Tr`;
    const [finding] = await findingsOf(annotated('FreeText', `${GROUND} ${VALUE}`, { content }));
    expect(finding?.values).toMatchObject({ shown: '1,250.00', hidden: '250.00' });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(60);
  });

  it('is found on a scan that nobody read', async () => {
    const content = picture(0, 0, 300, 400);
    const [finding] = await findingsOf(annotated('FreeText', `${GROUND} ${VALUE}`, { content }));
    expect(finding?.values).toMatchObject({ shown: '1,250.00', hidden: '' });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(20);
  });

  it('is found where it hides a value and shows nothing', async () => {
    const [finding] = await findingsOf(annotated('Square', GROUND));
    expect(finding?.values).toMatchObject({ shown: '', hidden: '250.00' });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(20);
  });

  it('is found where it fills a gap amid the text like print', async () => {
    const [finding] = await findingsOf(
      annotated('FreeText', `${GROUND} ${VALUE}`, {
        content: `${rowsOf(ERASED)} ${text(150, 300, 'in total')}`,
      }),
    );
    expect(finding?.values).toMatchObject({ shown: '1,250.00' });
    expect(points(finding as Finding)).toBeGreaterThanOrEqual(20);
  });
});

describe('annotations as readers use them say nothing', () => {
  const YELLOW = 'q /G1 gs 1 1 0 rg 0 0 40 12 re f Q';
  const BLANK = { content: rowsOf(ERASED) };

  it.each([
    ['a highlight', annotated('Highlight', YELLOW)],
    ['a highlight made as a drawing', annotated('Square', YELLOW)],
    ['an underline', annotated('Underline', '1 0 0 RG 0 1 m 40 1 l S')],
    ['a frame around a value', annotated('Square', '1 0 0 RG 0.5 0.5 39 11 re S')],
    ['a link', annotated('Link', '', { more: '/A<</S/URI/URI(https://example.com)>>' })],
    ['a note', annotated('Text', box(0, 0, 20, 12, '1 1 0'), { at: [270, 380], size: [20, 12] })],
    [
      'a note in the margin',
      annotated('FreeText', `${GROUND} ${text(1, 3, 'see 24')}`, { at: [20, 20] }),
    ],
    ['a filled field', annotated('Widget', VALUE, { ...BLANK, more: '/FT/Tx/T(a)/V(1,250.00)' })],
    [
      'a filled field with a ground of its own',
      annotated('Widget', `${box(0, 0, 40, 12, '0.9 0.9 1')} ${VALUE}`, {
        ...BLANK,
        more: '/FT/Tx/T(a)/V(1,250.00)',
      }),
    ],
    ['a ticked box', annotated('Widget', text(1, 3, 'X'), { more: '/FT/Btn/T(a)' })],
    [
      'a signature',
      annotated('Widget', `${GROUND} ${text(1, 3, 'Signed 2024')}`, { more: '/FT/Sig/T(a)' }),
    ],
    [
      'a stamp on free paper',
      annotated('Stamp', text(1, 3, 'RECEIVED 12.05.2024', 8), { at: [20, 40], size: [120, 14] }),
    ],
    ['a stamp across the text', annotated('Stamp', text(1, 3, 'PAID 2024'), { content: rowsOf() })],
  ])('%s', async (_, made) => {
    expect(await findingsOf(made)).toEqual([]);
  });

  it('a black bar over a value hardly counts', async () => {
    for (const finding of await findingsOf(annotated('Square', box(0, 0, 40, 12, '0 0 0'))))
      expect(points(finding)).toBeLessThan(15);
  });

  it('several black bars count as much as one', async () => {
    const one = annotated('Square', box(0, 0, 40, 12, '0 0 0'));
    const bar = one.objects?.[9];
    const two: Paper = {
      ...one,
      page: '/Annots[9 0 R 11 0 R]',
      objects: {
        ...one.objects,
        11: typeof bar === 'string' ? bar.replace('[199 297 239 309]', '[199 317 239 329]') : '',
      },
    };
    const sum = async (paper: Paper) =>
      (await findingsOf(paper)).reduce((total, finding) => total + points(finding), 0);
    expect((await findingsOf(two)).length).toBe(2);
    expect(await sum(two)).toBeCloseTo(await sum(one), 5);
  });
});
