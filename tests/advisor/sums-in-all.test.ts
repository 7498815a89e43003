/** Sums that are the whole of several, or of a time: neither is multiplied nor counted each week. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'
import { askedPlan, askedText } from './asked-questions.ts'

const ofSize = (size: number, digits: number) => ({ changes: [{ size: expect.closeTo(size, digits) }] })

describe('a sum for several people together is not paid to each', () => {
  it.each([
    ['two consultants at 110k together, can we afford them?', 110_000],
    ['can we afford 3 juniors for 180k all up?', 180_000],
    ['can we afford two analysts at a combined $150,000?', 150_000],
    ['can we afford two analysts for a total of $150,000?', 150_000],
    ['can we afford two analysts at $150,000 between them?', 150_000],
    ['can we afford two analysts at $75,000 each?', 150_000],
    ['can we afford two analysts at $75,000?', 150_000],
  ])('%s', async (question, all) => {
    expect(await askedPlan('consulting', question)).toMatchObject(ofSize(all / 52, 1))
  })
})

describe('a size for a time ahead is the whole of that time', () => {
  it.each([
    ['40 hours fewer next month, what does that do?', -40 / (52 / 12)],
    ['what if we cut 40 hours in December?', -40 / (52 / 12)],
    ['what if we cut 40 hours over the coming quarter?', -40 / 13],
    ['what if we cut 40 hours a week next month?', -40],
    ['what if we sell 20 fewer days next month?', -20 / (52 / 12)],
    ['what if we cut 40 hours a quarter?', -40 / 13],
    ['what if we cut 40 hours a week?', -40],
    ['what if we cut 40 hours next week?', -40],
  ])('%s', async (question, size) => {
    expect(await askedPlan('consulting', question)).toMatchObject(ofSize(size, 3))
  })
})

describe('what stays the same is not compared as two words', () => {
  it.each([
    'if sales rise 10% and only wages stay the same?',
    'costs stay the same and we lose two landlords, then what?',
    'wages remained the same and revenue fell, what happens to profit?',
  ])('%s', async (question) => {
    expect(await askedPlan('realestate', question)).not.toMatchObject({ operator: 'define' })
  })
})

describe('decisions that did not work are those that missed', () => {
  it.each([
    ['which decision has not paid off?', 'missed'],
    ['which advice didn’t work?', 'missed'],
    ['which of our decisions paid off?', 'hit'],
  ])('%s', async (question, verdict) => {
    expect(await askedPlan('consulting', question)).toMatchObject({ operator: 'decided', verdict })
  })
  it('lists the one that missed', async () => {
    const text = await askedText('consulting', 'which decision has not paid off?')
    expect(text).toMatch(/Sell two pilot projects/)
    expect(text).not.toMatch(/came true\b.*\n.*Cancel the trade journal/)
  })
})

describe('who doubts an answer gets what it is made of, or how sure it is', () => {
  it.each(['is that correct?', 'double check that', 'check again', 'wrong', 'really?'])(
    '%s',
    async (doubt) => {
      const { message } = await askedInTurn('cafe', 'what was profit last month?', doubt)
      expect(message).toMatch(/^Profit was .*\n\n?- The week of /)
    },
  )
  it.each(['are you certain?', 'how sure are you about the $410?', 'that doesn’t sound right'])(
    '%s',
    async (doubt) => {
      const { message } = await askedInTurn('cafe', 'should we get a second roaster quote?', doubt)
      expect(message).toMatch(/sure\. The weakest part/)
    },
  )
})

describe('how often is heard wherever it is said', () => {
  it.each([
    ['if 10 more people came in each day', 70],
    ['if 10 more people a day came in', 70],
    ['what if each day 10 more customers came', 70],
    ['what if 5 fewer customers a week came in', -5],
  ])('%s', async (question, size) => {
    expect(await askedPlan('cafe', question)).toMatchObject({
      changes: [{ lever: 'volume', by: 'amount', size }],
    })
  })
})

describe('a person on some days is no whole week', () => {
  it.each([
    ['could we run with one less person on tuesdays', -38 / 5],
    ['what if we drop one barista on Mondays and Tuesdays', (-38 * 2) / 5],
    ['what if we drop one barista', -38],
    ['what if we cut one shift on Mondays', -5],
  ])('%s', async (question, size) => {
    expect(await askedPlan('cafe', question)).toMatchObject(ofSize(size, 3))
  })
})
