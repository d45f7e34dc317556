import type { FileType } from '../../core/vocabulary.js';

/** Common file systems allow 255 bytes; 200 characters are enough to recognise a name. */
const NAME_MAX_CHARS = 200;

const EXTENSIONS: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
};

/**
 * A name that is safe to show and to store: no folders, no control characters,
 * no bidirectional control characters ("exe.pdf" shown for "fdp.exe"), at most
 * 200 characters with its extension kept. An empty result becomes `document`
 * with the extension of its type.
 */
export function cleanFileName(given: string | null, type: FileType): string {
  const base = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/gu, '')
    .normalize('NFC')
    .trim();
  if (/^\.*$/.test(clean)) return `document.${EXTENSIONS[type]}`;
  return shorten(clean);
}

function shorten(name: string): string {
  const characters = Array.from(name);
  if (name.length <= NAME_MAX_CHARS) return name;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  let kept = '';
  for (const character of characters) {
    if (kept.length + character.length + extension.length > NAME_MAX_CHARS) break;
    kept += character;
  }
  return kept + extension;
}

/** The last segment of a URL's path as a name; null when there is none. */
export function nameFromUrl(url: URL): string | null {
  const last = url.pathname.split('/').at(-1) ?? '';
  if (last === '') return null;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
