/** If the records count one of a thing, advice says one: never "1 days ago" or "1 sales". */
import { describe, expect, it } from 'vitest'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { DemoBusiness } from '#schema/session/session'
import { businessTypes } from '#schema/session/session'
import { emailsFromRecords } from '../../service/advisor/actions/emails/write-emails.ts'
import { socialPlanFromRecords } from '../../service/advisor/actions/social/plan-social.ts'
import { writeBriefFromRecords } from '../../service/advisor/briefs/write-brief.ts'
import { showValue } from '../../service/advisor/figure.ts'
import type { Records } from '../../service/advisor/records.ts'
import { counted, nounFor } from '../../service/runtime/counted.ts'
import { pluralFaults } from '../messages/plural-faults.ts'
import { askedQuestions, askedReply, personas } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

/** Records in which every count that can be one is one: one sale a week and an hour, the newest week ended yesterday. */
const fewRecords = (type: DemoBusiness, weeks: number): Records => {
  const all = seededRecords(type)
  const kpis = all.kpis.slice(-weeks).map((week) => ({ ...week, transactions: 1 }))
  const days = all.days
    .slice(-weeks)
    .map((day) => ({ ...day, hours: day.hours.map((hour) => ({ ...hour, transactions: 1 })) }))
  const end = Date.parse(`${kpis.at(-1)?.weekStart}T00:00:00Z`) + 6 * 86_400_000
  return { ...all, kpis, days, now: new Date(end + 2 * 86_400_000) }
}

/** Every plan that the labelled questions give, once each: answers depend on the records, readings do not. */
const plansOf = async (type: DemoBusiness): Promise<readonly AnswerablePlan[]> => {
  const plans = (await askedQuestions(type)).flatMap(({ reply }) => reply.plans ?? [])
  const answerable = plans.flatMap((plan) => (plan.operator === 'clarify' ? [] : [plan]))
  return [...new Map(answerable.map((plan) => [JSON.stringify(plan), plan])).values()]
}

/** Replies to plans, each chosen as the answer to a question back. */
const repliesTo = (plans: readonly AnswerablePlan[], records: Records) =>
  Promise.all(
    plans.map((plan, index) =>
      askedReply(records, 'this one', {
        personaKey: personas[index % personas.length] ?? '',
        before: { operator: 'clarify', choices: [{ label: 'this one', plan }] },
      }),
    ),
  )

const topics = ['margin', 'cash', 'how are we doing', 'prices up 7%', 'customers', 'the moon', 'growth']

describe.each(businessTypes)('%s', (type) => {
  it.each([1, 2, 9])('with %i weeks on record is told of one sale, one day and one week', async (weeks) => {
    const records = fewRecords(type, weeks)
    const briefs = topics.map((topic) => {
      const brief = writeBriefFromRecords({ records, topic, personaKey: 'value_investor', passages: [] })
      return [brief.title, brief.what, brief.why, brief.soWhat, brief.basis.confidence.because].join(' ')
    })
    const replies = await repliesTo(await plansOf(type), records)
    const acts = [emailsFromRecords(records, 5), socialPlanFromRecords(records, 7)]
    const texts = [...briefs, ...replies.map(({ message }) => message), JSON.stringify(acts)]
    expect([...new Set(texts.flatMap(pluralFaults))]).toEqual([])
  })
})

it('says when the newest week ended in whole days', () => {
  const records = fewRecords('cafe', 9)
  const because = (now: Date) =>
    writeBriefFromRecords({ records: { ...records, now }, topic: 'margin', personaKey: '', passages: [] })
      .basis.confidence.because
  expect(because(records.now)).toContain('the newest ended 1 day ago')
  expect(because(new Date(records.now.getTime() + 86_400_000))).toContain('the newest ended 2 days ago')
})

it('goes by the number as it is written', () => {
  expect([0, 1, 2, 1284].map((count) => counted(count, 'day'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '1,284 days',
  ])
  expect(['1', '1.0', '-1'].map((shown) => nounFor(shown, 'person', 'people'))).toEqual([
    'person',
    'people',
    'person',
  ])
  expect([1, 1.4, 2].map((value) => showValue(value, 'weeks'))).toEqual(['1 week', '1.4 weeks', '2 weeks'])
})
