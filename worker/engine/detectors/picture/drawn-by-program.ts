import type { Channel } from '../../../../core/vocabulary.js';

/**
 * Channels of pages drawn by a program: their pixels have no history, copies in them are by
 * design, and each of their styles is drawn by itself.
 */
const DRAWN: readonly Channel[] = ['native_pdf', 'app_screenshot', 'web_screenshot'];

export const isDrawnByProgram = (channel: Channel): boolean => DRAWN.includes(channel);
