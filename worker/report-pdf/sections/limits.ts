import type { LayerOutcome } from '../../../core/report.js';
import { isolated } from '../paper/bidi.js';
import { COLORS } from '../paper/sheet.js';
import type { Writing } from '../writing.js';

/** Layers that had no reason to run hide nothing. */
const UNFINISHED: ReadonlySet<LayerOutcome> = new Set(['not_run', 'failed', 'timed_out']);

/** What could not be examined, and why an edit might not show: as prominent as what was found. */
export function writeLimits({ sheet, words, texts, report, layerName }: Writing): void {
  const missed = report.engine.coverage.filter(({ status }) => UNFINISHED.has(status));
  const limits = report.evidence_limits ?? [];
  if (missed.length > 0) {
    sheet.space(8);
    sheet.barred(COLORS.warn, () => {
      title(words.notExamined);
      sheet.paragraph(words.notExaminedText, { indent: 12 });
      sheet.paragraph(
        missed
          .map(
            ({ layer, status }) => `${isolated(layerName(layer))} (${texts.layerOutcomes[status]})`,
          )
          .join(', '),
        { indent: 12, after: 2 },
      );
    });
  }
  if (limits.length > 0) {
    sheet.space(8);
    sheet.barred(COLORS.warn, () => {
      title(words.limited);
      for (const { detail } of limits) sheet.paragraph(detail, { indent: 12, after: 2 });
    });
  }

  function title(text: string): void {
    sheet.paragraph(text, { tag: 'H2', size: 11, bold: true, color: COLORS.warn, indent: 12 });
  }
}
