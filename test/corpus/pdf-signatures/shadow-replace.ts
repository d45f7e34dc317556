import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Attack } from './case.js';
import {
  AMOUNT,
  AMOUNT_RECT,
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
import { swapGlyphs } from './swap-glyphs.js';

const { x, y, w, h, text, forged } = AMOUNT;
const shows = { before: text, after: forged, rect: AMOUNT_RECT };

const RECT = `/Rect[${x} ${y - 3} ${x + w} ${y - 3 + h}]`;
const FORM = '/AcroForm<</Fields[10 0 R]/DR<</Font<</F1 5 0 R>>>>/DA(/F1 11 Tf 0 g)>>';

/** The amount is a field that was filled in when the paper was signed. */
const filled = (entries = ''): Buffer =>
  signed(
    paper({
      content: content(''),
      catalogue: FORM,
      page: '/Annots[10 0 R]',
      more: {
        10: `<</Type/Annot/Subtype/Widget/FT/Tx/P 3 0 R/F 4/T(Amount)/V(${text})/DA(/F1 11 Tf 0 g)${RECT}/AP<</N 11 0 R>>${entries}>>`,
        11: form(w, h, line(0, 3, text)),
      },
    }),
  );

const appearance = (shown: string): string =>
  form(w, h, `${box(0, 0, w, h)}\n${line(0, 3, shown)}`);

/** A font of outlines drawn by the file itself; `shape` draws the glyph of a character. */
const type3 = (shapes: Readonly<Record<string, number>>): string =>
  `<</Type/Font/Subtype/Type3/FontBBox[0 0 600 700]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 44/LastChar 57/Widths[${'550 '.repeat(14)}]/Encoding<</Type/Encoding/Differences[44/comma 46/period 48/zero/one/two/three/four/five/six/seven/eight/nine]>>/CharProcs<<${Object.entries(
    shapes,
  )
    .map(([name, number]) => `/${name} ${number} 0 R`)
    .join('')}>>>>`;

/** Bars that stand for a digit: as many as it says. */
const bars = (count: number): string =>
  stream(
    `550 0 0 0 550 700 d1\n${Array.from({ length: count }, (_, at) => `${60 + (at % 3) * 160} ${Math.floor(at / 3) * 240} 100 200 re f`).join('\n')}`,
  );
const GLYPHS = { one: 20, two: 21, five: 22, zero: 23, comma: 24, period: 25, nine: 26 };
const type3Paper = (): Buffer =>
  signed(
    paper({
      content: `${content('')}\n${line(x, y, text, 'F2')}`,
      fonts: '/F2 10 0 R',
      more: {
        10: type3(GLYPHS),
        20: bars(1),
        21: bars(2),
        22: bars(5),
        23: bars(8),
        24: stream('300 0 0 0 300 200 d1\n100 0 60 60 re f'),
        25: stream('300 0 0 0 300 200 d1\n100 0 60 120 re f'),
        26: bars(9),
      },
    }),
  );

const require = createRequire(import.meta.url);
const font = (): Buffer =>
  readFileSync(require.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'));
const fontFile = (bytes: Buffer): string =>
  stream(bytes.toString('latin1'), `/Length1 ${bytes.length}`);

/** The amount in an embedded font whose file can be exchanged. */
const embedded = (): Buffer =>
  signed(
    paper({
      content: `${content('')}\n${line(x, y, text, 'F2')}`,
      fonts: '/F2 10 0 R',
      more: {
        10: `<</Type/Font/Subtype/TrueType/BaseFont/Rubik/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 122/Widths[${'580 '.repeat(91)}]/FontDescriptor 11 0 R>>`,
        11: '<</Type/FontDescriptor/FontName/Rubik/Flags 32/FontBBox[-200 -250 1000 950]/ItalicAngle 0/Ascent 935/Descent -250/CapHeight 700/StemV 80/FontFile2 12 0 R>>',
        12: fontFile(font()),
      },
    }),
  );

/** Codes keep their text by a ToUnicode map, while other glyphs are drawn for them. */
const TO_UNICODE = stream(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Same def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <20> <7E> <0020> endbfrange
endcmap end end`);
const mapped = (): Buffer =>
  signed(
    paper({
      content: `${content('')}\n${line(x, y, text, 'F2')}`,
      fonts: '/F2 10 0 R',
      more: {
        10: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding 11 0 R/ToUnicode 12 0 R>>',
        11: '<</Type/Encoding/BaseEncoding/WinAnsiEncoding>>',
        12: TO_UNICODE,
      },
    }),
  );

/** By their codes the letters stay the same; their shapes do not. */
const reshaped = { before: text, after: text, rect: AMOUNT_RECT };

const attack = (id: string, make: () => Buffer, shown: Attack['shows'] = shows): Attack => ({
  id: `replace-${id}`,
  kind: 'shadow: replace',
  make,
  shows: shown,
});

export const shadowReplace: Attack[] = [
  attack('content', () => update(signed(paper()), { 4: stream(content(forged)) })),
  attack('content-of-form', () => {
    const pdf = signed(
      paper({
        content: `${content('')}\nq 1 0 0 1 ${x} ${y - 3} cm /X1 Do Q`,
        resources: '/XObject<</X1 11 0 R>>',
        more: { 11: form(w, h, line(0, 3, text)) },
      }),
    );
    return update(pdf, { 11: form(w, h, line(0, 3, forged)) });
  }),
  attack('appearance-of-field', () => update(filled(), { 11: appearance(forged) })),
  attack('value-and-appearance-of-field', () => {
    const pdf = filled();
    return update(pdf, { 10: rewritten(pdf, 10, { V: `(${forged})` }), 11: appearance(forged) });
  }),
  attack('read-only-field', () => {
    const pdf = filled('/Ff 1');
    return update(pdf, { 10: rewritten(pdf, 10, { V: `(${forged})` }), 11: appearance(forged) });
  }),
  attack('value-drawn-by-viewer', () => {
    const pdf = filled();
    const fields = '/Fields[10 0 R]/DR<</Font<</F1 5 0 R>>>>/DA(/F1 11 Tf 0 g)';
    return update(pdf, {
      1: rewritten(pdf, 1, { AcroForm: `<<${fields}/NeedAppearances true>>` }),
      10: rewritten(pdf, 10, { V: `(${forged})`, AP: null }),
    });
  }),
  attack('field-moved-over-print', () => {
    const pdf = signed(
      paper({
        catalogue: FORM,
        page: '/Annots[10 0 R]',
        more: {
          10: `<</Type/Annot/Subtype/Widget/FT/Tx/P 3 0 R/F 4/T(Remark)/DA(/F1 11 Tf 0 g)/Rect[60 400 130 414]/AP<</N 11 0 R>>>>`,
          11: form(w, h, ''),
        },
      }),
    );
    return update(pdf, {
      10: rewritten(pdf, 10, {
        Rect: `[${x} ${y - 3} ${x + w} ${y - 3 + h}]`,
        V: `(${forged})`,
      }),
      11: appearance(forged),
    });
  }),
  attack(
    'glyph-procedures',
    () =>
      update(type3Paper(), {
        10: type3({ ...GLYPHS, one: 26, two: 20 }),
      }),
    reshaped,
  ),
  attack('glyph-drawing', () => update(type3Paper(), { 20: bars(9) }), reshaped),
  attack(
    'font-file',
    () => update(embedded(), { 12: fontFile(swapGlyphs(font(), '1', '9')) }),
    reshaped,
  ),
  attack(
    'font-encoding',
    () =>
      update(mapped(), {
        11: '<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[49/nine]>>',
      }),
    reshaped,
  ),
];
