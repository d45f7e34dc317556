import { makeIdentity } from '../pdf-evidence/sign-pdf.js';
import type { Attack } from './case.js';
import { compute, computing, TOTAL_RECT } from './computing.js';
import {
  AMOUNT,
  AMOUNT_RECT,
  annotated,
  box,
  content,
  form,
  line,
  paper,
  rewritten,
  signed,
  stream,
  update,
} from './paper.js';

const { x, y, w, h, text, forged } = AMOUNT;
const shows = { before: text, after: forged, rect: AMOUNT_RECT };
const RECT = `/Rect[${x} ${y - 3} ${x + w} ${y - 3 + h}]`;
const LOOK = `${box(0, 0, w, h)}\n${line(0, 3, forged)}`;

type Level = 1 | 2 | 3;

/** A certified paper with one annotation laid over the amount. */
function noted(level: Level, entries: string, look = LOOK): Buffer {
  const pdf = signed(paper(), { certify: level });
  return update(pdf, {
    3: rewritten(pdf, 3, { Annots: annotated(pdf, [150]) }),
    150: `<</Type/Annot/F 4${RECT}/AP<</N 151 0 R>>${entries}>>`,
    151: form(w, h, look),
  });
}

const evil = (
  id: string,
  level: Level,
  entries: string,
  { look = LOOK, shown = shows }: { look?: string; shown?: Attack['shows'] } = {},
): Attack => ({
  id: `annotation-${id}-p${level}`,
  kind: 'evil annotation',
  make: () => noted(level, entries, look),
  shows: shown,
});

const hidden = { before: text, after: null, rect: AMOUNT_RECT };
const blank = box(0, 0, w, h);

/** A signature field over the amount; its look is the forged amount. */
function sneaked(level: Level, by: 'forger' | 'nobody' | 'garbage'): Buffer {
  const pdf = signed(paper(), { certify: level });
  if (by === 'forger')
    return signed(pdf, {
      field: 'Second',
      identity: makeIdentity({ name: 'Forger' }),
      rect: [x, y - 3, x + w, y - 3 + h],
      appearance: LOOK,
    });
  const value =
    by === 'nobody'
      ? ''
      : '/V<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/Contents<00>/ByteRange[0 1 2 3]>>';
  return update(pdf, {
    1: rewritten(pdf, 1, { AcroForm: fieldsOf(pdf, 150) }),
    3: rewritten(pdf, 3, { Annots: annotated(pdf, [150]) }),
    150: `<</Type/Annot/Subtype/Widget/FT/Sig/T(Second)/P 3 0 R/F 4${RECT}/AP<</N 151 0 R>>${value}>>`,
    151: form(w, h, LOOK),
  });
}

const fieldsOf = (pdf: Buffer, more: number): string => {
  const [, fields = ''] = [...(/\/Fields \[([^\]]*)\]/.exec(rewritten(pdf, 1, {})) ?? [])];
  return `<</Fields[${fields} ${more} 0 R]/SigFlags 3>>`;
};

const sneaky = (level: Level, by: 'forger' | 'nobody' | 'garbage'): Attack => ({
  id: `sneaky-${by}-p${level}`,
  kind: 'sneaky signature',
  make: () => sneaked(level, by),
  shows,
});

/** A paper whose amount is a field, blank or filled in. */
const fielded = (value: string): Buffer =>
  paper({
    content: content(''),
    catalogue: '/AcroForm<</Fields[10 0 R]/DR<</Font<</F1 5 0 R>>>>/DA(/F1 11 Tf 0 g)>>',
    page: '/Annots[10 0 R]',
    more: {
      10: `<</Type/Annot/Subtype/Widget/FT/Tx/P 3 0 R/F 4/T(Amount)${value === '' ? '' : `/V(${value})`}/DA(/F1 11 Tf 0 g)${RECT}/AP<</N 11 0 R>>>>`,
      11: form(w, h, value === '' ? '' : line(0, 3, value)),
    },
  });

const fill = (pdf: Buffer): Buffer =>
  update(pdf, {
    10: rewritten(pdf, 10, { V: `(${forged})` }),
    11: form(w, h, line(0, 3, forged)),
  });

const locked = (id: string, make: () => Buffer, shown: Attack['shows'] = shows): Attack => ({
  id: `locked-${id}`,
  kind: 'locked fields',
  make,
  shows: shown,
});
const added = { before: null, after: forged, rect: AMOUNT_RECT };

const second = (id: string, make: () => Buffer): Attack => ({
  id: `second-${id}`,
  kind: 'second signer',
  make,
  shows,
});

export const certification: Attack[] = [
  evil('free-text', 3, '/Subtype/FreeText'),
  evil('stamp', 3, '/Subtype/Stamp'),
  evil('redaction', 3, '/Subtype/Redact'),
  evil('square', 3, '/Subtype/Square/IC[1 1 1]'),
  evil('ink', 3, '/Subtype/Ink', { look: blank, shown: hidden }),
  evil('polygon', 3, '/Subtype/Polygon', { look: blank, shown: hidden }),
  evil('line', 3, '/Subtype/Line', { look: blank, shown: hidden }),
  evil(
    'highlight',
    3,
    `/Subtype/Highlight/QuadPoints[${x} ${y + 11} ${x + w} ${y + 11} ${x} ${y - 3} ${x + w} ${y - 3}]`,
    // Drawn with the colours below it, so that nothing can be read.
    { shown: hidden },
  ),
  evil('locked-free-text', 3, '/Subtype/FreeText/F 196'),
  evil('free-text', 2, '/Subtype/FreeText'),
  evil('stamp', 1, '/Subtype/Stamp'),
  sneaky(1, 'forger'),
  sneaky(2, 'forger'),
  sneaky(3, 'forger'),
  sneaky(2, 'nobody'),
  sneaky(3, 'garbage'),
  locked('certified-p1', () => fill(signed(fielded(''), { certify: 1 })), added),
  locked('all', () => fill(signed(fielded(text), { lock: { action: 'All' } }))),
  locked(
    'included',
    () => fill(signed(fielded(''), { lock: { action: 'Include', fields: ['Amount'] } })),
    added,
  ),
  locked('not-excluded', () =>
    fill(signed(fielded(text), { lock: { action: 'Exclude', fields: ['Remark'] } })),
  ),
  locked('computed-by-nobody', () => compute(signed(computing('')), forged), {
    before: null,
    after: forged,
    rect: TOTAL_RECT,
  }),
  locked(
    'computed-over-a-result',
    () => compute(signed(computing(text, text), { certify: 2 }), forged, forged),
    { before: text, after: forged, rect: TOTAL_RECT },
  ),
  locked('prefilled-p2', () => fill(signed(fielded(text), { certify: 2 }))),
  second('changes-content', () =>
    signed(update(signed(paper()), { 4: stream(content(forged)) }), {
      field: 'Second',
      identity: makeIdentity({ name: 'Forger' }),
    }),
  ),
  second('covers-content', () =>
    signed(signed(paper()), {
      field: 'Second',
      identity: makeIdentity({ name: 'Forger' }),
      rect: [x, y - 3, x + w, y - 3 + h],
      appearance: LOOK,
    }),
  ),
  second('after-a-note-over-content', () => {
    const pdf = signed(paper());
    return signed(
      update(pdf, {
        3: rewritten(pdf, 3, { Annots: annotated(pdf, [150]) }),
        150: `<</Type/Annot/Subtype/FreeText/F 4${RECT}/AP<</N 151 0 R>>>>`,
        151: form(w, h, LOOK),
      }),
      { field: 'Second', identity: makeIdentity({ name: 'Forger' }) },
    );
  }),
];
