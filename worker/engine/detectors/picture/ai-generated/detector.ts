import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { declarationsIn } from '../../document/ai-declared/declarations.js';
import { readJpegFile } from '../../../image/jpeg-file.js';
import { pictureFacts } from '../../../image/picture-facts.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { abstain, type PictureDetection } from '../picture-detection.js';
import { inkedWindows, mosaicOf, WINDOW_PX } from './inked-windows.js';
import { premiseOf } from './premise.js';

/** Minimum number of windows with ink for a decision. */
const WINDOWS_MIN = 4;

/** Maximum confidence of a learned artefact alone. */
const CONFIDENCE_MAX = 0.5;

/**
 * Detects pictures made by a generator. A declaration inside a picture in a PDF is used
 * first (basis `provenance`; that of a picture file is left to the detector ai-declared).
 * Otherwise a network, trained on our own decoders, looks for traces of decoder networks
 * (basis `learned artefact`): a weak hint at most. A low score does not show that a
 * picture is genuine.
 */
export const aiGenerated = pictureDetector({
  id: 'ai-generated',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'channel', 'lines', 'infer'],
  mayUse: ['facts'],
  async detect(evidence) {
    const { picture, infer } = evidence;
    const declared = await declaredInside(picture);
    if (declared.length > 0)
      return { ...EMPTY, findings: declared, figures: { basis: 'provenance' } };
    const { refused, figures } = premiseOf(picture, evidence);
    if (refused !== null) return abstain(refused, figures);
    const windows = inkedWindows(picture.grey(), picture.width, picture.height);
    if (windows.length < WINDOWS_MIN) return abstain('too little on the page', figures);
    const answer = await infer('ai-generated', mosaicOf(picture.rgb, picture.width, windows));
    if (answer === null) return abstain('no model is live', figures);
    const { score, thresholds, model } = answer;
    const isOver = score >= thresholds.page;
    return {
      ...EMPTY,
      findings: isOver ? [traces(picture, score)] : [],
      score,
      figures: {
        ...figures,
        basis: 'learned artefact',
        windows: windows.length,
        window_px: WINDOW_PX,
        said: isOver ? 'traces of a generator' : 'no sign of AI found',
      },
      model,
    };
  },
});

const EMPTY: PictureDetection<Finding['code']> = {
  findings: [],
  score: null,
  figures: {},
  regions: [],
  heatmap: null,
  abstained: null,
};

function traces(picture: PagePicture, score: number): Finding {
  const place = picture.toPlace({ x: 0, y: 0, w: picture.width, h: picture.height });
  return {
    code: 'ai_generated_traces',
    values: { page: picture.page },
    confidence: Math.min(CONFIDENCE_MAX, Math.round(score * 100) / 100),
    place,
    evidence: null,
  };
}

/** Declarations in a JPEG embedded in a PDF: programs that wrap pictures keep its bytes. */
async function declaredInside({
  origin,
  format,
  bytes,
  width,
  height,
  page,
}: PagePicture): Promise<Finding[]> {
  if (origin !== 'embedded' || format !== 'jpeg' || bytes === null) return [];
  const facts = await pictureFacts(readJpegFile(bytes), { width, height });
  const place = { page, rect: { x: 0, y: 0, w: 100, h: 100 } };
  return declarationsIn(facts).map((finding) => ({ ...finding, place }));
}
