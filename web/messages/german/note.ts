/** German texts of notes with a date. */
import type { TextOf } from '../../core/language.ts'
import type { noteText } from '../en/note.ts'

export const note: TextOf<typeof noteText> = {
  write: 'Notiz schreiben',
  text: 'Was geschehen ist',
  example: 'Bauarbeiten in unserer Straße',
  first: 'Erster Tag',
  last: 'Letzter Tag',
  keep: 'Notiz festhalten',
  change: 'Ändern',
  changeOf: (text: string) => `Notiz „${text}“ ändern`,
  keepChange: 'Änderung festhalten',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removeOf: (text: string) => `Notiz „${text}“ entfernen`,
  noText: 'Schreiben Sie in wenigen Worten, was geschehen ist.',
  turned: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  notWritten: 'Die Notiz wurde nicht festgehalten.',
  notRemoved: 'Die Notiz wurde nicht entfernt.',
  noteOf: (days: string) => `Notiz für ${days}`,
  from: (kind: string, title: string) => `${kind} „${title}“`,
  kinds: {
    memo: 'Memo',
    advisory: 'Empfehlung',
    brief: 'Briefing',
    focus: 'Fokus',
    note: 'Notiz',
    connection: 'Integration',
    calendar: 'Kalender',
  },
  inRange: 'Notizen zu diesen Tagen',
}
