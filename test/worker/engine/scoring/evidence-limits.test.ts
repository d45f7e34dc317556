import { describe, expect, it } from 'vitest';
import type { LayerRun } from '../../../../core/report.js';
import type { Channel } from '../../../../core/vocabulary.js';
import type { ExaminedPicture } from '../../../../worker/engine/detectors/picture/picture-detection.js';
import { pagePicture } from '../../../../worker/engine/image/page-picture.js';
import { gatheredNothing } from '../../../../worker/engine/pipeline/analysis.js';
import { composed, rotation, translation } from '../../../../worker/engine/image/homography.js';
import { asShown } from '../../../../worker/engine/ocr/text-plane.js';
import {
  NO_REREADING,
  type Line,
  type Page,
  type TextRegion,
} from '../../../../worker/engine/evidence/page.js';
import { abstain } from '../../../../worker/engine/detectors/picture/picture-detection.js';
import { evidenceLimits } from '../../../../worker/engine/scoring/evidence-limits.js';

interface Given {
  channel?: Channel;
  format?: 'jpeg' | 'png' | 'webp' | 'heic';
  tones?: 'full' | 'bilevel' | 'other';
  quality?: number;
  /** Of the digits, in percent of a page 1,000 pixels high. */
  digits?: number;
  coverage?: LayerRun[];
  text?: 'ocr' | 'none';
  /** How the page is turned, radians. */
  skew?: number;
}

const picture = ({ format = 'jpeg', tones = 'full', quality }: Given): ExaminedPicture => ({
  picture: pagePicture(
    { width: 1000, height: 1000, data: new Uint8Array() },
    { page: 1, origin: 'file', format, tones, jpeg: null, bytes: null, orientation: 1 },
  ),
  detections: [
    {
      detector: 'jpeg-tables',
      detection: abstain('', quality === undefined ? {} : { about_quality: quality }),
      ms: 1,
    },
  ],
});

/** Text on a page of 1,000 by 1,000 pixels that is turned about its middle. */
function regionOf(lines: Line[], skew: number): TextRegion {
  const size = { width: 1000, height: 1000 };
  const about = composed(translation(-500, -500), rotation(skew));
  const plane = { ...size, toPicture: composed(about, translation(500, 500)) };
  return {
    ...{ ...size, lines },
    rules: { level: [], upright: [] },
    asShown: (rect) => asShown(rect, plane, size),
    ...NO_REREADING,
  };
}

function codesOf(given: Given): string[] {
  const rect = { x: 10, y: 10, w: 20, h: given.digits ?? 2 };
  const words = [{ text: '1,250.00', rect, confidence: 1 }];
  const lines = [{ text: '1,250.00', words, rect, direction: 'ltr' as const }];
  const page: Page = {
    ...{ number: 1, width: 1000, height: 1000, lines, textSource: 'ocr', pictureCoverage: 1 },
    ...{ hash: null, ...NO_REREADING },
    render: () => Promise.reject(new Error('not drawn')),
    ...(given.skew !== undefined && { regions: [regionOf(lines, given.skew)] }),
  };
  const { data, classification } = gatheredNothing('');
  return evidenceLimits({
    classification: { ...classification, channel: given.channel ?? 'photo_of_paper' },
    data: { ...data, textSource: given.text ?? 'ocr' },
    coverage: given.coverage ?? [{ layer: 'ocr', status: 'ran', duration_ms: 1 }],
    pages: [page],
    pictures: [picture(given)],
  }).map(({ code }) => code);
}

describe('evidence is sufficient', () => {
  it('in a photo or scan whose pixels still tell of edits', () => {
    expect(codesOf({ quality: 92 })).toEqual([]);
    expect(codesOf({ format: 'png' })).toEqual([]);
    expect(codesOf({ channel: 'scanned_pdf', quality: 90 })).toEqual([]);
    expect(codesOf({ quality: 92, skew: 0.25 })).toEqual([]);
  });

  it('in a PDF as its program made it, whatever pictures it shows', () => {
    expect(codesOf({ channel: 'native_pdf', quality: 40, tones: 'bilevel' })).toEqual([]);
  });
});

describe('evidence is not sufficient', () => {
  it.each<[string, Given]>([
    ['compressed', { quality: 75 }],
    ['compressed', { channel: 'scanned_pdf', quality: 60 }],
    ['unknown_compression', { format: 'webp' }],
    ['unknown_compression', { format: 'heic' }],
    ['no_tones', { channel: 'scanned_pdf', tones: 'bilevel' }],
    ['no_tones', { channel: 'scanned_pdf', tones: 'other' }],
    ['low_resolution', { digits: 0.6, quality: 95 }],
    ['low_resolution', { digits: 0.6, quality: 95, skew: 0.25 }],
    ['low_resolution', { digits: 0.6, quality: 95, skew: Math.PI / 2 }],
    ['image_export', { channel: 'image_export', format: 'png' }],
    ['screen', { channel: 'app_screenshot', format: 'png' }],
    ['screen', { channel: 'web_screenshot', format: 'png' }],
    ['screen', { channel: 'photo_of_screen', quality: 95 }],
    ['nothing_read', { text: 'none', quality: 95 }],
    [
      'incomplete',
      { quality: 95, coverage: [{ layer: 'ocr', status: 'timed_out', duration_ms: 1 }] },
    ],
  ])('by %s: %o', (code, given) => {
    expect(codesOf(given)).toEqual([code]);
  });

  it('for each reason that holds, once', () => {
    expect(codesOf({ quality: 60, digits: 0.5, text: 'none' })).toEqual([
      'nothing_read',
      'compressed',
      'low_resolution',
    ]);
  });
});
