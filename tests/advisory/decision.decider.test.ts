/** The life of a decision: planned, done, taken back, postponed, until its outcome is on record. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { Expectation } from '#schema/advisory/outcome'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoDate } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { AccountId } from '#schema/people/people'
import type { AdvisoryCommand } from '../../service/advisory/advisory.commands.ts'
import { advisoryDecider } from '../../service/advisory/advisory.decider.ts'
import type { AdvisoryState } from '../../service/advisory/advisory.state.ts'
import { evolve } from '../../service/event-store/decider.ts'
import { deciderSpec, recordedAt } from '../core/decider-spec.ts'

const { given } = deciderSpec(advisoryDecider)
const advisoryId = decodeOrThrow(AdvisoryId, 'a1', 'id')
const day = (text: string) => decodeOrThrow(IsoDate, text, 'a day')
const title = 'Lock in dairy'
const words = { title, message: 'The price rises on 1 December.', urgency: 'high' } as const
const plan = { due: day('2026-11-27'), ownerId: decodeOrThrow(AccountId, 'tess', 'an account') }
const raised: AnyEvent = { type: 'AdvisoryRaised', data: { advisoryId, ...words } }
const accepted: AnyEvent = { type: 'AdvisoryAccepted', data: { advisoryId, title, ...plan } }
const dismissed: AnyEvent = { type: 'AdvisoryDismissed', data: { advisoryId, title, reason: 'Too dear' } }
const done: AnyEvent = { type: 'DecisionDone', data: { advisoryId, title, note: 'Signed' } }
const resumed: AnyEvent = { type: 'DecisionResumed', data: { advisoryId, title } }
const later: AnyEvent = { type: 'DecisionPlanned', data: { advisoryId, title, due: day('2026-12-04') } }
const reopened: AnyEvent = { type: 'AdvisoryReopened', data: { advisoryId, title, reason: 'A slip' } }
const deferred: AnyEvent = { type: 'AdvisoryDeferred', data: { advisoryId, title, until: day('2026-12-07') } }
const band = { value: 19_000, low: 18_600, high: 19_400 }
const expects = decodeOrThrow(
  Expectation,
  {
    ...{ measure: 'revenue', change: 1000, from: '2026-11-23', to: '2026-12-20', before: 18_000 },
    ...{ ...band, nothing: band },
  },
  'an expectation',
)
const scored: AnyEvent = {
  type: 'AdvisoryOutcomeRecorded',
  data: {
    ...{ advisoryId, title, expects, timeline: [] },
    outcome: { verdict: 'cannot-tell', facts: [], because: 'not-on-record' },
  },
}

const stateAfter = (...events: readonly AnyEvent[]): AdvisoryState =>
  events.reduce<AdvisoryState>(
    (state, event) => evolve(advisoryDecider, state, { ...event, recordedAt }),
    null,
  )

it('is accepted with a plan, and dismissed with a reason', () => {
  given(raised).when({ type: 'accept', advisoryId, plan }).yields(accepted)
  given(raised).when({ type: 'dismiss', advisoryId, reason: 'Too dear' }).yields(dismissed)
})

it('is written down without an advisory, as advice that was accepted at once', () => {
  const origin = { kind: 'person' } as const
  given()
    .when({ type: 'record', advisory: { id: advisoryId, ...words }, origin, plan })
    .yields({ type: 'AdvisoryRaised', data: { advisoryId, ...words, origin } }, accepted)
  given(raised)
    .when({ type: 'record', advisory: { id: advisoryId, ...words }, origin, plan })
    .refused('advisory/already-raised')
})

it('takes an answer back with its reason, and can then be answered again', () => {
  for (const answer of [accepted, dismissed]) {
    given(raised, answer).when({ type: 'reopen', advisoryId, reason: 'A slip' }).yields(reopened)
    given(raised, answer, reopened).when({ type: 'accept', advisoryId, plan }).yields(accepted)
  }
  given(raised).when({ type: 'reopen', advisoryId }).refused('advisory/not-settled')
  given(raised, accepted, reopened).when({ type: 'reopen', advisoryId }).refused('advisory/not-settled')
  given().when({ type: 'reopen', advisoryId }).refused('advisory/unknown')
})

it('leaves nothing of an answer that was taken back but its reason', () => {
  const before = stateAfter(raised)
  for (const answer of [[accepted], [accepted, done], [dismissed], [deferred, dismissed]])
    expect(stateAfter(raised, ...answer, reopened)).toEqual({ ...before, reason: 'A slip' })
})

it('is put off only while it is new, any number of times', () => {
  const defer = { type: 'defer', advisoryId, until: day('2026-12-07') } as const
  given(raised).when(defer).yields(deferred)
  given(raised, deferred).when(defer).yields(deferred)
  given(raised, accepted).when(defer).refused('advisory/already-settled')
  expect(stateAfter(raised, deferred)?.deferredUntil).toBe('2026-12-07')
  expect(stateAfter(raised, deferred, accepted)?.deferredUntil).toBeUndefined()
})

it('is planned and done only once it is accepted', () => {
  const finish = { type: 'finish', advisoryId, note: 'Signed' } as const
  given(raised, accepted).when(finish).yields(done)
  given(raised, accepted, done).when(finish).refused('advisory/already-done')
  expect(stateAfter(raised, accepted, later)?.ownerId).toBeUndefined()
  for (const events of [[raised], [raised, dismissed], [raised, accepted, reopened]])
    for (const command of [
      finish,
      { type: 'plan', advisoryId, plan },
      { type: 'resume', advisoryId },
    ] as const)
      given(...events)
        .when(command)
        .refused('advisory/not-decided')
})

it('is opened again by a step of its own, and keeps its plan while it is done', () => {
  const replan = { type: 'plan', advisoryId, plan: { due: day('2026-12-04') } } as const
  given(raised, accepted, done).when(replan).refused('advisory/already-done')
  given(raised, accepted, done).when({ type: 'resume', advisoryId }).yields(resumed)
  given(raised, accepted).when({ type: 'resume', advisoryId }).refused('advisory/not-done')
  expect(stateAfter(raised, accepted, done, resumed)).toEqual(stateAfter(raised, accepted))
  given(raised, accepted, done, resumed).when(replan).yields(later)
})

it('reads histories in which a plan opened a done decision', () => {
  expect(stateAfter(raised, accepted, done, later)?.doneAt).toBeUndefined()
})

it('cannot be changed any more once its outcome is on record', () => {
  for (const command of [
    { type: 'reopen', advisoryId },
    { type: 'plan', advisoryId, plan },
    { type: 'finish', advisoryId },
    { type: 'resume', advisoryId },
  ] as const)
    given(raised, accepted, scored).when(command).refused('advisory/outcome-recorded')
})

it('never has an answer and none at once, whatever the history of commands', () => {
  const command = fc.constantFrom<AdvisoryCommand>(
    { type: 'raise', id: advisoryId, ...words },
    { type: 'accept', advisoryId, plan },
    { type: 'dismiss', advisoryId },
    { type: 'reopen', advisoryId },
    { type: 'defer', advisoryId, until: day('2026-12-07') },
    { type: 'plan', advisoryId, plan: {} },
    { type: 'finish', advisoryId },
    { type: 'resume', advisoryId },
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let state: AdvisoryState = null
      for (const next of commands) {
        const decision = advisoryDecider.decide(next, state)
        if (E.isLeft(decision)) continue
        state = decision.right.reduce<AdvisoryState>(
          (before, event) => advisoryDecider.evolve(before, { ...event, recordedAt }),
          state,
        )
        if (state?.status === 'new') {
          expect([state.settledAt, state.due, state.ownerId, state.doneAt, state.expects]).toEqual([
            ...Array(5),
          ])
        } else expect(state?.deferredUntil).toBeUndefined()
        if (state?.doneAt !== undefined) expect(state.status).toBe('accepted')
      }
    }),
  )
})
