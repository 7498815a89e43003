/** Notes as a read table. */
import { projection } from '../read-models/projection.ts'
import { add, patch, remove } from '../read-models/row-change.ts'
import { noteTable } from './note.table.ts'

export const noteProjection = projection({
  slice: 'note',
  tables: [noteTable],
  on: {
    NoteWritten: ({ data: { noteId, text, from, to }, recordedAt }) => [
      add(noteTable, { id: noteId, text, from_day: from, to_day: to, created_at: recordedAt }),
    ],
    NoteChanged: ({ data: { noteId, text, from, to } }) => [
      patch(noteTable, { id: noteId, text, from_day: from, to_day: to }),
    ],
    NoteRemoved: ({ data }) => [remove(noteTable, { id: data.noteId })],
  },
})
