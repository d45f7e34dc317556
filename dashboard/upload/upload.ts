import type { Language } from '../i18n/i18n.js';
import type { Scan } from '../api/types.js';

/** What is shown of a scan in the table of uploads. */
export type Outcome = Pick<
  Scan,
  'status' | 'stage' | 'verdict' | 'risk_score' | 'document_type' | 'issuer'
>;

/** A document that was added here: until it is accepted with its file, then with its scan. */
export interface Upload {
  /** Also its Idempotency-Key: sent again after a reload, it is no second scan. */
  id: string;
  /** The window that sends it and follows its scan. */
  window: string;
  name: string;
  size: number;
  addedAt: number;
  lang: Language;
  /** null once the service has it, and where it refused it for good. */
  file: File | null;
  state: 'waiting' | 'sending' | 'accepted' | 'refused';
  /** 0 to 1, while it is being sent. */
  sentShare: number;
  scanId: string | null;
  outcome: Outcome | null;
  problem: { code: string; message: string } | null;
}

export const isDone = ({ state, outcome }: Upload): boolean =>
  state === 'refused' || outcome?.status === 'completed' || outcome?.status === 'failed';

export function newUpload(file: File, lang: Language, window: string): Upload {
  return {
    id: newId(),
    window,
    name: file.name,
    size: file.size,
    addedAt: Date.now(),
    lang,
    file,
    state: 'waiting',
    sentShare: 0,
    scanId: null,
    outcome: null,
    problem: null,
  };
}

/** 128 random bits; `crypto.randomUUID` is missing where a page came over plain http. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
