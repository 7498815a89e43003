/** Events of a note. */
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { NoteId, noteFields } from './note.ts'

const named = record({ noteId: NoteId, ...noteFields })
const refs = ({ text }: { readonly text: string }) => ({ topic: text })

export const noteEvents = {
  NoteWritten: event('NoteWritten', named, { title: 'Note written', refs }),
  NoteChanged: event('NoteChanged', named, { title: 'Note changed', refs }),
  NoteRemoved: event('NoteRemoved', record({ noteId: NoteId, text: noteFields.text }), {
    title: 'Note removed',
    refs,
  }),
}
