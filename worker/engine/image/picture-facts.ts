import type { PictureFacts } from '../evidence/picture-facts.js';
import { readCredentials } from './credentials/read-credentials.js';
import { credentialsReferencedBy } from './credentials/xmp-reference.js';
import { NO_EXIF, readExif } from './exif.js';
import type { PictureFile, TextEntry } from './picture-file.js';
import { plainText } from './plain-text.js';
import { readXmp } from './xmp.js';

/** Metadata of a picture file. `size` is that of the picture as shown. Never throws. */
export async function pictureFacts(
  file: PictureFile,
  size: { width: number; height: number },
): Promise<PictureFacts> {
  const exif = file.exif === null ? NO_EXIF : await readExif(file.exif);
  return {
    format: file.format,
    width: size.width,
    height: size.height,
    orientation: exif.orientation,
    make: exif.make,
    model: exif.model,
    software: unique([...exif.software, ...file.software, ...softwareIn(file.texts)]),
    takenAt: exif.takenAt,
    modifiedAt: exif.modifiedAt,
    xmp: file.xmp === null ? null : readXmp(file.xmp),
    generatorKeys: generatorKeys(file, exif.userComment),
    credentials: file.credentials
      ? readCredentials(file.credentials, file.bytes, file.end)
      : credentialsReferencedBy(file.xmp ?? ''),
  };
}

const unique = (names: string[]): string[] => [
  ...new Set(names.map(plainText).filter((name) => name !== '')),
];

/**
 * Programs named by the PNG key `Software` and by the comment that the GD library writes
 * into JPEGs.
 */
const softwareIn = (texts: TextEntry[]): string[] =>
  texts.flatMap(({ key, text }) => {
    if (key.toLowerCase() === 'software') return [text];
    const creator = /^CREATOR: ([^\n(]+)/.exec(text)?.[1];
    return key === 'Comment' && creator !== undefined ? [creator] : [];
  });

/**
 * Keys under which picture generators store their prompt: Stable Diffusion web UIs
 * (`parameters`), ComfyUI (`prompt`, `workflow`), InvokeAI, Fooocus, NovelAI.
 */
const GENERATOR_KEYS = [
  'parameters',
  'prompt',
  'workflow',
  'sd-metadata',
  'invokeai_metadata',
  'invokeai_graph',
  'Dream',
  'fooocus_scheme',
  'generation_data',
  // The label that Chinese law requires of generators (TC260).
  'AIGC',
];

/** XMP properties of the IPTC standard 2025.1 and of the TC260 label. */
const XMP_KEYS = ['Iptc4xmpExt:AISystemUsed', 'Iptc4xmpExt:AIPromptInformation', 'TC260:AIGC'];

const MIDJOURNEY_JOB = /\bJob ID: ?[0-9a-f]{8}-[0-9a-f]{4}-/;

function generatorKeys({ texts, xmp }: PictureFile, userComment: string | null): string[] {
  const keys = texts.filter(isGeneratorText).map(({ key }) => key);
  keys.push(...XMP_KEYS.filter((key) => xmp?.includes(key)));
  // In formats without textual chunks, the same web UIs use the EXIF comment.
  if (userComment !== null && isPrompt(userComment)) keys.push('UserComment');
  return [...new Set(keys)];
}

const isGeneratorText = ({ key, text }: TextEntry): boolean =>
  GENERATOR_KEYS.includes(key) ||
  (key === 'Comment' && isPrompt(text)) ||
  (key === 'Description' && MIDJOURNEY_JOB.test(text));

const isPrompt = (text: string): boolean =>
  /^\{"AIGC"\s*:/.test(text) || /\bSteps: ?\d+, Sampler:/.test(text) || hasSamplerBeforeSteps(text);

function hasSamplerBeforeSteps(text: string): boolean {
  const at = text.search(/"sampler"\s*:/);
  return at !== -1 && /"(?:steps|seed)"\s*:/.test(text.slice(at));
}
