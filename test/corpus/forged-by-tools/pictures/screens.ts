import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { changeOf, kindOf } from '../change.js';
import { pixelsOf } from './picture.js';
import { tightened } from './drawn-words.js';
import type { PlacedWord } from './read-words.js';

/** How a page of HTML is shown. */
export interface Screen {
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the device per CSS pixel. */
  scale: number;
  isDark: boolean;
}

/** Phones at two and three pixels, windows of browsers, a tablet. */
const SCREENS: Omit<Screen, 'isDark'>[] = [
  { width: 360, height: 740, scale: 3 },
  { width: 412, height: 880, scale: 2.625 },
  { width: 390, height: 844, scale: 2 },
  { width: 1024, height: 760, scale: 1 },
  { width: 1280, height: 800, scale: 1 },
  { width: 820, height: 1000, scale: 2 },
];

export const chooseScreen = (random: () => number): Screen => ({
  ...SCREENS[Math.floor(random() * SCREENS.length)]!,
  isDark: random() < 0.4,
});

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Shows pages of HTML as a browser or the web view of an app does. */
export class ScreenDrawer {
  private browser: Promise<Browser> | null = null;

  /** The screen as PNG with its words. Rejects where there is no browser. */
  async draw(path: string, screen: Screen): Promise<{ png: Buffer; words: PlacedWord[] }> {
    return this.show(path, screen, async (page) => {
      const png = await page.screenshot();
      const pixels = await pixelsOf(png);
      const words = Words.parse(await page.evaluate(wordsAt(screen.scale))).map((word) =>
        tightened(pixels, word),
      );
      return { png, words: words.filter((word) => word !== null) };
    });
  }

  /**
   * The screen as the browser shows it after one of its amounts was changed in the inspector; null
   * where it has none.
   */
  async drawChanged(path: string, screen: Screen, random: () => number): Promise<Buffer | null> {
    return this.show(path, screen, async (page) => {
      const texts = Texts.parse(await page.evaluate(TEXTS));
      const amounts = texts.flatMap((text, node) =>
        [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
          kindOf(word, []) === 'amount' ? [{ node, word, index }] : [],
        ),
      );
      const amount = amounts[Math.floor(random() * amounts.length)];
      const changed = amount === undefined ? null : changeOf('amount', amount.word, random);
      if (amount === undefined || changed === null) return null;
      const { node, word, index } = amount;
      const text = texts[node] ?? '';
      const next = text.slice(0, index) + changed + text.slice(index + word.length);
      await page.evaluate(settingText(node, next));
      return page.screenshot();
    });
  }

  async close(): Promise<void> {
    await (await this.browser)?.close();
  }

  private async show<T>(
    path: string,
    { width, height, scale, isDark }: Screen,
    see: (page: Page) => Promise<T>,
  ): Promise<T> {
    const browser = await (this.browser ??= chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox'],
    }));
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: isDark ? 'dark' : 'light',
      offline: true,
    });
    try {
      const page = await context.newPage();
      await page.goto(pathToFileURL(path).href);
      return await see(page);
    } finally {
      await context.close();
    }
  }
}

const NODES = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
})()`;

/** In the browser: the text of each node. */
const TEXTS = `${NODES}.map((node) => node.nodeValue)`;

const settingText = (node: number, text: string): string =>
  `void (${NODES}[${node}].nodeValue = ${JSON.stringify(text)})`;

/** In the browser: the words inside the window with their lines, in pixels of the device. */
const wordsAt = (scale: number): string => `${NODES}.flatMap((node) =>
  [...node.nodeValue.matchAll(/\\S+/g)].flatMap(({ 0: text, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + text.length);
    const { left, top, width, height, bottom } = range.getBoundingClientRect();
    if (width < 1 || height < 1 || top < 0 || bottom > innerHeight) return [];
    const [x, y, w, h] = [left, top, width, height].map((side) => Math.round(side * ${scale}));
    return [{ text, line: Math.round(bottom), x, y, w, h }];
  }))`;

const Texts = z.array(z.string());
const Words = z.array(
  z.object({
    text: z.string(),
    line: z.number(),
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
  }),
);
