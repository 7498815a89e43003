import { expect, it } from 'vitest'
import { events, eventsBySlice } from '#schema/events'
import { sliceNames } from '#schema/slices'
import { slicesOf } from '../../service/change-feed/affected-slices.ts'

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
])('from %s to %s', (types, slices) => {
  expect(slicesOf(types)).toEqual(slices)
})

it('counts everything as changed by an event that it does not know', () => {
  expect(slicesOf(['AdvisoryAccepted', 'WrittenByALaterRelease'])).toEqual([...sliceNames])
})
