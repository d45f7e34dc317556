import type { Lang } from '../../../core/vocabulary.js';
import { documentDetectors } from '../detectors/document/index.js';
import { pictureDetectors } from '../detectors/picture/index.js';
import { TEXTS as en } from './en.js';
import { TEXTS as he } from './he.js';
import type { ReportTexts } from './texts.js';

const TEXTS: Record<Lang, ReportTexts> = { en, he };

const DETECTOR_NAMES = new Map<string, Record<Lang, string>>(
  [...documentDetectors, ...pictureDetectors].map(({ id, names }) => [id, names]),
);

export const reportTexts = (lang: Lang): ReportTexts => TEXTS[lang];

/** Display name of a layer; its id where it has no name. */
export const layerName = (layer: string, lang: Lang): string =>
  DETECTOR_NAMES.get(layer)?.[lang] ?? TEXTS[lang].layers[layer] ?? layer;
