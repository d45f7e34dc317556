import type { Label } from '../../../core/scan.js';
import { isolated } from '../paper/bidi.js';
import { COLORS } from '../paper/sheet.js';
import type { Writing } from '../writing.js';

const LABEL_COLORS: Record<Label, string> = { genuine: COLORS.good, fraud: COLORS.bad };

/** What a person decided about the document, who, when and why. */
export function writeDecision({ sheet, words, scan, time }: Writing): void {
  sheet.heading(words.decision);
  const { decision } = scan;
  if (decision === null) {
    sheet.paragraph(words.undecided, { color: COLORS.quiet });
    return;
  }
  const color = LABEL_COLORS[decision.label];
  sheet.barred(color, () => {
    sheet.paragraph(words.decided[decision.label], { size: 11, bold: true, color, indent: 12 });
    sheet.paragraph(words.decidedBy(isolated(decision.by.name), time(decision.at)), {
      indent: 12,
      after: 2,
    });
    if (decision.note !== null) {
      sheet.paragraph(decision.note, { indent: 12, base: 'auto', after: 2 });
    }
  });
}
