import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeContent } from '../../../../../../worker/engine/detectors/document/active-content/detector.js';
import { aiDeclared } from '../../../../../../worker/engine/detectors/document/ai-declared/detector.js';
import { contentCredentials } from '../../../../../../worker/engine/detectors/document/content-credentials/detector.js';
import { readActiveParts } from '../../../../../../worker/engine/pdf/forensics/active-content/active-parts.js';
import { credentialsOf } from '../../../../../../worker/engine/pdf/forensics/active-content/document-credentials.js';
import { readPdfFile } from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { classified, never, pdf } from '../../../detectors/document/evidence.js';
import { type ManifestOptions, signPicture } from '../../../image/credentials/make-credentials.js';
import { appendRevision, writePdf } from '../../syntax/write-pdf.js';

const CONTENT = 'BT /F1 12 Tf 20 20 Td (Total 1,250.00) Tj ET';

/** A PDF with a manifest store as its associated file. */
const intoPdf = (made: Uint8Array, relationship = 'C2PA_Manifest'): Buffer =>
  writePdf({
    1: '<</Type/Catalog/Pages 2 0 R/AF[5 0 R]>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>',
    4: { dict: '', stream: CONTENT },
    5: `<</Type/Filespec/F(content.c2pa)/AFRelationship/${relationship}/EF<</F 6 0 R>>>>`,
    6: { dict: '/Type/EmbeddedFile/Subtype/application#2Fc2pa', stream: made },
  });

const signed = (options: ManifestOptions = {}) => signPicture((made) => intoPdf(made), options);

const factsOf = (file: Uint8Array) => pdf({ activeContent: readActiveParts(readPdfFile(file, 0)) });

const evidenceOf = (file: Uint8Array) => ({
  file: { path: '/x', name: 'x', type: 'application/pdf' as const, size: 1, sha256: '' },
  pdf: factsOf(file),
  picture: null,
});

const signsOf = (file: Uint8Array) => contentCredentials.detect(evidenceOf(file), never);

describe('a manifest in a PDF', () => {
  it('is intact as its signer left it, and no file that asks for a look', async () => {
    const file = signed();
    expect(await signsOf(file)).toMatchObject([
      {
        code: 'credentials_intact',
        values: { about: 'document', signer: 'Sample Signer, Sample' },
      },
    ]);
    const classification = classified('payslip');
    const active = await activeContent.detect({ pdf: factsOf(file), classification }, never);
    expect(active).toEqual([]);
  });

  it('does not fit a document of which one digit changed', async () => {
    const file = signed();
    file.write('9', file.indexOf('1,250.00'), 'latin1');
    expect(await signsOf(file)).toMatchObject([
      { code: 'credentials_picture_changed', values: { about: 'document' }, confidence: 0.85 },
    ]);
  });

  it('of which a byte changed is told as tampered with', async () => {
    const file = signed();
    const at = file.indexOf('Sample Camera 1');
    file.write('Z', at, 'latin1');
    expect(await signsOf(file)).toMatchObject([{ code: 'credentials_manifest_changed' }]);
  });

  it('weighs less where something was saved after it, as a signature is', async () => {
    const file = appendRevision(signed(), { 4: { dict: '', stream: CONTENT.replace('1', '9') } });
    const signs = await signsOf(file);
    expect(signs).toMatchObject([
      { code: 'credentials_picture_changed', values: { about: 'document_saved_later' } },
    ]);
    expect(signs[0]!.confidence).toBeLessThan(0.5);
    expect(credentialsOf(factsOf(file))).toMatchObject({ revision: 0, savedLater: true });
  });

  it('speaks of AI as in a picture', async () => {
    const sourceType = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
    const file = signed({
      actions: [{ action: 'c2pa.created', digitalSourceType: sourceType }],
    });
    expect(await aiDeclared.detect(evidenceOf(file), never)).toMatchObject([
      { code: 'ai_generator_declared', values: { basis: 'manifest' } },
    ]);
  });

  it('is one only by its relationship, and unreadable bytes are told as unchecked', async () => {
    const other = signPicture((made) => intoPdf(made, 'Data'));
    expect(await signsOf(other)).toEqual([]);
    expect(await signsOf(intoPdf(Buffer.from('no store')))).toMatchObject([
      { code: 'credentials_unchecked', values: { reason: 'unreadable' } },
    ]);
  });

  it('never throws, whatever byte is wrong', () => {
    const file = signed();
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.nat(255), (at, value) => {
        const bytes = Buffer.from(file);
        bytes[at] = value;
        expect(() => factsOf(bytes)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
