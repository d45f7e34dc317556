import { isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'קווים קטועים';

export const words = {
  rule_interrupted: {
    title: 'קו מודפס נקטע ליד מספר',
    detail: (v) =>
      `בעמוד ${isolate(v.page)} קו של טבלה או טופס נעצר ליד המספר המסומן וממשיך מעברו השני; אף קו אחר בעמוד אינו נקטע כך. כך נראה מספר שהוקלד על מקום שכוסה. כך נראים גם שדה טופס שמולא או חותמת בעלת רקע משלה. יש להשוות למקור.`,
  },
} satisfies Record<string, FindingText>;
