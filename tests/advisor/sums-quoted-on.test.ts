/** A sum that an answer quoted, put in another stretch of time or as a part of revenue by the turn after it. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'

describe('a quoted sum in the turn after', () => {
  it.each([
    // $770 a week, times 52 / 12
    ['realestate', ['how much does the portal price rise cost us?', 'and a month?'], '$3,337 a month'],
    [
      'realestate',
      ['how much does the portal price rise cost us?', 'what is that over a year'],
      '$40,040 a year',
    ],
    // $58,378 less $53,969, the two that its sentence sets against each other
    ['consulting', ['how much did we lose with the water authority?', 'and per year?'], '$229,268 a year'],
    [
      'consulting',
      ['how much did we lose with the water authority?', 'how much a month is that?'],
      '$19,106 a month',
    ],
    [
      'cafe',
      ['how much does the dearer milk and beans cost us', 'hm ok', 'so each quarter?'],
      '$5,330 a quarter',
    ],
    ['consulting', ['who is idle at the moment?', 'so how much is that a month'], '$28,600 a month'],
  ] as const)('%s: %s', async (type, turns, sum) => {
    const reply = await askedInTurn(type, ...turns)
    expect(reply.message).toContain(sum)
    expect(reply.basis?.figures.map(({ formula }) => formula)).toContain('product')
  })

  it('of the same stretch is said as it is', async () => {
    const reply = await askedInTurn(
      'realestate',
      'how much does the portal price rise cost us?',
      'is that per week?',
    )
    expect(reply.message).toContain('$770 a week')
  })

  it('is set beside what comes in', async () => {
    const reply = await askedInTurn(
      'realestate',
      'how much does the portal price rise cost us?',
      'as a percentage of fees?',
    )
    // $770 of $50,020, the mean of the last four weeks
    expect(reply.message).toContain('1.5%')
    expect(reply.basis?.figures.map(({ formula }) => formula)).toContain('share')
  })

  it('that is no weekly one is not multiplied', async () => {
    const reply = await askedInTurn('realestate', 'how much hangs on the open settlements?', 'per month?')
    expect(reply.message).toMatch(/\$7,600.*once/s)
    expect(reply.message).not.toMatch(/\$(?!7,600)\d/)
  })
})

describe('a quoted sum of one week', () => {
  it('may be put by the year', async () => {
    const told = ['what did the landlord who left cost us', 'so over a year?'] as const
    // $3,300, which the record gives for last week
    expect((await askedInTurn('realestate', ...told)).message).toContain('$171,600 a year')
  })
})

describe('a quoted sum in other terms', () => {
  it.each([
    [
      'realestate',
      ['how much does the portal price rise cost us?', 'what is that over a quarter?'],
      '$10,010 a quarter',
    ],
    // $770 of the mean of $12,045 less: profits of the last four weeks, (12,007 + 5,404 + 14,879 + 12,375) / 4 = $11,166
    ['realestate', ['how much does the portal price rise cost us?', 'as a part of profit?'], '6.9%'],
    [
      'cafe',
      ['how much do the dearer beans and milk cost us', 'what percentage of our profit is that?'],
      '21.3%',
    ],
  ] as const)('%s: %s', async (type, turns, sum) =>
    expect((await askedInTurn(type, ...turns)).message).toContain(sum),
  )
})
