/** The past advice of the demo businesses: settled, right and wrong, and worked out rather than written. */

import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { today } from '../../service/advisor/calendar.ts'
import { withOutcomes } from '../../service/seed/outcomes.ts'
import { seedEvents } from '../../service/seed/seed.ts'
import { fixedMoment } from '../core/sources.ts'

const historyOf = (business: DemoBusiness, now = fixedMoment) =>
  withOutcomes(
    business,
    seedEvents(business, now, (time) => v7({ msecs: time.getTime() })),
    now,
  )

const outcomesOf = (history: ReturnType<typeof historyOf>) =>
  history.flatMap(({ event, recordedAt }) =>
    event.type === 'AdvisoryOutcomeRecorded' ? [{ ...event.data, recordedAt }] : [],
  )

describe.each(businessTypes)('the past advice of %s', (business) => {
  const history = historyOf(business)
  const outcomes = outcomesOf(history)

  it('is settled: right, wrong, and what cannot be told', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(4)
    expect(new Set(outcomes.map(({ outcome }) => outcome.verdict))).toEqual(
      new Set(['hit', 'missed', 'cannot-tell']),
    )
  })

  it('was expected before the weeks it is about, and came out after them', () => {
    for (const { expects, recordedAt, advisoryId, title } of outcomes) {
      const accepted = history.find(
        ({ event }) => event.type === 'AdvisoryAccepted' && event.data.advisoryId === advisoryId,
      )
      expect(accepted?.event.data, title).toMatchObject({ expects })
      expect((accepted?.recordedAt ?? '') < expects.from, title).toBe(true)
      expect(today(new Date(recordedAt)) > expects.to, title).toBe(true)
    }
  })

  it('fits into one transaction', () => {
    expect(history.length).toBeLessThanOrEqual(245)
  })
})

it('has right and wrong advice on any day of a week', () => {
  for (const business of businessTypes)
    for (let day = 1; day <= 7; day++) {
      const outcomes = outcomesOf(historyOf(business, new Date(fixedMoment.getTime() + day * 86_400_000)))
      expect(
        new Set(outcomes.map(({ outcome }) => outcome.verdict)).size,
        `${business}, ${day} days later`,
      ).toBeGreaterThan(1)
    }
})
