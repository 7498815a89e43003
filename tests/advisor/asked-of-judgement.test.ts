/** Questions that ask for a judgement: whether it paid, whether it is enough, another size of a step, what comes first. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const plansOf = async (who: 'cafe' | 'consulting' | 'realestate', question: string) =>
  (await askedReply(settledRecords(who), question)).plans ?? []

describe('every date of a list is told', () => {
  it('names the licence and the lease among what is due before Christmas', async () => {
    const text = await askedText('cafe', 'what is due before Christmas?')
    expect(text).toContain('7 December')
    expect(text).toContain('8 December')
    expect(text).not.toContain('the first of them')
  })
})

describe('whether a step that was taken pays is told by its outcome', () => {
  it.each([
    'Is the premium portal tier paying for itself?',
    'is the premium portal tier paying its way',
    'is the premium portal tier earning its keep',
  ])('%s', async (question) => {
    expect(await askedPlan('realestate', question)).toMatchObject({ operator: 'decided' })
    expect(await askedText('realestate', question)).toMatch(/^It missed/)
  })

  it('takes no other thing with the same number for it', async () => {
    expect(await askedText('cafe', 'was the second oven worth buying')).not.toContain('till')
  })
})

describe('doing it again is weighed by what came of it', () => {
  it.each([
    'did the auction day work? should we do another?',
    'did the auction day work and should we do more of them',
  ])('%s', async (question) => {
    expect(await askedText('realestate', question)).toContain('it did what it promised')
  })

  it('names only what was carried out beside an outcome', async () => {
    const records = settledRecords('consulting')
    const dismissed = records.advisories.filter(({ status }) => status === 'dismissed')
    const text = await askedText('consulting', 'did raising our day rate pay off?')
    for (const { title } of dismissed) expect(text).not.toContain(title)
  })
})

describe('whether the cash is a worry', () => {
  it.each(['are we ok for cash?', 'is our cash position healthy', 'should we worry about our bank balance?'])(
    '%s',
    async (question) => {
      expect(await askedPlan('realestate', question)).toMatchObject({ measure: 'runway', lasting: {} })
      expect(await askedText('realestate', question)).toMatch(/^No cause for alarm\./)
    },
  )
})

describe('a percentage is no change by itself', () => {
  it.each([
    '62% of our work is from one client, is that too much?',
    'three clients make up 62% of billing, is that risky?',
  ])('%s', async (question) => {
    expect(await plansOf('consulting', question)).toMatchObject([{ operator: 'find' }])
  })

  it('is still one where something moves', async () => {
    expect(await askedPlan('consulting', 'if 10% of clients leave, what happens to profit?')).toMatchObject({
      operator: 'scenario',
      changes: [{ size: -10 }],
    })
  })

  it('takes so much off what some pay for no change of wages or of all prices', async () => {
    const text = await askedText('cafe', '10% off for seniors, worth it?')
    expect(text).toContain('seniors')
    expect(text).not.toContain('staff costs')
  })

  it('takes a step that is ordered for none that was taken', async () => {
    expect(await plansOf('cafe', 'take 10% off wages, what happens?')).toMatchObject([
      { operator: 'scenario', changes: [{ lever: 'staff', size: -10 }] },
    ])
  })
})

describe('another size of a step on record', () => {
  it.each(['20c or 30c on the coffee?', 'should I go 30c instead of 20 on coffee?'])(
    '%s',
    async (question) => {
      const text = await askedText('cafe', question)
      expect(text).toContain('$240')
      expect(text).not.toContain('30c?')
    },
  )
})

describe('a bad week is explained by what was left', () => {
  it('tells the costs of it, too', async () => {
    const text = await askedText('consulting', 'why was the week of 20 july so bad')
    expect(text).toMatch(/^(?:On record[^\n]+\n+)?Profit fell by \$10,212, from/m)
    expect(text).toContain('contractors')
  })
})

describe('better off', () => {
  it('is asked of sales, of profit and of cash', async () => {
    expect(await plansOf('realestate', 'are we better off than a year ago')).toMatchObject([
      { measure: 'revenue' },
      { measure: 'profit' },
      { measure: 'runway' },
    ])
  })
})

describe('what comes first', () => {
  it('has the dates of the next days', async () => {
    const text = await askedText('realestate', 'what’s the most important thing today?')
    expect(text).toContain('Wednesday 25 November')
  })
})

describe('what was lost and what was done about it', () => {
  it('answers both halves', async () => {
    const plans = await plansOf(
      'realestate',
      'how much rent roll did we lose when the landlord left and what have we done about it',
    )
    expect(plans).toMatchObject([{ operator: 'find' }, { operator: 'decided' }])
  })
})

describe('said in other words', () => {
  it.each([
    [
      'cafe',
      'if Saturday disappeared how much would that hurt',
      { operator: 'scenario', closed: { weekdays: [5] } },
    ],
    ['cafe', 'what would we lose without Sundays', { operator: 'scenario', closed: { weekdays: [6] } }],
    [
      'consulting',
      'how many weeks could we go without a new contract',
      { operator: 'scenario', asked: 'cash' },
    ],
    ['consulting', 'which advisories have i ignored', { operator: 'due', isWaiting: true }],
    ['realestate', 'do i owe anyone an answer', { operator: 'due', isWaiting: true }],
    ['consulting', 'how sure are you about december', { operator: 'forecast' }],
    [
      'consulting',
      'what should I tell the board about this quarter',
      { operator: 'value', measure: 'revenue' },
    ],
    ['consulting', 'did june beat may', { operator: 'compare', against: { period: { of: { month: 5 } } } }],
    ['cafe', 'what’s our dearest day to run', { operator: 'decline', because: 'not-on-record' }],
    ['cafe', 'do we make more in the first or second half of the month', { operator: 'decline' }],
  ] as const)('%s: %s', async (who, question, plan) => {
    expect(await askedPlan(who, question)).toMatchObject(plan)
  })

  it('holds a holiday against the weeks before its own', async () => {
    expect(await askedPlan('cafe', 'did father’s day help sales')).toMatchObject({
      operator: 'compare',
      against: { period: { of: { from: '2026-08-03', to: '2026-08-30' } } },
      asked: 'higher',
    })
  })

  it('takes no saving for a cost', async () => {
    const text = await askedText('realestate', 'can we trim 2k a week without sacking anyone')
    expect(text).toContain('portal')
    expect(text).toContain('$2,000')
    expect(text).not.toMatch(/To pay for|can carry/)
  })

  it('prices a day of somebody’s pay', async () => {
    const text = await askedText('cafe', 'is it worth putting on a junior for saturdays at 180 a day')
    expect(text).toContain('$180')
  })

  it('takes how many went for no count of those there are', async () => {
    expect(await askedText('realestate', 'how many managements have we got')).not.toMatch(/^31/)
    expect(await askedText('realestate', 'how many managements did we lose')).toMatch(/^31/)
  })

  it('names no decision that shares a verb alone', async () => {
    expect(await askedText('cafe', 'should i close new years day')).not.toContain('till')
  })
})
