/** Dated notes: list, write, change, remove. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { Note, NoteId } from '#schema/note/note'
import type { noteEndpoints } from '#schema/note/note.endpoints'
import { noteOfRow } from '../advisor/load-notes.ts'
import type { Handlers } from '../http/handlers.ts'
import { paginateNewest } from '../http/page.ts'
import { type NoteState, noteDecider } from './note.decider.ts'

/** Default number of notes per page. */
const pageSize = 100

const answer = (state: NoteState): Note => decodeOrThrow(Note, state, 'A note')

const stream = (noteId: NoteId) => ({ decider: noteDecider, id: noteId, answer })

export const noteHandlers: Handlers<typeof noteEndpoints> = {
  listNotes: async ({ from, to, limit = pageSize, after }, { db, header }) => {
    const all = db.selectFrom('note').selectAll()
    const since = from === undefined ? all : all.where('to_day', '>=', from)
    const rows = await paginateNewest(header, to === undefined ? since : since.where('from_day', '<=', to), {
      limit,
      after,
      path: '/notes',
      query: { from, to },
    })
    return E.isLeft(rows) ? rows : E.right(rows.right.map(noteOfRow))
  },

  writeNote: async (fields, { run, service, now }) => {
    const noteId = decodeOrThrow(NoteId, service.nextId(now), 'A note id')
    return run({ ...stream(noteId), command: { type: 'write', noteId, ...fields } })
  },

  changeNote: async (fields, { run }) =>
    run({ ...stream(fields.noteId), command: { type: 'change', ...fields } }),

  removeNote: async ({ noteId }, { run }) => run({ ...stream(noteId), command: { type: 'remove', noteId } }),
}
