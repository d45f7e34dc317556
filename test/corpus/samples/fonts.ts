import { createRequire } from 'node:module';

/**
 * Open fonts with Hebrew; each document has one family, so that the samples do
 * not all look alike.
 */

export interface Family {
  name: string;
  regular: string;
  bold: string;
}

const resolve = createRequire(import.meta.url).resolve;

const family = (folder: string, name: string): Family => ({
  name,
  regular: resolve(`@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`),
  bold: resolve(`@expo-google-fonts/${folder}/700Bold/${name}_700Bold.ttf`),
});

export const FONTS = {
  heebo: family('heebo', 'Heebo'),
  david: family('david-libre', 'DavidLibre'),
  assistant: family('assistant', 'Assistant'),
  rubik: family('rubik', 'Rubik'),
};

/** Every letter is 0.6 of the size wide. Found when asked for. */
export const fixedPitch = (): Family => family('cousine', 'Cousine');
