import { makeIdentity } from '../pdf-evidence/sign-pdf.js';
import type { Honest } from './case.js';
import { compute, computing } from './computing.js';
import {
  annotated,
  content,
  form,
  line,
  paper,
  rewritten,
  signed,
  stream,
  update,
} from './paper.js';

/** A field in the blank lower half of the page. */
const FIELD = '/Rect[200 396 400 414]';
const blank = (entries = '', look = ''): Buffer =>
  paper({
    catalogue: '/AcroForm<</Fields[10 0 R 12 0 R]/DR<</Font<</F1 5 0 R>>>>/DA(/F1 11 Tf 0 g)>>',
    page: '/Annots[10 0 R 12 0 R]',
    more: {
      10: `<</Type/Annot/Subtype/Widget/FT/Tx/P 3 0 R/F 4/T(Remark)/DA(/F1 11 Tf 0 g)${FIELD}/AP<</N 11 0 R>>${entries}>>`,
      11: form(200, 18, look),
      12: '<</Type/Annot/Subtype/Widget/FT/Btn/P 3 0 R/F 4/T(Agreed)/V/Off/AS/Off/Rect[60 396 74 410]/AP<</N<</Off 13 0 R/Yes 14 0 R>>>>>>',
      13: form(14, 14, ''),
      14: form(14, 14, line(3, 3, 'X')),
    },
  });

const fill = (pdf: Buffer): Buffer =>
  update(pdf, {
    10: rewritten(pdf, 10, { V: '(Paid for April 300.00)' }),
    11: form(200, 18, line(2, 5, 'Paid for April 300.00')),
    12: rewritten(pdf, 12, { V: '/Yes', AS: '/Yes' }),
  });

/** The words under which a customer signs. */
const labelled = (): Buffer =>
  paper({ content: `${content()}\n${line(350, 230, 'Signature of the customer')}` });

/** A prepared place for the second signer. */
const twoPlaces = (): Buffer =>
  paper({
    catalogue: '/AcroForm<</Fields[10 0 R]/SigFlags 1>>',
    page: '/Annots[10 0 R]',
    more: {
      10: '<</Type/Annot/Subtype/Widget/FT/Sig/T(Customer)/P 3 0 R/F 4/Rect[340 200 500 260]>>',
    },
  });

const SIGNATURE_LOOK = `0.9 g 0 0 160 60 re f 0 g\n${line(6, 36, 'Signed by Dana Sample')}\n${line(6, 16, '31/03/2026 10:00')}`;

const customer = () => makeIdentity({ name: 'Dana Sample' });

const noted = (pdf: Buffer, entries: string, rect: string, drawing: string): Buffer =>
  update(pdf, {
    3: rewritten(pdf, 3, { Annots: annotated(pdf, [150]) }),
    150: `<</Type/Annot/F 4/Rect[${rect}]/AP<</N 151 0 R>>${entries}>>`,
    151: form(180, 20, drawing, '/ExtGState<</GS<</BM/Multiply>>>>'),
  });

/** Certificates and revocation data for checking the signature years later. */
const validationData = (pdf: Buffer): Buffer =>
  update(pdf, {
    1: rewritten(pdf, 1, {
      DSS: '<</Certs[160 0 R]/OCSPs[161 0 R]/CRLs[]/VRI<</0123456789ABCDEF0123456789ABCDEF01234567 162 0 R>>>>',
    }),
    160: stream('certificate'),
    161: stream('answer'),
    162: '<</Cert[160 0 R]/OCSP[161 0 R]>>',
  });

const stamped = (pdf: Buffer): Buffer => signed(pdf, { field: 'Stamp', timeStamp: true });

/** The same content packed otherwise, as programs do that save again. */
const SAME = { 160: '<</Producer(Sample Writer)>>' };

const honest1 = (id: string, make: () => Buffer): Honest => ({ id: `honest-${id}`, make });

