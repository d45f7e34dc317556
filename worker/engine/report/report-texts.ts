import { STAGES } from '../../../core/texts/stages.js';
import type { Lang } from '../../../core/vocabulary.js';
import { documentDetectors } from '../detectors/document/index.js';
import { pictureDetectors } from '../detectors/picture/index.js';
import { TEXTS as en } from './en.js';
import { TEXTS as he } from './he.js';
import type { ReportTexts } from './texts.js';

const TEXTS: Record<Lang, ReportTexts> = { en, he };

const detectors = [...documentDetectors, ...pictureDetectors];

export const reportTexts = (lang: Lang): ReportTexts => TEXTS[lang];

/** Display names of all layers, by id. */
export const layerNames = (lang: Lang): Record<string, string> => ({
  ...STAGES[lang],
  ...Object.fromEntries(detectors.map(({ id, names }) => [id, names[lang]])),
});

const NAMES: Record<Lang, Record<string, string>> = { en: layerNames('en'), he: layerNames('he') };

/** Display name of a layer; its id where it has no name. */
export const layerName = (layer: string, lang: Lang): string => NAMES[lang][layer] ?? layer;
