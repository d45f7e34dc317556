import type { Channel, DocumentType } from '../../../core/vocabulary.js';

export interface Classification {
  documentType: DocumentType;
  issuer: string | null;
  channel: Channel;
}
