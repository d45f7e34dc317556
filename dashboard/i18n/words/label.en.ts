/** Words of what a person decides about a document. */
export const label = {
  title: 'Your decision',
  decisions: 'Decisions',
  note: 'Note (optional)',
  undo: 'Take back',
  saved: 'The decision is saved.',
  otherDecided: '{{name}} has decided: {{label}} ({{time}}).',
  allTheSame: 'Decide all the same: {{label}}',
  leave: 'Leave it so',
  history_one: '{{count}} earlier decision',
  history_other: '{{count}} earlier decisions',
  ended: {
    undone: 'Taken back by {{name}}, {{time}}',
    replaced: 'Replaced by {{name}}, {{time}}',
  },
};
