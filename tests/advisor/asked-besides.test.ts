/** Meanings, weekdays and hours weighed, matters beside one another, and second questions: read and answered. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const plansOf = async (who: DemoBusiness, question: string) =>
  (await askedReply(settledRecords(who), question)).plans ?? []

const weekdaySums = (who: DemoBusiness, isIn: (hour: number) => boolean) => {
  const sums = new Map<number, number>()
  for (const { date, hours } of settledRecords(who).days.filter(({ date: on }) => on >= '2026-09-21')) {
    const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7
    if (date > '2026-11-15') continue
    const own = hours.filter(({ hour }) => isIn(hour)).reduce((sum, { revenue }) => sum + revenue, 0)
    sums.set(weekday, (sums.get(weekday) ?? 0) + own)
  }
  return sums
}

describe('a meaning', () => {
  it.each([
    ['cafe', 'what is a service lift'],
    ['consulting', 'what does panel rate mean'],
  ] as const)('is said to be unexplained where no record has it: %s, %s', async (who, question) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'find', asked: 'meaning' })
  })

  it.each(['what is a good margin', 'what’s a normal week'])(
    'is not asked of a level: %s',
    async (question) => {
      expect(await askedPlan('cafe', question)).not.toMatchObject({ asked: 'meaning' })
    },
  )
})

describe('hours of a day', () => {
  it('are weighed by what they bring', async () => {
    const question = 'Is it worth staying open on Monday afternoons?'
    const text = await askedText('cafe', question)
    const brings = (weekdaySums('cafe', (hour) => hour >= 12 && hour < 17).get(0) ?? 0) / 8
    expect(text).toContain(`$${Math.round(brings).toLocaleString('en-AU')}`)
    expect(text).toMatch(/pays only if it saves more than/)
  })

  it('that hardly sell say nothing of what opening would bring, and where the same hours do', async () => {
    const text = await askedText('cafe', 'Is it worth opening for dinner on Tuesdays?')
    const sums = weekdaySums('cafe', (hour) => hour >= 17 && hour < 22)
    const [best = 0] = [...sums].sort((one, other) => other[1] - one[1])[0] ?? []
    const names = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
    expect(text).toMatch(/hardly anything is sold/)
    expect(text).toContain(`most is sold on ${names[best]},`)
    expect(text).not.toMatch(/Closing/)
  })
})

describe('a weekday', () => {
  it.each([
    ['consulting', 'Why is Thursday stronger?', 3],
    ['cafe', 'how come saturday is so busy', 5],
  ] as const)('is explained beside the others: %s, %s', async (who, question, weekday) => {
    const plan = await askedPlan(who, question)
    expect(JSON.stringify(plan)).toContain(`"weekdays":[${weekday}]`)
    expect(JSON.stringify(plan)).toContain('"weekdays":[0,')
  })
})

describe('two matters', () => {
  it('that only texts have amounts of stand beside one another', async () => {
    const plans = await plansOf(
      'realestate',
      'What hurts us more: the 31 managements lost or the portal’s price rise?',
    )
    expect(plans).toMatchObject([{ operator: 'find' }, { operator: 'find' }])
  })

  it('keep the amount where they are asked about together', async () => {
    expect(await askedText('cafe', 'how much do the milk and bean rises cost us altogether')).toContain(
      '$410',
    )
  })

  it('are those that a record numbers', async () => {
    expect(await askedText('realestate', 'what have the 31 managements cost us')).toContain('$3,300')
  })
})

describe('a second question', () => {
  it('asks how much of the matter before it', async () => {
    const plans = await plansOf('consulting', 'Did we send the assurance invoice? How much was it?')
    expect(plans.at(-1)).toMatchObject({ operator: 'find', asked: 'how-much' })
  })

  it('asks whether it was done', async () => {
    const plans = await plansOf('realestate', 'When does the auditor come and is everything ready?')
    expect(plans.at(-1)).toMatchObject({ operator: 'find', asked: 'done' })
  })
})

describe('said in other words', () => {
  it.each([
    ['consulting', 'what weekday bills most', { operator: 'rank', by: 'weekday' }],
    ['realestate', 'did we reach our goal of $55,000 last week', { operator: 'count', atLeast: 55_000 }],
    ['cafe', 'Should I be worried about our cash?', { operator: 'value', measure: 'runway', lasting: {} }],
    ['cafe', 'could we pull $9,000 out for ourselves?', { operator: 'advise' }],
    ['consulting', 'what’s realistic for revenue in December', { operator: 'forecast' }],
    ['consulting', 'Could you remind me when the indemnity cover ends?', { operator: 'due' }],
  ] as const)('%s: %s', async (who, question, plan) => {
    expect(await askedPlan(who, question)).toMatchObject(plan)
  })

  it('takes what is kept beside what was taken', async () => {
    const plans = await plansOf('realestate', 'how did September go?')
    expect(plans).toMatchObject([{ measure: 'revenue' }, { measure: 'profit' }])
  })
})

describe('a month that is not over', () => {
  it('is compared by the weeks that both years have on record', async () => {
    const week = (monday: string) =>
      settledRecords('cafe').kpis.find(({ weekStart }) => weekStart === monday)?.revenue ?? 0
    const text = await askedText('cafe', 'What is revenue this November against last November?')
    const change = (100 * (week('2026-11-09') - week('2025-11-10'))) / week('2025-11-10')
    expect(text).toContain(`(${Math.abs(change).toFixed(1)}%) ${change < 0 ? 'lower' : 'higher'}`)
    expect(text).toContain('in the week of 10 November 2025')
  })
})
