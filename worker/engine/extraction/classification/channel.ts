import type { Channel } from '../../../../core/vocabulary.js';
import type { PictureFacts } from '../../evidence/picture-facts.js';
import type { Page } from '../../evidence/page.js';
import type { ChannelHints } from '../../image/channel-hints.js';

/** A page whose pictures cover this share is a scan (specification of channels). */
const SCAN_COVERAGE_MIN = 0.85;

/** Below this picture share the page is drawn, even without a text layer. */
const DRAWN_COVERAGE_MAX = 0.3;

/** Drawn pictures have more than 40 % of equal neighbouring pixels and no noise. */
const FLAT_SHARE_MIN = 0.4;
const DRAWN_NOISE_MAX = 0.7;

/** Stricter limits for pictures without the shape of a screen: scans with paper clipped to white come close. */
const FLAT_SHARE_CLEAR = 0.7;
const CLEAR_NOISE_MAX = 0.3;

/** Stronger variation of lighting over the page excludes scanners and screens. */
const ILLUMINATION_PHOTO_MIN = 30;
const BORDER_PHOTO_MIN = 0.3;

/** How the document became a file; `unknown` when uncertain. */
export function channelOf(input: {
  pages: readonly Page[];
  isPdf: boolean;
  picture: PictureFacts | null;
  hints: ChannelHints | null;
}): Channel {
  if (input.isPdf) return channelOfPdf(input.pages);
  if (input.picture) return channelOfPicture(input.picture, input.hints);
  return 'unknown';
}

/** By the majority of pages; the invisible text layer of a scan does not count as text. */
function channelOfPdf(pages: readonly Page[]): Channel {
  const written = pages.filter((page) => page.textSource === 'text_layer').length;
  const scanned = pages.filter(
    (page) => page.textSource !== 'text_layer' && page.pictureCoverage >= SCAN_COVERAGE_MIN,
  ).length;
  const drawn = pages.filter(
    (page) => page.textSource === 'ocr' && page.pictureCoverage < DRAWN_COVERAGE_MAX,
  ).length;
  const most = pages.length / 2;
  if (written + drawn > most) return 'native_pdf';
  if (scanned > most) return 'scanned_pdf';
  if (scanned > 0 && written + drawn + scanned === pages.length) return 'scanned_pdf';
  return 'unknown';
}

function channelOfPicture(picture: PictureFacts, hints: ChannelHints | null): Channel {
  const camera = picture.make !== null || picture.model !== null;
  if (!hints) return camera ? 'photo_of_paper' : 'unknown';
  const drawn = hints.flatShare >= FLAT_SHARE_MIN && hints.noiseSigma <= DRAWN_NOISE_MAX;
  if (drawn && !camera) {
    if (hints.hasStatusBar || hints.looksLikePhoneScreen) return 'app_screenshot';
    if (isMonitor(picture)) return 'web_screenshot';
    const clear = hints.flatShare >= FLAT_SHARE_CLEAR && hints.noiseSigma <= CLEAR_NOISE_MAX;
    return clear ? 'image_export' : 'unknown';
  }
  if (camera && hints.hasStatusBar) return 'photo_of_screen';
  if (camera) return 'photo_of_paper';
  const lit = hints.illuminationRange >= ILLUMINATION_PHOTO_MIN;
  if (lit || hints.borderContrast >= BORDER_PHOTO_MIN) return 'photo_of_paper';
  return 'unknown';
}

/** Common screen widths of monitors and laptops, pixels. */
const MONITOR_WIDTHS: ReadonlySet<number> = new Set([
  1280, 1366, 1440, 1512, 1536, 1600, 1680, 1728, 1792, 1920, 2048, 2560, 2880, 3024, 3440, 3456,
  3840, 5120,
]);

const isMonitor = ({ width, height, software }: PictureFacts): boolean =>
  software.some((program) => /screenshot|snip|screen ?capture/i.test(program)) ||
  (width > height && MONITOR_WIDTHS.has(width) && width / height < 2.5);
