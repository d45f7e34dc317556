import type { Box, Report } from '../../../core/report.js';
import type { ReportPdfInput } from '../../../core/report-pdf.js';
import { isolated } from '../paper/bidi.js';
import { drawMarks, type Mark } from '../paper/marks.js';
import { cutPicture, type PicturePart } from '../paper/picture.js';
import { COLORS, CONTENT_WIDTH } from '../paper/sheet.js';
import { SEVERITY_COLORS, type Writing } from '../writing.js';
import { openChecks } from './checks.js';

/** A4, upright: the shape of a page of which no picture is kept. */
const PAPER = { width: 210, height: 297 };
/** Titles of findings below a picture; the others are in the list of findings. */
const TITLES_MAX = 6;
const TITLE_SIZE = 8.5;

/** Every page of the document of which there is a picture or a place, with marks at the places. */
export async function writePages(writing: Writing): Promise<void> {
  const { sheet, words, report, pages } = writing;
  const marks = marksOf(report);
  const pictures = new Map(pages.map((picture) => [picture.page, picture]));
  const shown = [...new Set([...pictures.keys(), ...marks.map(({ box }) => box.page)])].sort(
    (one, other) => one - other,
  );
  if (shown.length === 0) return;
  sheet.newPage();
  sheet.heading(words.pages);
  sheet.paragraph(words.marks, { color: COLORS.quiet, after: 6 });
  let isFirst = true;
  for (const page of shown) {
    if (!isFirst) sheet.newPage();
    isFirst = false;
    await writePage(
      writing,
      page,
      pictures.get(page) ?? null,
      marks.filter(({ box }) => box.page === page),
    );
  }
}

async function writePage(
  writing: Writing,
  page: number,
  picture: ReportPdfInput['pages'][number] | null,
  marks: readonly Mark[],
): Promise<void> {
  const { sheet, words } = writing;
  const cut = picture === null ? null : await cutPicture(picture);
  const parts: readonly PicturePart[] = cut ?? [{ ...PAPER, jpeg: null, from: 0, to: 1 }];
  for (const [index, part] of parts.entries()) {
    if (index > 0) sheet.newPage();
    const title =
      parts.length === 1 ? words.pageTitle(page) : words.pagePart(page, index + 1, parts.length);
    sheet.heading(title, 3);
    if (part.jpeg === null) sheet.paragraph(words.noPicture, { color: COLORS.quiet, after: 4 });
    const seen = marks.filter(({ box }) => overlaps(box, part));
    const titled = seen.slice(0, TITLES_MAX);
    const left = seen.length - titled.length;
    const lines = titled.length + (left > 0 ? 1 : 0);
    // Of two lines each; a longer title takes them from the next page.
    const below = lines === 0 ? 0 : 8 + lines * 2 * sheet.lineHeight(TITLE_SIZE);
    drawPart(part, seen, sheet.free() - below);
    for (const { label, title: text } of titled) {
      sheet.paragraph(`${isolated(label)} · ${text}`, { size: TITLE_SIZE });
    }
    if (left > 0) sheet.paragraph(words.more(left), { size: TITLE_SIZE, color: COLORS.quiet });
  }

  function drawPart(part: PicturePart, seen: readonly Mark[], heightMax: number): void {
    const { document } = sheet;
    const scale = Math.min(CONTENT_WIDTH / part.width, heightMax / part.height);
    const [width, height] = [part.width * scale, part.height * scale];
    const place = {
      x: sheet.leftOf((CONTENT_WIDTH - width) / 2, width),
      y: sheet.y,
      width,
      height,
    };
    const labels = seen.map(({ label }) => label).join(', ');
    const figure = sheet.element('Figure', sheet.root, { alt: words.pageAlt(page, labels) });
    sheet.content(figure, 'Figure', () => {
      if (part.jpeg !== null) document.image(part.jpeg, place.x, place.y, { width, height });
      document.rect(place.x, place.y, width, height).lineWidth(0.6).stroke(COLORS.line);
      drawMarks(sheet, seen, place, part);
    });
    sheet.y += height + 8;
  }
}

const overlaps = ({ y, h }: Box, { from, to }: { from: number; to: number }): boolean =>
  y / 100 <= to && (y + h) / 100 >= from;

/** The places of findings, by their numbers, and of the checks that did not pass. */
function marksOf({ findings, checks }: Report): Mark[] {
  return [
    ...findings.flatMap(({ box, severity, title }, index): Mark[] =>
      box === null
        ? []
        : [{ box, label: String(index + 1), title, color: SEVERITY_COLORS[severity] }],
    ),
    ...openChecks(checks).flatMap(({ check, mark }): Mark[] =>
      check.box
        ? [
            {
              ...{ box: check.box, label: mark, title: check.label },
              color: check.status === 'fail' ? COLORS.bad : COLORS.warn,
            },
          ]
        : [],
    ),
  ];
}
