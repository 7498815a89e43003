import { it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { NoteId } from '#schema/note/note'
import { noteDecider } from '../../service/note/note.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(noteDecider)
const noteId = decodeOrThrow(NoteId, 'n1', 'id')
const day = (text: string): IsoDate => decodeOrThrow(IsoDate, text, 'A day')
const fields = { text: 'Road works on Larkin Street', from: day('2026-10-19'), to: day('2026-10-30') }
const written: AnyEvent = { type: 'NoteWritten', data: { noteId, ...fields } }
const removed: AnyEvent = { type: 'NoteRemoved', data: { noteId, text: fields.text } }

it('is written for a day or several, without the blanks around it', () => {
  given()
    .when({ type: 'write', noteId, ...fields, text: `  ${fields.text}\n` })
    .yields(written)
  given()
    .when({ type: 'write', noteId, ...fields, to: fields.from })
    .yields({ type: 'NoteWritten', data: { noteId, ...fields, to: fields.from } })
})

it('cannot end before it begins', () => {
  for (const type of ['write', 'change'] as const)
    given(...(type === 'write' ? [] : [written]))
      .when({ type, noteId, ...fields, to: day('2026-10-18') })
      .refused('invalid')
})

it('changes, unless nothing is new', () => {
  const to = day('2026-11-06')
  given(written)
    .when({ type: 'change', noteId, ...fields, to })
    .yields({ type: 'NoteChanged', data: { noteId, ...fields, to } })
  given(written)
    .when({ type: 'change', noteId, ...fields })
    .yields()
})

it('is removed once, and then neither changes nor goes again', () => {
  given(written).when({ type: 'remove', noteId }).yields(removed)
  given(written, removed).when({ type: 'remove', noteId }).refused('note/unknown')
  given(written, removed)
    .when({ type: 'change', noteId, ...fields })
    .refused('note/unknown')
  given().when({ type: 'remove', noteId }).refused('note/unknown')
})
