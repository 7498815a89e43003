/** Calls for notes with a date. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { pageFields, pageHeaders } from '../core/page.ts'
import { record } from '../core/record.ts'
import { readers, writers } from '../core/roles.ts'
import { IsoDate } from '../core/scalars.ts'
import { Note, NoteId, noteFields } from './note.ts'

export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/notes',
    roles: readers,
    summary: 'List notes, newest first; with from or to, those that touch these days',
    input: record({}, { from: IsoDate, to: IsoDate, ...pageFields }),
    output: t.array(Note),
    slices: ['note'],
    headers: pageHeaders,
  }),
  writeNote: endpoint({
    method: 'POST',
    path: '/notes',
    roles: writers,
    summary: 'Write a note about a day, or about all days from one to another',
    input: record(noteFields),
    output: Note,
    slices: ['note', 'decision-log'],
  }),
  changeNote: endpoint({
    method: 'PUT',
    path: '/notes/:noteId',
    roles: writers,
    summary: 'Change a note; the history keeps what it said before',
    input: record({ noteId: NoteId, ...noteFields }),
    output: Note,
    slices: ['note', 'decision-log'],
    refuses: ['missing'],
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/notes/:noteId',
    roles: writers,
    summary: 'Remove a note; the history keeps it',
    input: record({ noteId: NoteId }),
    output: Note,
    slices: ['note', 'decision-log'],
    refuses: ['missing'],
  }),
}
