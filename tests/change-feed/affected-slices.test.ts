import { expect, it } from 'vitest'
import { events, eventsBySlice } from '#schema/events'
import { sliceNames } from '#schema/slices'
import { affectedSlices } from '../../service/change-feed/affected-slices.ts'

it('knows the slice of every event type', () => {
  const listed = Object.values(eventsBySlice).flatMap((types) => Object.keys(types))
  expect(listed.sort()).toEqual(Object.keys(events).sort())
})

it.each([
  [['AdvisoryAccepted'], ['advisory', 'decision-log']],
  [
    ['AdvisoryAccepted', 'AdvisoryRaised', 'PersonaChanged'],
    ['persona', 'advisory', 'decision-log'],
  ],
  [['PersonaSelected'], ['persona', 'decision-log']],
  [['IdentifiersToggled'], ['session', 'decision-log']],
  [[], []],
])('maps %s to %s', (types, slices) => {
  expect(affectedSlices(types)).toEqual(slices)
})

it('treats everything as changed after an unknown event', () => {
  expect(affectedSlices(['AdvisoryAccepted', 'WrittenByALaterRelease'])).toEqual([...sliceNames])
})
