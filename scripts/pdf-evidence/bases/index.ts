import type { Genuine } from '../method.js';
import { pdfkitBases } from './pdfkit.js';

/** Every genuine PDF that forgeries start from. */
export const genuineBases = async (): Promise<Genuine[]> => [...(await pdfkitBases())];
