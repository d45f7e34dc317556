import { expect, it } from 'vitest';
import {
  NO_REREADING,
  type Line,
  type Page,
  type Word,
} from '../../../../../worker/engine/evidence/page.js';
import { extractForms } from '../../../../../worker/engine/extraction/forms/extract-form.js';
import { rowsOf } from '../../../../../worker/engine/extraction/layout.js';

/** Words by their left and right edges on one line, percent of the page. */
const line = (y: number, ...words: [text: string, left: number, right: number][]): Line => {
  const placed: Word[] = words.map(([text, left, right]) => ({
    text,
    rect: { x: left, y, w: right - left, h: 1.3 },
    confidence: 1,
  }));
  return {
    text: words.map(([text]) => text).join(' '),
    words: placed,
    rect: { x: 5, y, w: 90, h: 1.3 },
    direction: 'rtl',
  };
};

/** One digit to a place, from the left. */
const comb = (digits: string, left: number): [string, number, number][] =>
  [...digits]
    .map((digit, at): [string, number, number] => [digit, left + at * 2.8, left + at * 2.8 + 1])
    .reverse();

const LABELS = line(
  27,
  ['שם', 86, 88],
  ['משפחה', 80, 85.5],
  ['שם', 62, 64],
  ['פרטי', 58, 61.5],
  ['ת.ז.', 37, 40],
);
const DATE_LABEL = line(33, ['מין', 88, 90], ['תאריך', 61, 65], ['לידה', 57, 60.5]);
const PARTS = line(37, ['שנה', 40, 42], ['חודש', 33, 36], ['יום', 28, 30]);
const PHONE = line(45, ['טלפון', 45, 49], ['נייד', 42, 44.5]);
const NEXT = line(51, ['3', 89, 90], ['פרטי', 84, 87], ['התאונה', 77, 83.5]);

const page = (...lines: Line[]): Page => ({
  number: 1,
  width: 595,
  height: 842,
  lines,
  textSource: 'text_layer',
  pictureCoverage: 0,
  hash: null,
  render: () => Promise.reject(new Error('nothing draws here')),
  ...NO_REREADING,
});

const fieldsOf = (...lines: Line[]) =>
  Object.fromEntries(
    extractForms(rowsOf([page(...lines)])).map(({ name, value }) => [name, value?.value ?? null]),
  );

it('a filled form gives each box by the label at its start, digits in places joined from the left', () => {
  const values = line(30.2, ['אלמונית', 66, 72], ['פלונית', 41, 46], ...comb('123456782', 11));
  expect(
    fieldsOf(
      LABELS,
      values,
      DATE_LABEL,
      line(35, ...comb('02021995', 28)),
      PARTS,
      PHONE,
      line(47, ...comb('0521234567', 16)),
      NEXT,
    ),
  ).toEqual({
    family_name: 'אלמונית',
    first_name: 'פלונית',
    identity_number: '123456782',
    birth_date: '1995-02-02',
    mobile_phone: '0521234567',
  });
});

it('a blank form gives no value, although other words of the form stand near', () => {
  expect(fieldsOf(LABELS, DATE_LABEL, PARTS, PHONE, NEXT)).toEqual({
    family_name: null,
    first_name: null,
    identity_number: null,
    birth_date: null,
    mobile_phone: null,
  });
});

it('digits that make no date of the calendar are no date', () => {
  const fields = fieldsOf(LABELS, DATE_LABEL, line(35, ...comb('31021995', 28)), PARTS, PHONE);
  expect(fields.birth_date).toBeNull();
});

it('boxes side by side keep their own dates, their labels at other heights', () => {
  const fields = fieldsOf(
    line(7.6, ['תאריך', 23, 27], ['מילוי', 18, 22], ['הטופס', 13, 17]),
    line(8.1, ['תאריך', 51, 55], ['קבלת', 46, 50], ['הטופס', 41, 45]),
    line(10.9, ['02021999', 35, 54], ['25012023', 10, 30]),
    LABELS,
    DATE_LABEL,
    PHONE,
  );
  expect(fields).toMatchObject({ signing_date: '2023-01-25', received_date: '1999-02-02' });
});

it('a label that a picture shows as high as its ink has its value as far below as others', () => {
  const low = (
    y: number,
    ...words: Parameters<typeof line> extends [number, ...infer W] ? W : []
  ) => {
    const one = line(y, ...words);
    return {
      ...one,
      words: one.words.map((word) => ({ ...word, rect: { ...word.rect, h: 0.6 } })),
    };
  };
  const labels = low(27, ['שם', 86, 88], ['משפחה', 80, 85.5], ['ת.ז.', 37, 40]);
  const fields = fieldsOf(
    { ...labels, rect: { ...labels.rect, h: 0.6 } },
    // A mark of the form that was read as a digit.
    line(29, ['1', 38, 38.5]),
    line(30.2, ['אלמונית', 66, 72], ['123456782', 11, 35]),
    DATE_LABEL,
    PHONE,
    line(49, ['מיקוד', 10, 14]),
    NEXT,
  );
  expect(fields).toMatchObject({ family_name: 'אלמונית', identity_number: '123456782' });
});
