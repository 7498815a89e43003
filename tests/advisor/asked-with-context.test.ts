/** Questions inside a longer message, and sums that must not be taken for a cost. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedText } from './asked-questions.ts'

describe('what is said before a question changes nothing of it', () => {
  it.each([
    ['consulting', 'Two minutes before my meeting: what was revenue last week?', { measure: 'revenue' }],
    ['cafe', 'I’m doing my tax tonight. What did we spend on wages in October?', { measure: 'staff' }],
  ] as const)('%s: %s', async (who, question, plan) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'value', ...plan })
  })
})

describe('what is to be reached is no cost', () => {
  it.each([
    'will we bill $60,000 a week before Christmas?',
    'do u think we’ll get to 60 grand a week before xmas',
  ])('%s', async (question) => {
    expect(await askedPlan('consulting', question)).toMatchObject({ operator: 'forecast', atLeast: 60_000 })
  })
})

describe('a sum a head', () => {
  it('is that for all of the team', async () => {
    const text = await askedText(
      'consulting',
      'can we pay a christmas bonus of $1,000 a head without hurting cash',
    )
    expect(text).toContain('For the 19 people in the team, that comes to $19,000.')
  })

  it('is not made of a sum for the team', async () => {
    expect(await askedText('consulting', 'should we pay a $6,000 bonus to the team')).not.toContain(
      '19 people',
    )
  })
})

describe('what is normal', () => {
  it('is told by the weeks before, without a yes or no', async () => {
    const text = await askedText('realestate', 'Was last week’s drop normal?')
    expect(text).not.toMatch(/^(?:Yes|No)\b/)
    expect(await askedPlan('realestate', 'Was last week’s drop normal?')).toMatchObject({
      operator: 'compare',
      against: { period: { of: { from: '2026-08-10', to: '2026-11-08' } } },
    })
  })
})

describe('times', () => {
  it('are one where months follow each other', async () => {
    expect(await askedPlan('cafe', 'sum of wages for august, september and october please')).toMatchObject({
      operator: 'value',
      measure: 'staff',
      period: { of: { kind: 'between', from: { month: 8 }, to: { month: 10 } } },
    })
  })

  it('without a weekday are of weekdays still', async () => {
    expect(await askedPlan('realestate', 'Which is our slowest day, not counting Sundays?')).toMatchObject({
      operator: 'rank',
      by: 'weekday',
      order: 'lowest',
    })
  })
})

describe('who decides', () => {
  it('is the privacy office on reading mail', async () => {
    const question = 'are we allowed to read the consultants’ emails if we think one is poaching clients?'
    expect(await askedPlan('consulting', question)).toMatchObject({
      operator: 'decline',
      about: 'personal-data',
    })
  })

  it('is the insurer first where somebody was hurt', async () => {
    const question = 'a customer who reckons she broke a tooth on our muffin, what do i do'
    expect(await askedPlan('cafe', question)).toMatchObject({ operator: 'decline', about: 'liability' })
  })
})

describe('a number after a day', () => {
  it('is no year of long ago', async () => {
    expect(await askedText('cafe', 'revenue 1/7 1 between')).not.toBe('')
  })
})
