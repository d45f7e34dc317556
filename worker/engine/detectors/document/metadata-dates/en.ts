import { date, instant, isolate, month } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'dates of the file';

export const words = {
  metadata_dates_disagree: {
    title: 'The dates in the metadata contradict each other',
    detail: (v) => {
      switch (String(v.event)) {
        case 'reversed':
          return `By its metadata the file was made at ${instant(v.one)} but last saved before that, at ${instant(v.other)}. One of the dates was changed, or a clock was wrong.`;
        case 'program':
          return `The file is dated ${date(v.one)}, but ${isolate(v.program)}, which it names as its maker, came out in ${month(v.other)}. The date or the program’s name was changed, or a clock was wrong.`;
        case 'format':
          return `The file is dated ${date(v.one)}, but is written in ${isolate(v.program)}, a format published in ${month(v.other)}. It was saved again later, or the date was changed.`;
        case 'rewritten':
          return `An earlier revision kept in the file says it was made at ${instant(v.one)}, a later one ${instant(v.other)}. Whoever saved the later one set it anew. Ask for the original.`;
        default:
          return `One part of the metadata gives ${instant(v.one)}, another ${instant(v.other)} for the same event. A program that saves a file sets both; a later one, such as a mail system, an archive or a viewer, may have updated only one of them.`;
      }
    },
  },
  metadata_date_in_future: {
    title: 'The metadata are dated in the future',
    detail: (v) =>
      `The metadata carry ${instant(v.one)}, later than the time of the scan. The clock of the computer was wrong, or the date was made up.`,
  },
  modified_after_creation: {
    title: 'Saved again after it was made',
    detail: (v) =>
      `Made at ${instant(v.one)}, saved again at ${instant(v.other)}. Signing, stamping and sending do this too; alone it means nothing.`,
  },
} satisfies Record<string, FindingText>;
