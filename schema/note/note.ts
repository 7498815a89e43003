/** Dated notes: what happened around the business, in a person's own words. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, id, nonBlank } from '../core/scalars.ts'

/** Id of a note and of its stream. */
export const NoteId = id('NoteId')
export type NoteId = t.TypeOf<typeof NoteId>

/** What a person enters: what happened, and its first and last day. */
export const noteFields = { text: nonBlank(500), from: IsoDate, to: IsoDate }

export const Note = record({ id: NoteId, ...noteFields, createdAt: IsoTime }, undefined, 'Note')
export type Note = t.TypeOf<typeof Note>
