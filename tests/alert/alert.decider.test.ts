/** What people do with alerts: recorded once, undone by an event, and not recorded if it changes nothing. */
import { describe, expect, it } from 'vitest'
import { AlertId } from '#schema/alert/alert'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoDate } from '#schema/core/scalars'
import type { SliceEvent } from '#schema/events'
import { AccountId } from '#schema/people/people'
import { type AlertCommand, alertDecider, alertMark, subjectMark } from '../../service/alert/alert.decider.ts'
import { watchDecider } from '../../service/alert/watch.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const alertId = decodeOrThrow(AlertId, 'revenue-2026-11-09', 'An id')
const until = decodeOrThrow(IsoDate, '2026-12-14', 'A day')
const named = { alertId, title: 'Revenue fell $3,210 in the week of 9 November' }

const stateAfter = (events: readonly SliceEvent<'alert'>[]) =>
  events.reduce(
    (state, event) => alertDecider.evolve(state, { ...event, recordedAt: '2026-11-16T07:00:00.000Z' }),
    alertDecider.initial,
  )
const decide = (command: AlertCommand, ...before: readonly SliceEvent<'alert'>[]) =>
  alertDecider.decide(command, stateAfter(before))

const snoozed: SliceEvent<'alert'> = { type: 'AlertSnoozed', data: { ...named, until } }
const woken: SliceEvent<'alert'> = { type: 'AlertWoken', data: named }
const muted: SliceEvent<'alert'> = { type: 'AlertsMuted', data: { subject: 'revenue' } }
const useful: SliceEvent<'alert'> = { type: 'AlertRated', data: { ...named, isUseful: true } }

describe('an alert', () => {
  it('is snoozed, and woken by an event', () => {
    expect(decide({ type: 'snooze', ...named, until })).toEqual(E.right([snoozed]))
    expect(decide({ type: 'snooze', ...named, until }, snoozed)).toEqual(E.right([]))
    expect(decide({ type: 'wake', ...named }, snoozed)).toEqual(E.right([woken]))
    expect(decide({ type: 'wake', ...named }, snoozed, woken)).toMatchObject({
      left: { kind: 'conflict', code: 'alert/not-snoozed' },
    })
    expect(alertMark(alertId, stateAfter([snoozed]))).toEqual({ about: alertId, until })
    expect(alertMark(alertId, stateAfter([snoozed, woken]))).toEqual({ about: alertId })
  })

  it('is rated, again otherwise, and not at all', () => {
    expect(decide({ type: 'rate', ...named, isUseful: true }, useful)).toEqual(E.right([]))
    expect(decide({ type: 'rate', ...named, isUseful: false }, useful)).toEqual(
      E.right([{ type: 'AlertRated', data: { ...named, isUseful: false } }]),
    )
    expect(decide({ type: 'rate', ...named, isUseful: undefined }, useful)).toEqual(
      E.right([{ type: 'AlertRated', data: named }]),
    )
    expect(alertMark(alertId, stateAfter([useful, { type: 'AlertRated', data: named }]))).toEqual({
      about: alertId,
    })
  })
})

it('a subject is muted, told again, and marked urgent', () => {
  expect(decide({ type: 'mute', subject: 'revenue', isMuted: true })).toEqual(E.right([muted]))
  expect(decide({ type: 'mute', subject: 'revenue', isMuted: true }, muted)).toEqual(E.right([]))
  expect(decide({ type: 'mute', subject: 'revenue', isMuted: false }, muted)).toEqual(
    E.right([{ type: 'AlertsUnmuted', data: { subject: 'revenue' } }]),
  )
  expect(decide({ type: 'urgent', subject: 'revenue', isUrgent: false })).toEqual(E.right([]))
  const urgent: SliceEvent<'alert'> = {
    type: 'AlertUrgencySet',
    data: { subject: 'revenue', isUrgent: true },
  }
  expect(subjectMark('revenue', stateAfter([muted, urgent]))).toEqual({
    about: 'revenue',
    isMuted: true,
    isUrgent: true,
  })
})

it('a figure is watched once by a person, and no longer', () => {
  const { given } = deciderSpec(watchDecider)
  const accountId = decodeOrThrow(AccountId, 'a1', 'id')
  const data = { subject: 'margin', accountId } as const
  const watched = { type: 'FigureWatched', data } as const
  const unwatched = { type: 'FigureUnwatched', data } as const
  given()
    .when({ ...data, isWatched: true })
    .yields(watched)
  given(watched)
    .when({ ...data, isWatched: true })
    .yields()
  given(watched)
    .when({ ...data, isWatched: false })
    .yields(unwatched)
  given(watched, unwatched)
    .when({ ...data, isWatched: false })
    .yields()
  given(watched)
    .when({ ...data, subject: 'revenue', isWatched: true })
    .yields({ type: 'FigureWatched', data: { ...data, subject: 'revenue' } })
  given()
    .when({ subject: 'runway', isWatched: true })
    .yields({ type: 'FigureWatched', data: { subject: 'runway' } })
})
