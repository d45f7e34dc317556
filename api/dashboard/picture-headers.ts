/** Pictures of documents never change, and are kept by the browser of their reader alone. */
export const PICTURE_HEADERS = { 'Cache-Control': 'private, max-age=3600, immutable' };