export const honest: Honest[] = [
  honest1('unsigned', () => paper()),
  honest1('unsigned-form-filled', () => fill(blank())),
  honest1('signed', () => signed(paper())),
  honest1('signed-visibly', () =>
    signed(paper(), { rect: [340, 200, 500, 260], appearance: SIGNATURE_LOOK }),
  ),
  honest1('certified-p1', () => signed(paper(), { certify: 1 })),
  honest1('filled-after-approval', () => fill(signed(blank()))),
  honest1('filled-after-certification-p2', () => fill(signed(blank(), { certify: 2 }))),
  honest1('filled-after-certification-p3', () => fill(signed(blank(), { certify: 3 }))),
  honest1('filled-where-others-are-locked', () =>
    fill(signed(blank(), { lock: { action: 'Include', fields: ['Amount'] } })),
  ),
  honest1('filled-where-all-others-are-locked', () =>
    fill(signed(blank(), { lock: { action: 'Exclude', fields: ['Remark', 'Agreed'] } })),
  ),
  honest1('computed-to-nothing-after-approval', () => compute(signed(computing('')), '0.00')),
  honest1('computed-to-nothing-after-certification-p2', () =>
    compute(signed(computing('0.00'), { certify: 2 }), '0.00 ILS'),
  ),
  honest1('computed-from-what-was-filled-in', () =>
    compute(signed(computing('0.00')), '1,250.00', '1,250.00'),
  ),
  honest1('signed-by-two', () =>
    signed(signed(paper()), { field: 'Second', identity: customer() }),
  ),
  honest1('signed-by-two-visibly', () =>
    signed(signed(paper(), { rect: [60, 200, 220, 260], appearance: SIGNATURE_LOOK }), {
      field: 'Second',
      identity: customer(),
      rect: [340, 200, 500, 260],
      appearance: SIGNATURE_LOOK,
    }),
  ),
  honest1('certified-then-signed-in-its-place', () =>
    signed(signed(twoPlaces(), { certify: 2 }), {
      field: 'Customer',
      into: 10,
      identity: customer(),
      rect: [340, 200, 500, 260],
      appearance: SIGNATURE_LOOK,
    }),
  ),
  honest1('signed-filled-signed', () =>
    signed(fill(signed(blank())), { field: 'Second', identity: customer() }),
  ),
  honest1('validation-data', () => validationData(signed(paper()))),
  honest1('validation-data-after-certification-p1', () =>
    validationData(signed(paper(), { certify: 1 })),
  ),
  honest1('document-time-stamp', () => stamped(validationData(signed(paper())))),
  honest1('document-time-stamp-after-certification-p1', () =>
    stamped(validationData(signed(paper(), { certify: 1 }))),
  ),
  honest1('two-time-stamps', () =>
    signed(stamped(validationData(signed(paper()))), { field: 'Later', timeStamp: true }),
  ),
  honest1('comment-p3', () =>
    noted(
      signed(paper(), { certify: 3 }),
      '/Subtype/FreeText',
      '60 300 240 320',
      line(2, 5, 'Seen by the branch, D.'),
    ),
  ),
  honest1('highlight-p3', () =>
    noted(
      signed(paper(), { certify: 3 }),
      '/Subtype/Highlight/QuadPoints[60 535 240 535 60 515 240 515]',
      '60 515 240 535',
      '/GS gs 1 1 0 rg 0 0 180 20 re f',
    ),
  ),
  honest1('note-after-approval', () =>
    noted(
      signed(paper()),
      '/Subtype/Text/Contents(Please call me)',
      '560 700 580 720',
      '1 1 0 rg 0 0 20 20 re f',
    ),
  ),
  honest1('received-stamp-after-approval', () =>
    noted(signed(paper()), '/Subtype/Stamp', '340 740 520 760', line(2, 5, 'RECEIVED 02/04/2026')),
  ),
  {
    ...honest1('signed-across-a-label', () =>
      signed(signed(labelled()), {
        field: 'Second',
        identity: customer(),
        rect: [340, 200, 500, 260],
        appearance: SIGNATURE_LOOK,
      }),
    ),
    mayTell: true,
  },
  honest1('note-icon-on-the-amount', () =>
    noted(
      signed(paper()),
      '/Subtype/Text/Contents(Is this right?)',
      '410 558 430 578',
      '1 1 0 rg 0 0 180 20 re f',
    ),
  ),
  {
    ...honest1('field-drawn-anew-in-another-size', () =>
      update(signed(blank('/V(Paid for April 300.00)', line(2, 5, 'Paid for April 300.00'))), {
        11: form(200, 18, line(2, 4, 'Paid for April 300.00', 'F1', 12)),
      }),
    ),
    mayTell: true,
  },
  honest1('saved-again-unchanged', () => update(signed(paper()), SAME)),
  honest1('page-written-again-unchanged', () => {
    const pdf = signed(paper());
    return update(pdf, { 3: rewritten(pdf, 3, {}), 1: rewritten(pdf, 1, {}) });
  }),
];
