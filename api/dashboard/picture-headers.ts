/** Pictures of documents: for their reader alone, and not for long, as they go with the scan and with the file. */
export const PICTURE_HEADERS = {
  'Cache-Control': 'private, max-age=600',
  // Opened by itself it is a picture and nothing else, whatever its bytes.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};
