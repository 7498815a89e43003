/** Decisions ranked by what came of them, and dates of contracts. */
import { describe, expect, it } from 'vitest'
import { gainOf, hasGain } from '../../service/advisor/outcomes/gain.ts'
import { askedPlan, askedText } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

describe('the best decision', () => {
  it.each([
    ['cafe', 'Which of our decisions paid off most?', 'best'],
    ['consulting', 'what was the smartest call we made', 'best'],
    ['realestate', 'Which suggestion worked worst?', 'worst'],
  ] as const)('%s: %s', async (who, question, best) => {
    expect(await askedPlan(who, question)).toMatchObject({ operator: 'decided', best })
    const gains = settledRecords(who).advisories.filter(hasGain)
    const [first] = gains.toSorted((one, other) =>
      best === 'best' ? gainOf(other) - gainOf(one) : gainOf(one) - gainOf(other),
    )
    const text = await askedText(who, question)
    expect(text).toContain(first?.title ?? 'no decision')
    expect(text).toContain('no proof')
  })

  it('counts lower costs as a gain', () => {
    const saved = settledRecords('cafe').advisories.find(({ expects }) => expects?.measure === 'staff')
    expect(saved && gainOf(saved)).toBe((saved?.expects?.before ?? NaN) - (saved?.outcome?.found ?? NaN))
  })

  it('is not the best step ahead', async () => {
    expect(await askedPlan('cafe', 'What is the best move we could make next?')).not.toHaveProperty('best')
  })
})

describe('a contract that ends', () => {
  it.each([
    'Our lease is up next year, right?',
    'does the lease run out soon',
    'the lease lapses in December, no?',
  ])('is a date, and no figure: %s', async (question) => {
    expect(await askedText('cafe', question)).toContain('8 December')
  })

  it('has no date of another matter', async () => {
    expect(await askedText('cafe', 'When is the insurance due?')).not.toContain('activity statement')
  })
})

describe('what came of a decision', () => {
  it('names what was done in the same weeks, and nothing that was turned down', async () => {
    const text = await askedText(
      'realestate',
      'Did stopping the Saturday rental inspections save us anything?',
    )
    expect(text).toContain('On record for the same weeks')
    expect(text).not.toContain('Dismissed')
  })

  it('is of no advisory that shares a single word of its step', async () => {
    expect(await askedText('cafe', 'more hands on Saturdays: did that work?')).not.toContain('coffee card')
  })
})
