import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { type AdvisoryOutcome, Expectation } from '#schema/advisory/outcome'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { AnyEvent } from '#schema/events'
import type { AdvisoryCommand } from '../../service/advisory/advisory.commands.ts'
import { advisoryDecider } from '../../service/advisory/advisory.decider.ts'
import type { AdvisoryState } from '../../service/advisory/advisory.state.ts'
import { deciderSpec, recordedAt } from '../core/decider-spec.ts'

const { given } = deciderSpec(advisoryDecider)
const advisoryId = decodeOrThrow(AdvisoryId, 'a1', 'id')
const words = { title: 'Lock in dairy', message: 'The price rises on 1 December.', urgency: 'high' } as const
const raised: AnyEvent = { type: 'AdvisoryRaised', data: { advisoryId, ...words } }
const accepted: AnyEvent = { type: 'AdvisoryAccepted', data: { advisoryId, title: words.title } }
const dismissed: AnyEvent = { type: 'AdvisoryDismissed', data: { advisoryId, title: words.title } }

it('is raised only once', () => {
  given()
    .when({ type: 'raise', id: advisoryId, ...words })
    .yields(raised)
  given(raised)
    .when({ type: 'raise', id: advisoryId, ...words })
    .refused('advisory/already-raised')
})

it('can be accepted or dismissed while it is new', () => {
  given(raised).when({ type: 'accept', advisoryId }).yields(accepted)
  given(raised).when({ type: 'dismiss', advisoryId }).yields(dismissed)
})

it('cannot be decided twice', () => {
  for (const settled of [accepted, dismissed])
    for (const type of ['accept', 'dismiss'] as const)
      given(raised, settled).when({ type, advisoryId }).refused('advisory/already-settled')
})

it('cannot be decided before it is raised', () => {
  given().when({ type: 'accept', advisoryId }).refused('advisory/unknown')
})

const expects = decodeOrThrow(
  Expectation,
  {
    measure: 'revenue',
    change: 1000,
    from: '2026-11-23',
    to: '2026-12-20',
    before: 18_000,
    value: 19_000,
    low: 18_600,
    high: 19_400,
    nothing: { value: 18_000, low: 17_600, high: 18_400 },
  },
  'an expectation',
)
const acceptedWith: AnyEvent = {
  type: 'AdvisoryAccepted',
  data: { advisoryId, title: words.title, expects },
}
const outcome: AdvisoryOutcome = {
  verdict: 'missed',
  found: 18_100,
  reached: false,
  nothingHeld: true,
  facts: [],
}
const found = { outcome, timeline: [] }
const settled: AnyEvent = {
  type: 'AdvisoryOutcomeRecorded',
  data: { advisoryId, title: words.title, expects, outcome, timeline: [] },
}

it('records what is expected with the acceptance', () => {
  given(raised).when({ type: 'accept', advisoryId, expects }).yields(acceptedWith)
})

it('records an outcome once, and only of what is expected', () => {
  given(raised, acceptedWith).when({ type: 'settle', advisoryId, found }).yields(settled)
  given(raised, acceptedWith, settled)
    .when({ type: 'settle', advisoryId, found })
    .refused('advisory/outcome-recorded')
  for (const events of [[raised], [raised, accepted], [raised, dismissed]])
    given(...events)
      .when({ type: 'settle', advisoryId, found })
      .refused('advisory/nothing-expected')
  given().when({ type: 'settle', advisoryId, found }).refused('advisory/unknown')
})

type Model = 'none' | 'new' | 'accepted' | 'dismissed'

it('follows the model for any history of commands', () => {
  const command = fc.constantFrom<AdvisoryCommand>(
    { type: 'raise', id: advisoryId, ...words },
    { type: 'accept', advisoryId },
    { type: 'dismiss', advisoryId },
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let state: AdvisoryState = advisoryDecider.initial
      let model: Model = 'none'
      for (const next of commands) {
        const expected: Model | false =
          next.type === 'raise'
            ? model === 'none' && 'new'
            : model === 'new' && (next.type === 'accept' ? 'accepted' : 'dismissed')
        const decision = advisoryDecider.decide(next, state)
        expect(E.isRight(decision)).toBe(expected !== false)
        if (E.isRight(decision) && expected !== false) {
          state = decision.right.reduce(
            (s, event) => advisoryDecider.evolve(s, { ...event, recordedAt }),
            state,
          )
          model = expected
        }
        expect(state?.status ?? 'none').toBe(model)
      }
    }),
  )
})
