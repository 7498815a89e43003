/** Rules of a note: it ends on or after its first day, and a removed note cannot be changed. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { invalid, missing } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { Note, NoteId } from '#schema/note/note'
import type { Decider } from '../event-store/decider.ts'

type Fields = Pick<Note, 'text' | 'from' | 'to'>

export type NoteCommand =
  | ({ readonly type: 'write' | 'change'; readonly noteId: NoteId } & Fields)
  | { readonly type: 'remove'; readonly noteId: NoteId }

/** The note, even after its removal; null before it was written. */
export type NoteState = (Note & { readonly isRemoved: boolean }) | null

const unknown = missing('note/unknown', 'noteId', 'There is no such note here.')

const isSame = (note: Fields, fields: Fields): boolean =>
  note.text === fields.text && note.from === fields.from && note.to === fields.to

export const noteDecider: Decider<'note', NoteCommand, NoteState> = {
  slice: 'note',
  initial: null,
  evolve: (state, event) => {
    switch (event.type) {
      case 'NoteWritten': {
        const { noteId, text, from, to } = event.data
        const createdAt = decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time')
        return { id: noteId, text, from, to, createdAt, isRemoved: false }
      }
      case 'NoteChanged': {
        const { text, from, to } = event.data
        return state && { ...state, text, from, to }
      }
      case 'NoteRemoved':
        return state && { ...state, isRemoved: true }
      default:
        return state
    }
  },
  decide: (command, state) => {
    if (command.type !== 'write' && (state === null || state.isRemoved)) return E.left(unknown)
    const { noteId } = command
    if (command.type === 'remove')
      return E.right([{ type: 'NoteRemoved', data: { noteId, text: state?.text ?? '' } }])
    const { from, to } = command
    if (to < from) return E.left(invalid([{ field: 'to', message: 'must not be before from' }]))
    const fields = { text: command.text.trim(), from, to }
    if (command.type === 'write') return E.right([{ type: 'NoteWritten', data: { noteId, ...fields } }])
    return state && isSame(state, fields)
      ? E.right([])
      : E.right([{ type: 'NoteChanged', data: { noteId, ...fields } }])
  },
}
