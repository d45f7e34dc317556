/** A screen with the size of a screenshot in pixels, possibly before scaling. */
export interface Screen {
  /** The first of several screens with the same proportions. */
  device: 'iphone' | 'ipad' | 'android' | 'desktop';
  /** Whether the screenshot was scaled. */
  isScaled: boolean;
}

type Row = [device: Screen['device'], width: number, height: number];

/**
 * Common screens sold since 2014, in pixels of a screenshot, from makers' data sheets.
 * Hundreds of others exist, and windows are cut out of screens: an unlisted size proves
 * nothing.
 */
const SCREENS: readonly Row[] = [
  ...sizes('iphone', '640x1136 750x1334 1242x2208 828x1792 1125x2436 1242x2688 1080x2340'),
  ...sizes('iphone', '1170x2532 1284x2778 1179x2556 1290x2796 1206x2622 1320x2868 1260x2736'),
  ...sizes('ipad', '1536x2048 1620x2160 1640x2360 1668x2224 1668x2388 2048x2732 1488x2266'),
  ...sizes('ipad', '1668x2420 2064x2752'),
  ...sizes('android', '720x1280 720x1440 720x1480 720x1520 720x1560 720x1600 720x1612 720x1640'),
  ...sizes('android', '1080x1920 1080x2160 1080x2220 1080x2244 1080x2246 1080x2280 1080x2310'),
  ...sizes('android', '1080x2312 1080x2316 1080x2340 1080x2376 1080x2388 1080x2400 1080x2408'),
  ...sizes('android', '1080x2412 1080x2424 1080x2460 1080x2520 1220x2712 1240x2772 1260x2800'),
  ...sizes('android', '1344x2992 1280x2856 1344x2772 1440x2560 1440x2880 1440x2960 1440x3040'),
  ...sizes('android', '1440x3088 1440x3120 1440x3168 1440x3200 1440x3216 800x1280 1200x1920'),
  ...sizes('android', '1200x2000 1600x2560 1752x2800 1848x2960'),
  ...sizes('desktop', '768x1366 800x1280 900x1440 900x1600 1024x1280 1050x1680 1080x1920'),
  ...sizes('desktop', '1080x2560 1200x1920 1440x2560 1440x3440 1600x2560 1800x2880 1964x3024'),
  ...sizes('desktop', '2160x3840 2234x3456 1864x2880 1664x2560 720x1280 864x1536 960x1536'),
];

/** Longer sides, in pixels, to which messengers scale pictures. */
const MESSENGER_SIDES = [1280, 1600, 2048];

function sizes(device: Screen['device'], list: string): Row[] {
  return list.split(' ').map((size): Row => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return [device, width, height];
  });
}

/**
 * The screen that a whole screenshot matches, exactly or scaled as by messengers (its
 * longer side is one of theirs and the other rounds to it). null when none does.
 */
export function screenOf(width: number, height: number): Screen | null {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isUpright = height >= width;
  const fits = (one: Row) => (one[0] === 'desktop') !== isUpright || one[0] === 'ipad';
  const candidates = SCREENS.filter(fits);
  const whole = candidates.find(([, w, h]) => w === short && h === long);
  if (whole !== undefined) return { device: whole[0], isScaled: false };
  if (!MESSENGER_SIDES.includes(long)) return null;
  const scaled = candidates.find(([, w, h]) => h > long && Math.abs((w * long) / h - short) < 0.75);
  return scaled === undefined ? null : { device: scaled[0], isScaled: true };
}
