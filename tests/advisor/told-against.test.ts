/** Which times a cause is told between: the present and what it is held against. */
import { describe, expect, it } from 'vitest'
import type { Period } from '#schema/advisor/period'
import type { DemoBusiness } from '#schema/session/session'
import { today } from '../../service/advisor/calendar.ts'
import { resolvePeriod } from '../../service/advisor/periods/resolve-period.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const spanOf = (period: Period) => {
  const span = resolvePeriod(period, { today: today(fixedMoment), record: undefined })
  return `${span?.from} to ${span?.to}`
}

const sidesOf = async (type: DemoBusiness, question: string) => {
  const { plans } = await askedReply(settledRecords(type), question)
  return plans?.flatMap((plan) => (plan.operator === 'explain' ? [[plan.of, plan.against].map(spanOf)] : []))
}

describe('a cause', () => {
  it.each(['margin', 'profit'])(
    'of %s “on the month before” is told of the last four weeks',
    async (measure) => {
      expect(await sidesOf('realestate', `Why is ${measure} down on the month before?`)).toEqual([
        ['2026-10-19 to 2026-11-15', '2026-09-21 to 2026-10-18'],
      ])
    },
  )

  it('“against the quarter before” is told of the last thirteen weeks', async () => {
    expect(await sidesOf('consulting', 'Why is margin down against the quarter before?')).toEqual([
      ['2026-08-17 to 2026-11-15', '2026-05-18 to 2026-08-16'],
    ])
  })

  it.each(['than in October', 'than October', 'than it was in October'])(
    'of what is worse %s is told of the time since',
    async (than) => {
      expect(await sidesOf('consulting', `Why is margin worse ${than}?`)).toEqual([
        ['2026-11-01 to 2026-11-20', '2026-10-01 to 2026-10-31'],
      ])
    },
  )

  it('of a time that is named is told of that time', async () => {
    expect(await sidesOf('consulting', 'Why was margin worse in October than in September?')).toEqual([
      ['2026-10-01 to 2026-10-31', '2026-09-01 to 2026-09-30'],
    ])
  })
})
