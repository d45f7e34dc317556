import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureFacts } from '../../../../../../worker/engine/evidence/picture-facts.js';
import { NO_COLOUR_TAGS } from '../../../../../../worker/engine/image/colour-profile/colour-tags.js';
import { readProfile } from '../../../../../../worker/engine/image/colour-profile/read-profile.js';
import { openPdf } from '../../../../../../worker/engine/pipeline/opening/open-pdf.js';
import { colourProfile } from '../../../../../../worker/engine/detectors/picture/colour-profile/detector.js';
import {
  pagePicture,
  type PagePicture,
} from '../../../../../../worker/engine/image/page-picture.js';
import { picture as pictureFacts } from '../../document/evidence.js';
import { makeProfile, profileSegments, type ProfileWords } from '../../../image/make-profile.js';
import { withJpegSegments } from '../../../image/picture-bytes.js';
import { contextOf, neverAborted, PNG_FILE } from '../scanned-page.js';

const GIMP = { description: 'GIMP built-in sRGB', creator: 'lcms' };
const APPLE = { description: 'Display P3', creator: 'appl', cmm: 'appl' };
const ADOBE = { description: 'Adobe RGB (1998)', creator: 'ADBE', cmm: 'ADBE' };
const HP = { description: 'sRGB IEC61966-2.1', creator: 'HP', cmm: 'Lino' };
const IPHONE = { make: 'Apple', model: 'iPhone 15 Pro' };

const pictureWith = (words: ProfileWords | null, tags = {}): PagePicture =>
  pagePicture(
    { width: 8, height: 8, data: new Uint8Array(192) },
    {
      ...PNG_FILE,
      colour: { ...NO_COLOUR_TAGS, profile: words && readProfile(makeProfile(words)), ...tags },
    },
  );

const detect = (picture: PagePicture, facts: Partial<PictureFacts> | null) =>
  colourProfile.detect(
    { picture, ...contextOf(), facts: facts && pictureFacts(facts) },
    neverAborted,
  );

describe('colourProfile', () => {
  it.each([
    ['GIMP’s profile in a phone’s photo', GIMP, IPHONE, {}, 'camera', 0.85],
    ['Adobe’s profile in a phone’s photo', ADOBE, IPHONE, {}, 'camera', 0.85],
    ['Adobe’s profile in a screenshot', ADOBE, {}, { isScreenshot: true }, 'screenshot', 0.85],
    ['GIMP’s profile in a picture that says nothing', GIMP, {}, {}, '', 0.6],
  ])('tells of %s', async (_, profile, facts, tags, claim, confidence) => {
    const { findings: findings } = await detect(pictureWith(profile, tags), facts);
    expect(findings).toMatchObject([
      { code: 'profile_of_editor', confidence, values: { claim }, place: null },
    ]);
  });

  it.each([
    ['an iPhone’s own profile', APPLE, IPHONE],
    ['Apple’s profile in an Android phone’s photo', APPLE, { make: 'OPPO', model: 'CPH2173' }],
    ['the sRGB that everybody writes', HP, { make: 'samsung', model: 'SM-S911B' }],
    ['a camera that lets its owner choose Adobe RGB', ADOBE, { make: 'NIKON', model: 'D750' }],
    ['Adobe’s profile where nothing is claimed', ADOBE, {}],
    ['an editor that the file names itself', GIMP, { ...IPHONE, software: ['GIMP 2.10.34'] }],
  ])('is silent about %s', async (_, profile, facts) => {
    expect((await detect(pictureWith(profile), facts)).findings).toEqual([]);
  });

  it('says whose profile it is and whether EXIF agrees', async () => {
    const { figures } = await detect(pictureWith(APPLE, { exifColourSpace: 1 }), IPHONE);
    expect(figures).toMatchObject({
      description: 'Display P3',
      creator: 'appl',
      device_class: 'mntr',
      exif_colour_space: 1,
      exif_agrees: false,
    });
    const agreeing = await detect(pictureWith(HP, { exifColourSpace: 1 }), null);
    expect(agreeing.figures).toMatchObject({ exif_agrees: true });
    const uncalibrated = await detect(pictureWith(APPLE, { exifColourSpace: 65_535 }), null);
    expect(uncalibrated.figures).toMatchObject({ exif_agrees: null });
  });

  it('abstains without a profile', async () => {
    expect((await detect(pictureWith(null), IPHONE)).abstained).not.toBeNull();
  });
});

describe('pictures laid over a scan', { timeout: 60_000 }, () => {
  const jpegWith = async (width: number, height: number, words: ProfileWords) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#eeeeee' } });
    const segments = profileSegments(makeProfile(words));
    // A copy of its own: pdf-lib reads a pooled buffer from its beginning.
    return Uint8Array.from(
      withJpegSegments(
        await plain.jpeg().toBuffer(),
        ...segments.map((body): [number, Buffer] => [0xe2, body]),
      ),
    );
  };

  async function scanWith(patch: ProfileWords) {
    const document = await PDFDocument.create();
    const page = document.addPage([600, 400]);
    const scan = await document.embedJpg(await jpegWith(900, 600, HP));
    page.drawImage(scan, { width: 600, height: 400 });
    const over = await document.embedJpg(await jpegWith(120, 30, patch));
    page.drawImage(over, { x: 300, y: 200, width: 60, height: 20 });
    const bytes = await document.save();
    const open = await openPdf(bytes, { pagesMax: 5, megapixelsMax: 10 });
    try {
      return await detect(await open.pictures[0]!.load(), null);
    } finally {
      await open.close();
    }
  }

  it('are reported where their profile is another one, and where they lie', async () => {
    const { findings: findings } = await scanWith(APPLE);
    expect(findings).toMatchObject([{ code: 'laid_over_profile', values: { page: 1 } }]);
    const rect = findings[0]?.place?.rect;
    expect([rect?.x, rect?.y, rect?.w, rect?.h].map((side) => Math.round(side ?? 0))).toEqual([
      50, 45, 10, 5,
    ]);
  });

  it('are not reported where they carry the scan’s own', async () => {
    const { findings: findings, figures } = await scanWith(HP);
    expect(findings).toEqual([]);
    expect(figures).toMatchObject({ description: 'sRGB IEC61966-2.1', other_profiles: 0 });
  });
});
