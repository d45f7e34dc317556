import type { Words } from '../words.js';

export const label: Words['label'] = {
  title: 'ההחלטה שלך',
  decisions: 'החלטות',
  note: 'הערה (רשות)',
  undo: 'ביטול ההחלטה',
  saved: 'ההחלטה נשמרה.',
  otherDecided: 'כבר הוחלט על ידי {{name}}: {{label}} ({{time}}).',
  allTheSame: 'להחליט בכל זאת: {{label}}',
  leave: 'להשאיר כך',
  history_one: 'החלטה קודמת אחת',
  history_two: 'שתי החלטות קודמות',
  history_other: '{{count}} החלטות קודמות',
  ended: {
    undone: 'בוטלה על ידי {{name}}, {{time}}',
    replaced: 'הוחלפה על ידי {{name}}, {{time}}',
  },
};
