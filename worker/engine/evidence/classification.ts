import type { Channel, DocumentType } from '../../../core/vocabulary.js';

export interface Classification {
  documentType: DocumentType;
  /** How clear the type is, 0-1. Absent: not known. */
  typeCertainty?: number;
  issuer: string | null;
  channel: Channel;
}
