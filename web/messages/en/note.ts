/** Texts of notes with a date. */
import { area } from '../../core/language.ts'

export const noteText = area('note', {
  write: 'Write a note',
  text: 'What happened',
  example: 'Road works on our street',
  first: 'First day',
  last: 'Last day',
  keep: 'Record this note',
  change: 'Change',
  changeOf: (text: string) => `Change the note “${text}”`,
  keepChange: 'Record the change',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (text: string) => `Remove the note “${text}”`,
  noText: 'Say in a few words what happened.',
  turned: 'The last day must be on or after the first.',
  notWritten: 'The note was not recorded.',
  notRemoved: 'The note was not removed.',
  noteOf: (days: string) => `Note for ${days}`,
  from: (kind: string, title: string) => `${kind} “${title}”`,
  kinds: {
    memo: 'Memo',
    advisory: 'Advisory',
    brief: 'Brief',
    focus: 'Focus',
    note: 'Note',
    connection: 'Integration',
    calendar: 'Calendar',
  },
  inRange: 'Notes on these dates',
})
