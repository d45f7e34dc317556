import type { Stage } from '../../core/scan.js';
import { textsIn } from '../../core/texts/texts-in.js';
import type { Lang } from '../../core/vocabulary.js';

export interface Progress {
  show(stage: Stage): void;
  end(): void;
}

/**
 * Shows a scan's stage on standard error: one rewritten line on a terminal, one
 * line per stage elsewhere.
 */
export function showProgress(name: string, lang: Lang): Progress {
  const { stages } = textsIn(lang);
  const terminal = process.stderr.isTTY;
  const eraseLine = '\r\x1b[K';
  return {
    show: (stage) => {
      const line = `${name}: ${stages[stage]} (${stage})`;
      process.stderr.write(terminal ? `${eraseLine}${line}` : `${line}\n`);
    },
    end: () => {
      if (terminal) process.stderr.write(eraseLine);
    },
  };
}
