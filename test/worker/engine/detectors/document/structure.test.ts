import { describe, expect, it } from 'vitest';
import { activeContent } from '../../../../../worker/engine/detectors/document/active-content/detector.js';
import { damage } from '../../../../../worker/engine/detectors/document/damage/detector.js';
import { foreignData } from '../../../../../worker/engine/detectors/document/foreign-data/detector.js';
import type { ContainerFacts } from '../../../../../worker/engine/evidence/file.js';
import { classified, never, pdf, told } from './evidence.js';

describe('foreign data', () => {
  const look = async (facts: Partial<ContainerFacts>) =>
    told(
      await foreignData.detect(
        { container: { leadingBytes: 0, trailingBytes: 0, foreignKind: null, ...facts } },
        never,
      ),
    );

  it('says nothing of a file that is all document', async () => {
    expect(await look({})).toEqual([]);
  });

  it('finds bytes on either side, surer of another file than of a few stray bytes', async () => {
    const [zip] = await look({ trailingBytes: 9_000, foreignKind: 'zip' });
    const [stray] = await look({ leadingBytes: 3 });
    expect(zip).toMatchObject({
      code: 'foreign_data_after',
      values: { bytes: 9_000, kind: 'zip' },
    });
    expect(stray).toMatchObject({ code: 'foreign_data_before', values: { bytes: 3 } });
    expect(stray?.confidence).toBeLessThan(zip?.confidence ?? 0);
    expect(await look({ leadingBytes: 100, trailingBytes: 100 })).toHaveLength(2);
  });
});

describe('active content', () => {
  const look = async (facts: Parameters<typeof pdf>[0], type: Parameters<typeof classified>[0]) =>
    told(await activeContent.detect({ pdf: pdf(facts), classification: classified(type) }, never));

  it('finds scripts, and attached files except the data of an electronic invoice', async () => {
    expect(
      await look(
        { activeContent: [{ kind: 'javascript', trigger: 'OpenAction', name: null }] },
        'invoice',
      ),
    ).toMatchObject([{ code: 'active_content' }]);
    expect(
      await look({ activeContent: [{ kind: 'file', trigger: null, name: 'a.txt' }] }, 'payslip'),
    ).toMatchObject([{ code: 'active_content' }]);
    expect(
      await look({ activeContent: [{ kind: 'file', trigger: null, name: 'a.txt' }] }, 'invoice'),
    ).toEqual([]);
    expect(await look({}, 'payslip')).toEqual([]);
  });
});

describe('damage', () => {
  it('is told once, with its first parts', async () => {
    const look = async (parts: string[]) =>
      told(await damage.detect({ pdf: pdf({ damage: parts }) }, never));
    expect(await look([])).toEqual([]);
    expect(await look(['xref', 'a', 'b', 'c'])).toMatchObject([
      { code: 'damaged_structure', evidence: 'xref; a; b' },
    ]);
  });
});
