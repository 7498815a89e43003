import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { AnyEvent } from '#schema/events'
import { type FocusFields, FocusId } from '#schema/focus/focus'
import { focusDecider } from '../../service/focus/focus.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(focusDecider)
const focusId = decodeOrThrow(FocusId, 'f1', 'id')
const another = decodeOrThrow(FocusId, 'f2', 'id')
const focus: FocusFields = {
  primaryFocus: 'Increase Revenue',
  secondaryPriorities: ['Customer Experience', 'Innovation'],
  urgency: 'high',
  timeline: 'quarter',
  successMetrics: ['Weekly revenue above $20,000'],
}
const set: AnyEvent = { type: 'FocusSet', data: { focusId, focus } }

it('is set once', () => {
  given().when({ type: 'set', focusId, focus }).yields(set)
  given(set).when({ type: 'set', focusId: another, focus }).refused('focus/already-set')
})

it('is changed by its id, and only if there is one', () => {
  const changed = { ...focus, timeline: 'year', description: 'Fill the quiet hours.' } as const
  const change: AnyEvent = { type: 'FocusChanged', data: { focusId, focus: changed } }
  given(set).when({ type: 'change', focusId, focus: changed }).yields(change)
  given(set, change).when({ type: 'change', focusId, focus }).yields({ type: 'FocusChanged', data: set.data })
  given(set).when({ type: 'change', focusId: another, focus: changed }).refused('focus/unknown')
  given().when({ type: 'change', focusId, focus }).refused('focus/unknown')
})

it('is not recorded again when nothing changed except white space', () => {
  const spaced = { ...focus, primaryFocus: '  Increase Revenue ', description: ' \n ' }
  given(set).when({ type: 'change', focusId, focus }).yields()
  given(set).when({ type: 'change', focusId, focus: spaced }).yields()
})

it('trims its texts, and drops a blank description', () => {
  const spaced = {
    ...focus,
    primaryFocus: ' Increase Revenue',
    secondaryPriorities: ['Customer Experience ', ' Innovation'],
    successMetrics: ['\tWeekly revenue above $20,000'],
  }
  given()
    .when({ type: 'set', focusId, focus: { ...spaced, description: '  ' } })
    .yields(set)
  given()
    .when({ type: 'set', focusId, focus: { ...spaced, description: ' More guests. ' } })
    .yields({ type: 'FocusSet', data: { focusId, focus: { ...focus, description: 'More guests.' } } })
})

it.each(['secondaryPriorities', 'successMetrics'])('removes duplicates from %s', (list) => {
  for (const type of ['set', 'change'] as const) {
    const twice = { ...focus, [list]: ['Innovation', 'Compliance', ' Innovation '] }
    const decision = focusDecider.decide({ type, focusId, focus: twice }, { id: focusId, ...focus })
    expect(E.isLeft(decision) && decision.left).toMatchObject({
      kind: 'invalid',
      errors: [{ field: `${list}.2` }],
    })
  }
})
