/** What those bring who leave or come, told after an answer that asked for it. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'

const changeAfter = async (type: DemoBusiness, first: string, then: string) => {
  const { plans = [], message } = await askedInTurn(type, first, then)
  const [plan] = plans
  const changes = plan?.operator === 'scenario' && plan.gone === undefined ? plan.changes : []
  return { message, change: changes.find(({ lever }) => lever === 'volume'), changes }
}

describe('what payers bring is lost with them', () => {
  it.each<[DemoBusiness, string, string, 'revenue' | 'amount' | 'percent', number]>([
    ['consulting', 'what if three clients leave', 'they bring in $6,000 a week', 'revenue', -6000],
    ['consulting', 'what if two clients walk', 'say 3 days a week each', 'amount', -6],
    ['consulting', 'if we lost two clients', 'each of them pays us $2,600 a month', 'revenue', -1200],
    ['consulting', 'what if a client leaves', 'about 5 billed days a week', 'amount', -5],
    ['consulting', 'what if a client leaves', 'they are 20% of our billing', 'percent', -20],
    ['realestate', 'what if we lose four landlords', 'they bring us $800 a week', 'revenue', -800],
    ['realestate', 'suppose we lose two vendors', 'together that is $52,000 a year', 'revenue', -1000],
  ])('%s: %s, %s', async (type, first, then, by, size) => {
    const { change, message } = await changeAfter(type, first, then)
    expect(change).toMatchObject({ lever: 'volume', by })
    expect(change?.size).toBeCloseTo(size, 6)
    expect(message).toMatch(/^(?:Profit|Revenue) would fall/)
  })
})

describe('what payers bring is won with them', () => {
  it.each<[DemoBusiness, string, string, number]>([
    ['consulting', 'what if we win three clients', 'each pays $2,000 a week', 6000],
    ['realestate', 'what if two landlords come on board', 'they bring in $1,040 a month each', 480],
  ])('%s: %s, %s', async (type, first, then, size) => {
    const { change } = await changeAfter(type, first, then)
    expect(change).toMatchObject({ lever: 'volume', by: 'revenue' })
    expect(change?.size).toBeCloseTo(size, 6)
  })

  it('beside what else was supposed', async () => {
    const { changes } = await changeAfter(
      'consulting',
      'would putting rates up 4% make up for losing three clients?',
      'they are $3,000 a week together',
    )
    expect(changes).toMatchObject([
      { lever: 'volume', by: 'revenue', size: -3000 },
      { lever: 'price', by: 'percent', size: 4 },
    ])
  })
})

describe('another supposition after payers who leave', () => {
  it('is none of what they bring', async () => {
    const { changes } = await changeAfter(
      'consulting',
      'what if two clients leave',
      'and if we put our rates up 3% instead?',
    )
    expect(changes.filter(({ lever }) => lever === 'volume')).toEqual([])
  })
})
