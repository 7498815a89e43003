/** Everyday wordings: what they stand for, and words that must not be taken for something else. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedReply, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

type Who = 'cafe' | 'consulting' | 'realestate'

const plansOf = async (who: Who, question: string) =>
  (await askedReply(settledRecords(who), question)).plans ?? []

describe('turns of phrase', () => {
  it.each([
    ['cafe', 'hey whats the damage from last week', { operator: 'value', measure: 'revenue' }],
    ['cafe', 'how much comes through the door after 5pm on a Thursday?', { measure: 'revenue' }],
    [
      'consulting',
      'Give me the one-paragraph version of how we’re tracking, for the board',
      { operator: 'overview' },
    ],
    ['realestate', 'how big is our buffer in dollars', { operator: 'value', measure: 'cash' }],
    ['consulting', 'when will we run out of money if nothing changes', { measure: 'runway', lasting: {} }],
    ['consulting', 'what was I supposed to have done by the 13th?', { operator: 'due' }],
    [
      'realestate',
      'be honest, has anything you’ve told us to do actually worked?',
      { operator: 'decided', isScore: true },
    ],
    ['consulting', 'whats our average fee per day these days', { measure: 'revenue-per-transaction' }],
    [
      'cafe',
      'could you knock up a couple of instagram captions for the kitchen film please',
      { operator: 'act', action: 'social-plan' },
    ],
  ] as const)('%s: %s', async (who, question, plan) => {
    expect(await askedPlan(who, question)).toMatchObject(plan)
  })

  it.each([
    ['cafe', 'if wages go up 4 percent and i put my prices up 2 percent am i in front or behind?'],
    ['cafe', 'We’re thinking of shutting between xmas and new year. What would that cost me?'],
  ] as const)('%s: %s', async (who, question) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'scenario' })
  })

  it('compares what things were before the last months where they get better or worse', async () => {
    const question = 'just tell me quickly: are things getting better or worse over the last couple of months'
    expect(await plansOf('consulting', question)).toMatchObject([
      { operator: 'compare', measure: 'revenue' },
      { operator: 'compare', measure: 'profit' },
      { operator: 'compare', measure: 'runway' },
    ])
  })
})

describe('a level of what comes in is no cost', () => {
  it.each([
    ['cafe', 'if revenue went to $20,000 what would profit be', 20_000],
    ['cafe', 'what if sales dropped to $14,000 a week', 14_000],
    ['consulting', 'if fees fell to 45000 a week what’s left', 45_000],
    ['consulting', 'what profit would we make on $50,000 a week', 50_000],
  ] as const)('%s: %s', async (who, question, size) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'scenario',
      changes: [{ lever: 'volume', by: 'revenue-level', size }],
    })
  })
})

describe('the law is asked where it decides', () => {
  it.each([
    [
      'realestate',
      'A tenant is threatening to take us to QCAT over their bond. What do I say to them?',
      'tenancy',
    ],
    ['cafe', 'a customer slipped on our wet floor and wants money, what do I do', 'liability'],
  ] as const)('%s: %s', async (who, question, about) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'decline', because: 'legal', about })
  })

  it('is asked of who counts as an employee', async () => {
    const question = 'One of our contractors reckons he should be treated as an employee. Are we exposed?'
    expect(await askedPlan('consulting', question)).toMatchObject({ operator: 'decline', because: 'legal' })
  })

  it('is not asked of what somebody has to learn', async () => {
    expect(await askedText('cafe', 'how many dishes does the line cook have to learn')).not.toContain(
      'Fair Work',
    )
  })
})

describe('what is told before the question', () => {
  it('is what its cost is asked of', async () => {
    const text = await askedText(
      'consulting',
      'Two of our seniors are sitting around with nothing to do. what’s that costing us',
    )
    expect(text).toContain('idle days')
    expect(text).not.toContain('Total costs')
  })
})

describe('what is on record is found', () => {
  it('counts several of a kind', async () => {
    expect(await askedText('consulting', 'how many invoices went out late and what was the reason')).toMatch(
      /^Three/,
    )
  })

  it('says so where the number is in no record', async () => {
    expect(await askedText('cafe', 'how many litres of milk do we go through in a week')).toContain(
      'no number',
    )
  })

  it('takes no decision for another that has a verb in common', async () => {
    expect(await askedText('cafe', 'how’s December normally for us, do I need more hands')).not.toContain(
      'card',
    )
  })
})

describe('which of two comes first', () => {
  it('is decided by their worth', async () => {
    const text = await askedText('cafe', 'Should I do the coffee price or the second roaster first?')
    expect(text).toMatch(
      /^“Ask a second roaster[^”]+” comes first, since it is worth more\.\n+- “Ask a second roaster/,
    )
  })

  it('is answered with neither yes nor no', async () => {
    const text = await askedText(
      'consulting',
      'Should we go after the old clients or the hospital network first?',
    )
    expect(text).not.toMatch(/^(?:Yes|No)\b/)
  })
})

describe('days of the calendar', () => {
  it.each([
    ['when is easter next year', 'Easter: 26 March 2027 to 29 March 2027.'],
    ['when’s the next public holiday', 'Christmas Day: 25 December 2026.'],
    ['when do the school holidays start', '12 December 2026'],
  ])('%s', async (question, said) => {
    expect(await askedText('cafe', question)).toContain(said)
  })
})

describe('a weekday in the plural', () => {
  it('is any of them, and not the last', async () => {
    expect(await askedPlan('cafe', 'how much do we take on Thursdays')).toMatchObject({
      aggregate: 'mean',
      each: 'day',
      period: { weekdays: [3], of: { count: 13 } },
    })
  })
})

describe('down on a month', () => {
  it('explains the time since by that month', async () => {
    expect(await askedPlan('consulting', 'why is revenue down on june')).toMatchObject({
      operator: 'explain',
      against: { of: { month: 6 } },
    })
  })
})

describe('what a text is asked for by name', () => {
  it('has to be in it', async () => {
    expect(await askedText('cafe', 'what’s the bond on our lease')).toMatch(/^No record mentions “bond”/)
  })

  it('is not done because something else was', async () => {
    expect(await askedText('cafe', 'was the grinder ever fixed')).toMatch(/^No record says whether/)
  })
})
