/** A part of a whole in a question: of those who pay, of the costs, or of what comes in. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedText } from './asked-questions.ts'

describe('a part of the buyers who go', () => {
  it.each([
    ['cafe', 'What if a quarter of our guests stopped coming?', -25],
    ['cafe', 'suppose 15% of the regulars found somewhere else', -15],
    ['cafe', 'what happens if a third of the punters desert us', -33.33],
    ['consulting', 'What if a tenth of our clients left?', -10],
    ['realestate', 'what if a fifth of our vendors go elsewhere', -20],
  ] as const)('%s: %s', async (who, question, size) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'scenario',
      changes: [{ lever: 'volume', by: 'percent', size }],
    })
  })

  it.each([
    ['realestate', 'What if a quarter of our landlords left?', 'a quarter of our landlords'],
    ['realestate', 'what if 15% of the managements go', '15% of the managements'],
  ] as const)('%s: no record says what each of them pays: %s', async (who, question, named) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'scenario',
      gone: { of: 'payers', who: named },
    })
  })

  it.each(['What if half our customers liked the new cups?', 'what if a fifth of our guests sat outside'])(
    'is no change of prices or sales where nobody goes: %s',
    async (question) => {
      expect(await askedPlan('cafe', question)).not.toMatchObject({ operator: 'scenario' })
    },
  )
})

describe('a number sold in a week', () => {
  it.each(['What would 40 billed days a week be worth?', 'what would a 40-day week bring'])(
    'is all that is sold, and not so many more: %s',
    async (question) => {
      expect(await askedPlan('consulting', question)).toMatchObject({
        changes: [{ lever: 'volume', by: 'level', size: 40 }],
      })
    },
  )

  it('is on top where that is said', async () => {
    expect(await askedPlan('consulting', 'What would 12 more billed days a week be worth?')).toMatchObject({
      changes: [{ lever: 'volume', by: 'amount', size: 12 }],
    })
  })
})

describe('an expense as a part of what comes in', () => {
  it.each([
    ['cafe', 'What if wages came down to 31% of sales?', 'staff', 31],
    ['cafe', 'what if a third of takings went on wages', 'staff', 33.33],
    ['cafe', 'if we got supplies to 27% of revenue', 'supplies', 27],
    ['cafe', 'what if wages crept up from 34% to 37% of sales', 'staff', 37],
    ['consulting', 'what happens if marketing were 4% of fees?', 'marketing', 4],
  ] as const)('is supposed: %s: %s', async (who, question, lever, size) => {
    expect(await askedPlan(who, question)).toMatchObject({
      operator: 'scenario',
      changes: [{ lever, by: 'share', size }],
    })
  })

  it.each([
    ['cafe', 'Are wages 45% of our costs?', { operator: 'share', target: { size: 45, side: 'equal' } }],
    ['cafe', '12% of takings goes on rent, right?', { measure: 'premises-share', target: { size: 12 } }],
    [
      'consulting',
      'Does marketing take more than 5% of fees?',
      { measure: 'marketing-share', target: { side: 'above' } },
    ],
    [
      'realestate',
      '35% on marketing is too much, no?',
      { operator: 'advise', matter: /spending on marketing/ },
    ],
  ] as const)('is told: %s: %s', async (who, question, plan) => {
    const matter = 'matter' in plan ? { matter: expect.stringMatching(plan.matter) } : {}
    expect(await askedPlan(who, question)).toMatchObject({ ...plan, ...matter })
  })

  it('is held against the record, and then weighed', async () => {
    const text = await askedText('cafe', 'A third of our costs are wages, is that normal?')
    expect(text).toMatch(/^No\. Staff costs .* of total costs/)
    expect(text).toContain('About usual')
  })

  it('is no change where a part is only told', async () => {
    const plan = await askedPlan('consulting', '20% of the work is unpaid: what does it cost us?')
    expect(plan).not.toMatchObject({ operator: 'scenario' })
  })
})

describe('a part of the work of those who pay', () => {
  it('takes the part that is on record, by so much', async () => {
    const question = 'What if the transport programme were cut by a third?'
    expect(await askedPlan('consulting', question)).toMatchObject({ gone: { of: 'payers', part: 33.33 } })
    const text = await askedText('consulting', question)
    expect(text).toMatch(/^Profit would fall by about \$6,\d{3} a week, .* if 33% of that work went/)
  })

  it('is no part of what we bill in all', async () => {
    expect(await askedPlan('realestate', 'What if fees fell by half?')).not.toHaveProperty('gone')
  })
})
