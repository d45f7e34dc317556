import type { LayerOutcome } from '../../../core/report.js';
import { isolated } from '../paper/bidi.js';
import { COLORS } from '../paper/sheet.js';
import type { Writing } from '../writing.js';

/** What was examined, by what, and what a report of signs is and is not. */
export function writeAbout({ sheet, words, report, layerName }: Writing): void {
  const layers = (wanted: LayerOutcome): string =>
    [...new Set(report.engine.coverage.filter(({ status }) => status === wanted))]
      .map(
        ({ layer, model }) =>
          isolated(layerName(layer)) + (model === undefined ? '' : ` (${isolated(model)})`),
      )
      .join(', ');
  sheet.heading(words.layers);
  write(words.layersText, layers('ran'));
  write(words.skipped, layers('skipped'));
  const models = report.forensic_analysis?.models ?? [];
  write(words.models, models.map(({ name, version }) => isolated(`${name} ${version}`)).join(', '));
  sheet.space(10);
  sheet.paragraph(words.about, { color: COLORS.quiet });

  function write(title: string, text: string): void {
    if (text === '') return;
    sheet.paragraph(`${title} ${text}`, { size: 8.5, after: 3 });
  }
}
