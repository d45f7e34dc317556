import { addressOf, csrfHeaders, offline, refusal, withFreshToken } from '../api/call.js';
import type { Scan } from '../api/types.js';
import type { Upload } from './upload.js';

/**
 * Sends the document of an upload. Not by fetch, which does not tell how far it is. Throws
 * CallError.
 */
export const sendFile = (
  upload: Upload & { file: File },
  onProgress: (share: number) => void,
): Promise<Scan> => withFreshToken(() => sendOnce(upload, onProgress));

function sendOnce(
  { id, file, lang }: Upload & { file: File },
  onProgress: (share: number) => void,
): Promise<Scan> {
  const form = new FormData();
  form.set('lang', lang);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf('/scans'));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', id);
    for (const [name, value] of Object.entries(csrfHeaders()))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(offline());
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as Scan);
      else reject(refusal(status, responseText, request.getResponseHeader('Retry-After')));
    };
    request.send(form);
  });
}
